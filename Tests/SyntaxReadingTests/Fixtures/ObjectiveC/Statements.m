typedef struct node node;
struct node { struct node *next; int value; int (*visit)(struct node *node, int depth); };
typedef int (*operation)(int left, int right);
enum level { LOW = 1, MIDDLE, HIGH = MIDDLE + 4 };
static int add(int left, int right) { return left + right; }
static int subtract(int left, int right) { return left - right; }
static operation operations[] = { add, subtract, &add };
static const struct { const char *name; operation function; } table[] = {
    { "add", add },
    { .name = "subtract", .function = subtract },
};
extern int external(const char *, ...);
int declared(void);
static inline int _inline(int x) __attribute__((always_inline));
static inline int _inline(int x) { return x; }
static operation find(const char *name, int length);
static int (*lookup(const char *name))(int, int)
{
    for (int i = 0, n = sizeof(table) / sizeof(table[0]); i < n; i++)
        if (strcmp(table[i].name, name) == 0)
            return table[i].function;
    return 0;
}

static operation find(const char *name, int length) {
    return length ? lookup(name) : operations[0];
}

static int branches(int a, int b)
{
    if (a) b = 1;
    if (a) { b = 2; } else b = 3;
    if (a)
        if (b)
            return 1;
        else
            return 2;
    if (a > 1 && (b < 2 || !a)) return 3; else if (a == b) return 4; else return a ? b ? 1 : 2 : 3;
    if (a)
        ;
    else
        for (;;) { if (a++ > 3) break; else continue; }
    while (a-- > 0) ;
    while (b) { b >>= 1; if (!b) break; }
    do a++; while (a < 10);
    do { a += 2; } while (a < 20 && b != 3);
    for (a = 0, b = 1; a < b; a++, b--) { }
    for (; a; ) a--;
    for (struct node *n = 0; n; n = n->next) n->visit(n, (*n).value);
    for (NSUInteger i = 0; i < 3; ++i) for (int j = 0; j < 2; ++j) external("%d", (int)i * j);
    return 0;
}

static int cases(enum level level, char c) {
    int found = 0;
    switch (level) {
        case LOW: found = 1; break;
        case MIDDLE:
        case HIGH: {
            found = 2;
        }
            break;
        default:
            found = 3;
    }
    switch (c)
    {
        case 'a' ... 'f': found += c - 'a'; break;
        case '0': case '1': if (found) { case '2': found++; } break;
        case 5 + 2 * 3: return 1;
        case (char)9: goto end;
        default: case 10: { int local = found; found = local; }
    }
    switch (c) case 'x': found = 9;
    switch (found) { default: ; }
again:
    if (found-- > 3) goto again;
end:
    return found;
}

static long operators(long a, long b, long *p) {
    long c = a + b * 2 - b / 3 % 4 << 1 >> 2 & 3 | 4 ^ 5;
    c = a < b == b > a != (a <= b) || a >= b && !c;
    c = ~a + -b - +c; c += 1; c -= 2; c *= 3; c /= 4; c %= 5; c &= 6; c |= 7; c ^= 8; c <<= 9; c >>= 10;
    c = a = b = *p; p[0] = p[a] + *(p + 1) - *p++; ++*p; (*p)++; --p[1]; p[2]--;
    c = a?b:c; c = a ? b : a ? c : b; c = a ?: b ?: c; c = (a, b); c = a ? (b, c) : -1;
    c = 1 << a + b; c = a | b << 2 - c; c = a ^ b & c; c = a == b < c; c = a < b >> 1; c = a || b && c | a; c = (p)[0];
    c = a - -b; c = a - - b; c = a+ +b; c = !(a)&&b; c = (a)+(b); c = (a)-(b); c = (a)*(b); c = (long)(a)+(long)-b;
    c = -(a) - (long)b + (long)~a + (long)!b * (long)*p + (long)&a;
    c = a & b && c | a || b ^ c; c = a==b?a!=b:a<b; c = sizeof(long) * 2; c = (sizeof c) + sizeof(a + b);
    c = *&a; c = -*p; c = !*p; c = ((a)); c = (((a) + (b)) * ((c)));
    c = ({ long d = a; d + 1; }); c = ((long (*)(long))0 == 0); c = (long)(void *)p + (long)((char *)p)[0];
    c = _Generic(a, int: 1, long: 2, default: 3) + __builtin_expect(a == b, 0) + _inline((int)c);
    if (a * b) a & b; while (a & b) if (a && add((int)b, 1)) a--; (void)0;
    return c;
}

static void memory(struct node *first, const void *data, size_t length)
{
    struct node *node = (struct node *)malloc(sizeof(struct node)), **cursor = &first, *copy = malloc(sizeof *copy);
    uint8_t *bytes = (uint8_t *)data + 4, byte = *(uint8_t *)data, buffer[16] = {0};
    const uint32_t *words = (const uint32_t *)(const void *)bytes; uint64_t word = (uint64_t)words[0] << 32 | (uint64_t)words[1];
    while ((node = *cursor) != 0) cursor = &node->next;
    *cursor = &(struct node){ .next = 0, .value = (int)length };
    memcpy(buffer, &(int){3}, sizeof(buffer)), free(node);
    (*cursor)->visit((*cursor)->next, ((struct node *)data)->value);
    first->next->next->value = first[1].value + (*first).value + (&first[2])->value;
    if (!(copy = malloc(4))) return; else free(copy);
    external("%s" "%d", (char *)buffer, byte, word), external((const char *){ "x" });
    (void)lookup("x")(1, 2); lookup("y")(find("z", 1)(2, 3), operations[1](4, 5)); ((operation)data)(1, 2);
    __asm__("nop");
}

@interface Holder : NSObject { @public int value; @protected struct node *list; id items[2]; }
@end
@implementation Holder
- (void)hold:(Holder *)other
{
    @autoreleasepool { if (other) { other->value = self->value; } }
    @synchronized(other) { list = 0; items[0] = other; }
    @try { [self hold:nil]; @throw other; }
    @catch (NSString *text) { @throw; }
    @catch (id anything) { }
    @catch (...) { NSLog(@"%s", __func__); }
    @finally { value = 0; }
    CFStringRef string = (__bridge CFStringRef)[self description]; NSString *text = (__bridge NSString *)string;
    void *pointer = (__bridge_retained void *)text; text = (__bridge_transfer id)pointer;
    CFTypeRef kept = CFBridgingRetain([NSString stringWithFormat:@"%@%d", text, value]); CFRelease(kept);
    for (id item in @[@1, @2]) [self hold:item];
    id element; for (element in @[text]) { if (element == self) break; }
    NSInteger sum = [[text lowercaseString] length] + text.length * [text rangeOfString:@"x"].location;
    if ([text isKindOfClass:[NSString class]] && (sum = [text integerValue]) > 0) [self hold:(id)text];
    if (@available(iOS 14, *)) sum++; else if (__builtin_available(iOS 12.1, macOS 10, *)) sum--;
    while (![text isEqualToString:@"a"]) text = [text stringByAppendingFormat:@"%c", 'a'];
    return (void)[self hold:nil];
}
@end
