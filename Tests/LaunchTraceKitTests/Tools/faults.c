// Lets one call of the program fail: of those that FAULT_CALL names the one whose number is in FAULT_AT, with the error
// whose number is in FAULT_ERROR, or with the usual one. That it did is written to the file FAULT_FIRED. Threads make their calls in any order, so each name is counted by itself.
//     clang -shared -fPIC -o faults.so faults.c
//     LD_PRELOAD=./faults.so FAULT_CALL=write FAULT_AT=3 FAULT_FIRED=fired launchtrace ...
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int calls;

static int fails(const char *name, int error) {
    const char *call = getenv("FAULT_CALL"), *at = getenv("FAULT_AT"), *fired = getenv("FAULT_FIRED");
    if (!call || !at || !fired || strcmp(call, name) != 0) return 0;
    if (atomic_fetch_add(&calls, 1) + 1 != atoi(at)) return 0;
    int file = (int)syscall(SYS_openat, AT_FDCWD, fired, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    syscall(SYS_write, file, name, strlen(name));
    syscall(SYS_close, file);
    const char *other = getenv("FAULT_ERROR");
    errno = other && *other ? atoi(other) : error;
    return 1;
}

// A pipe that the program has made for itself has no disk that could fail.
static int is_own_pipe(int descriptor) {
    struct stat status;
    return descriptor > 2 && fstat(descriptor, &status) == 0 && S_ISFIFO(status.st_mode);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    // A terminal, which is only looked for.
    int is_device = strncmp(path, "/dev/", 5) == 0;
    return !is_device && fails("open", EACCES) ? -1 : NEXT(open)(path, flags, mode);
}

// Half of it gets there.
ssize_t write(int descriptor, const void *bytes, size_t count) {
    if (is_own_pipe(descriptor) || !fails("write", ENOSPC)) return NEXT(write)(descriptor, bytes, count);
    syscall(SYS_write, descriptor, bytes, count / 2);
    errno = ENOSPC;
    return -1;
}

// The descriptor is gone all the same, as Linux has it.
int close(int descriptor) {
    if (is_own_pipe(descriptor) || !fails("close", EIO)) return NEXT(close)(descriptor);
    syscall(SYS_close, descriptor);
    errno = EIO;
    return -1;
}

// What a runtime reads for itself, and pipes, aren't inputs.
static int is_input(int descriptor) {
    struct stat status;
    return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0;
}

ssize_t read(int descriptor, void *bytes, size_t count) {
    return is_input(descriptor) && fails("read", EIO) ? -1 : NEXT(read)(descriptor, bytes, count);
}

char *realpath(const char *path, char *found) { return fails("realpath", EIO) ? NULL : NEXT(realpath)(path, found); }
DIR *opendir(const char *path) { return fails("opendir", EMFILE) ? NULL : NEXT(opendir)(path); }
struct dirent *readdir(DIR *folder) { return fails("readdir", EIO) ? NULL : NEXT(readdir)(folder); }
int rename(const char *from, const char *to) { return fails("rename", EIO) ? -1 : NEXT(rename)(from, to); }
int link(const char *from, const char *to) { return fails("link", EIO) ? -1 : NEXT(link)(from, to); }
int unlink(const char *path) { return fails("unlink", EIO) ? -1 : NEXT(unlink)(path); }
int mkdir(const char *path, mode_t mode) { return fails("mkdir", ENOSPC) ? -1 : NEXT(mkdir)(path, mode); }
int fsync(int descriptor) { return fails("fsync", EIO) ? -1 : NEXT(fsync)(descriptor); }
int fchmod(int descriptor, mode_t mode) { return fails("fchmod", EPERM) ? -1 : NEXT(fchmod)(descriptor, mode); }
