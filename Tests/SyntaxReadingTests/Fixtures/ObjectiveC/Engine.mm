#include <vector>

namespace app { namespace inner {
class Engine;
constexpr int kLimit = 4;
enum class Mode : int { Fast, Slow };
using Numbers = std::vector<int>;
static inline int doubled(int x) { return x * 2; }
} }

using namespace app::inner;

class app::inner::Engine {
public:
    explicit Engine(int count = 3) : count_(count), mode_(Mode::Fast) { numbers_.push_back(count); }
    Engine(const Engine &other) = delete;
    virtual ~Engine() { numbers_.clear(); }
    virtual int run(int times, bool twice = false) const;
    int count() const noexcept { return count_; }
    Numbers &numbers() { return numbers_; }
    Engine &reset(int count);
    static Engine *shared();
    bool operator==(const Engine &other) const { return count_ == other.count_; }
private:
    int count_;
    Mode mode_{Mode::Slow};
    Numbers numbers_;
    id owner_ = nil;
};

int Engine::run(int times, bool twice) const {
    int total = 0;
    for (int number : numbers_) { total += number; }
    for (const auto &number : numbers_) total += number;
    for (auto i = 0; i < times; ++i) {
        if (int found = doubled(i); found > 3) { total += found; } else if (twice) { total = std::max(total, i); }
    }
    return app::inner::doubled(total);
}

Engine *Engine::shared()
{
    static Engine *shared = new Engine(3);
    return shared;
}

Engine &Engine::reset(int count) { count_ = count; return *this; }

struct Wrapper { Engine *engine; ~Wrapper() { delete engine; } };

@interface Player : NSObject {
    Engine *_engine;
    std::unique<Wrapper> _wrapper;
    std::vector<NSString *> _names;
}
@property (nonatomic, assign) Engine *engine;
@property (nonatomic) NSString *title;
- (instancetype)initWithEngine:(Engine &)engine;
- (void)play:(const std::vector<int> &)numbers;
@end

@implementation Player

- (instancetype)initWithEngine:(Engine &)engine {
    if ((self = [super init])) {
        _engine = &engine;
        _wrapper = std::make<Wrapper>(3);
    }
    return self;
}

- (void)play:(const std::vector<int> &)numbers {
    auto engine = Engine::shared();
    auto *other = new Engine(numbers.size());
    std::vector<int> local(3, 4);
    std::vector<NSString *> names;
    names.push_back(@"a");
    int total = static_cast<int>(numbers.size()) + local.as<int>();
    const int &reference = total;
    total += engine->run(2, true) + _engine->count() + other->count();
    auto add = [total](int x) { return x + total; };
    auto log = [&](NSString *text) -> void { NSLog(@"%@ %d", text, total); [self setTitle:text]; };
    auto empty = [] { return 1; };
    log(@"x"), log([NSString stringWithFormat:@"%d", add(reference)]);
    dispatch_async(dispatch_get_main_queue(), ^{
        [self play:local];
        for (NSString *name : names) { NSLog(@"%@", name); }
    });
    for (NSString *name in @[@"b"]) { [self.title isEqualToString:name]; }
    if (_wrapper.get() != nullptr && _wrapper->engine) { delete other; }
    switch (app::inner::Mode::Fast) { case Mode::Fast: total = empty(); break; case app::inner::Mode::Slow: break; }
    bool same = *engine == *other ? true : false;
    if (same) return;
    if (total & reference) total++; else if (same && add(1)) total--; else if (total * reference) same = !same;
    while (total && empty()) { total = total & reference; }
    std::vector<Mode> modes;
    for (Mode &mode : modes) { mode = Mode::Slow; }
    [self setTitle:total > kLimit ? @"many" : @"few"];
    self.engine->run(std::max(1, 2));
}

@end

extern "C" int engine_main(void);
extern "C" {
int engine_main(void) { return [[[Player alloc] initWithEngine:*Engine::shared()] hash] > 0 ? 1 : 0; }
}
