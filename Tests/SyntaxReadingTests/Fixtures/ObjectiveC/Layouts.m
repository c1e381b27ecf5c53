@interface Layouts:NSObject{int a,*b;}
-(id)x;-(id)x:(int)x y:(int)y;-(void):x:(int)z;
@property(nonatomic,strong)Layouts*next,*previous;@property int tally;
@property (nonatomic, copy) NSArray<NSDictionary<NSString *, id> *> * _Nonnull rows;
@property (nonatomic) unsigned long long total;
@property (nonatomic) const char *cName;
@property (nonatomic) CGRect frame API_AVAILABLE(ios(13.0));
@property (nonatomic) BOOL (^filter)(id object, NSUInteger index);
@property (nonatomic) int (*function)(int);
+(instancetype)make:(void(^)(Layouts*made))block;
- (void)variadic:(id)first, ... __attribute__((sentinel));
@end

@implementation Layouts
-(id)x{return self;}
-(id)x:(int)x y:(int)y{return[self x];}
-(void):x:(int)z{}
+(instancetype)make:(void(^)(Layouts*made))block{Layouts*made=[[self alloc]init];if(block)block(made);return made;}
- (void)variadic:(id)first, ...
{
    va_list list;
    va_start(list, first);
    for (id each = first; each != nil; each = __builtin_va_arg(list, id))
        NSLog(@"%@", each);
    va_end(list);
}

- (id)messages
{
    id o=[[[self x]x:1 y:2]x:(int)3 y:-4];
    o = [[Layouts make:^(Layouts *made) { made.tally = 1; }] x];
    o = [self
        x:
            a
            ? 1
            : 2
        y:a ?: *b];
    [self :nil :2];
    [self x:a y:a*2+1], [self x];
    (void)[self x];
    o = ((Layouts *)o).next.previous;
    o = [(id)o x];
    o = (id)[o x];
    [self variadic:@"a", @"b", @(1 + 2), @[@"c"], nil];
    o = [[NSMutableArray<NSString *> alloc] init];
    o = [NSArray<NSString *> new];
    o = [self.next x][0];
    o = [Layouts class] == [o class] ? [o x] : nil;
    [[o class] make:nil];
    [self.next.previous x:self.next.tally y:[self.next x] != nil];
    o = [o performSelector:@selector(x) withObject:@selector(x:y:) == NSSelectorFromString(@"::") ? o : nil];
    [o performSelector:@selector(::) withObject:nil];
    SEL none = @selector(setTally:);
    return [self performSelector:none withObject:@protocol(NSObject)];
}

- (void)literals {
    id a = @"x" "y" @"z", b = @1, c = @-1, d = @1.5f, e = @'c', f = @YES, g = @(a != nil), h = @("text");
    a = @[];
    a = @[@1, @[@2, @3,], @{},];
    b = @{@"a" : @1, @"b": a ? @2 : @3, (id)c: @{@"d": d, @"e": @[e, f]}};
    const char *text = "a" "b\"" "c", *other = @encode(CGRect);
    char quote = '"', apostrophe = '\'', wide = L'x';
    double numbers[] = {1.0, .5, 1e-3, 0x1p4, 1.f, 10UL};
    CGRect rect = {{1, 2}, {3, 4}}, second = {.origin = {.x = 1}, .size.width = 2};
    int table[4] = {[0] = 1, [2] = 3 + 4};
    rect = (CGRect){ .origin = rect.origin, .size = (CGSize){1, 2} };
    NSLog(@"%@ %@ %s %s", g, h, text, other), (void)quote, (void)numbers, (void)table, (void)second;
    if (apostrophe == wide) return;
}

- (void)blocks {
    void (^plain)(void) = ^{};
    int (^typed)(int, int) = ^int(int x, int y) { return x + y; };
    id (^object)(id) = ^id (id x) { return x; };
    NSArray<NSString *> *(^list)(void) = ^NSArray<NSString *> *{ return nil; };
    NSArray *(^pointer)(NSUInteger) = ^NSArray *(NSUInteger n) { return @[@(n)]; };
    BOOL (^nested)(BOOL (^)(id)) = ^(BOOL (^test)(id value)) { return test(nil); };
    __block int count = 0;
    plain(), typed(1, count), object(nil), list(), pointer(2);
    ^{ count++; }();
    nested(^BOOL(id value) { return value == nil; });
    [self.rows enumerateObjectsUsingBlock:^(NSDictionary<NSString *, id> *row, NSUInteger index, BOOL *stop) {
        if (index > 3) *stop = YES;
        else [row enumerateKeysAndObjectsUsingBlock:^(NSString *key, id value, BOOL *innerStop) { *innerStop = count > 1; }];
    }];
    NSArray *sorted = [self.rows sortedArrayUsingComparator:^NSInteger(id left, id right) {
        return [left count] < [right count] ? -1 : ([left count] > [right count]);
    }];
    [UIView animateWithDuration:0.2 delay:0
        options:1 << 2 | 1 << 3
        animations:^{
            for (UIView *view in sorted) { view.alpha = 0; }
        }
        completion:^(BOOL finished) { if (finished) { self.filter = ^BOOL(id x, NSUInteger i) { return i % 2; }; } }];
    self.function = &twice;
    self.function(3);
    (*self.function)(4);
    BOOL (^filter)(id object, NSUInteger index) = self.filter;
    if (filter && filter(self, 0)) { return; }
}

int twice(int x) { return x * 2; }

- (void)declarations
{
    int one = 1, *two = &one, **three = &two, four[3], (*five)[3] = &four;
    unsigned long long big = 1ull; const char *const name = "n"; static const int shared = 3;
    unsigned short a1; signed char a2 = 'a'; long double a3 = 1.0L; volatile int a4 = 0; register int a5 = 1;
    NSString *first = nil, *second; NSString*third=first; NSString * fourth = third; NSString* fifth;
    id<NSObject, NSCopying> object; id <NSObject> spaced = nil; Class type = [self class]; Class<NSObject> kind = type;
    __kindof UIView *view = nil; UIView *_Nullable maybe = view; __unsafe_unretained id unsafe = nil;
    NSArray<NSArray<NSString *> *> *rows = nil; NSDictionary<NSString *, void (^)(BOOL)> *handlers = @{};
    NSError *__autoreleasing error = nil; NSError * __autoreleasing *out = &error;
    struct Local { int x, y; } local = {1, 2}, *localPointer = &local; struct Local copy = *localPointer;
    enum { Red, Green = 4 } colour = Red; union { int i; float f; } both; both.i = colour;
    typedef struct Local LocalType; LocalType last = copy;
    typeof(one) same = one; __typeof__(first) sameText = first; __auto_type automatic = @"x";
    int (*pointer)(int) = twice, (*pointers[2])(int) = {twice, &twice};
    size_t size = sizeof(int) + sizeof one + sizeof(one) + sizeof(struct Local) + sizeof(CGRect) + sizeof *two + sizeof(int *[2]);
    BOOL isThere __attribute__((unused)) = rows && handlers, isSame = first == second;
    handlers[@"x"](isSame);
    a1 = (unsigned short)a2 + (int)a3 * -a4 - (a5); four[0] = (one) - 1; four[1] = (one) & shared;
    one = pointers[0](one) + pointer(2), *two = ***&three;
    NSLog(@"%@ %zu %s %llu", sameText, size, name, big);
    (void)five; (void)object; (void)spaced; (void)kind; (void)maybe; (void)unsafe; (void)out; (void)last; (void)same;
    (void)automatic; (void)fourth; (void)fifth; (void)isThere;
}
@end
