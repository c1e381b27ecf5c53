import CLibrary

/// Lets one thread in at a time.
package final class Lock: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t> = .allocate(capacity: 1)

    package init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    fileprivate var mutexOfCondition: UnsafeMutablePointer<pthread_mutex_t> { mutex }

    package func withLock<Result>(_ work: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return work()
    }
}

/// Lets threads wait until another thread has changed their shared state.
final class Condition: @unchecked Sendable {
    private let lock = Lock()
    private let condition: UnsafeMutablePointer<pthread_cond_t> = .allocate(capacity: 1)

    init() { pthread_cond_init(condition, nil) }

    deinit {
        pthread_cond_destroy(condition)
        condition.deallocate()
    }

    /// Waits until a change is possible, and wakes the other threads.
    func change(_ attempt: () -> Bool) {
        lock.withLock {
            while !attempt() { pthread_cond_wait(condition, lock.mutexOfCondition) }
            pthread_cond_broadcast(condition)
        }
    }
}
