extension ObjectiveCTreeTests {
    static let declarations = [
        Case(
            "classes",
            """
            @interface A<T> (B) : C <D, E> { @private int f, *g; }
            @property (class, copy) NSArray<NSString *> *names, *other;
            @property void (^done)(BOOL);
            + (T)h;
            - (id)i:(int)j :(nullable K *)__unused l NS_SWIFT_NAME(m());
            @end
            """,
            """
            type statement A
              variable member f
              variable member g
              variable member names
              variable member other
              variable member done
              function member h
              function member i::
                parameter parameter j
                parameter parameter l
            """),
        Case(
            "implementations",
            """
            @implementation A { id b; }
            @synthesize c = _c;
            @dynamic d;
            static int e = 1;
            - (void)f:(void (^)(int))g { h; }
            int i(int j, void (*k)(int), char *l[]) { }
            @end
            """,
            """
            type statement A
              variable member b
              otherDeclaration member [@synthesize c = _c]
              otherDeclaration member [@dynamic d]
              variable member e > literal value [1]
              function member f:
                parameter parameter g
                block body > name statement h
              function member i
                parameter parameter j
                parameter parameter k
                parameter parameter l
                block body [{ }]
            """),
        Case(
            "protocols and forward declarations",
            """
            @class A, B;
            @protocol C;
            @protocol D <E>
            @optional
            - (void)f;
            @end
            @import G;
            """,
            """
            otherDeclaration statement [@class A, B]
            otherDeclaration statement [@protocol C]
            type statement D > function member f
            otherDeclaration statement [@import G]
            """),
        Case(
            "types of C",
            """
            typedef NS_ENUM(NSInteger, A) { B, C };
            typedef void (^D)(int);
            typedef struct { int e; } F;
            struct G { int h; } i;
            enum { J };
            int k(void);
            extern "C" { int l(); }
            """,
            """
            otherDeclaration statement A
            otherDeclaration statement D
            otherDeclaration statement F
            otherDeclaration statement G
            variable statement i
            otherDeclaration statement [enum { J }]
            otherDeclaration statement k
            otherDeclaration statement l
            """),
        Case(
            "macros",
            """
            NS_ASSUME_NONNULL_BEGIN
            EXPORT_IT NSString *const a;
            MAKE(b, c)
            __attribute__((objc_root_class)) @interface D
            @end
            E_F(g) int h(void) { }
            """,
            """
            name statement NS_ASSUME_NONNULL_BEGIN
            variable statement a
            call statement
              name callee MAKE
              argument argument > name value b
              argument argument > name value c
            type statement D
            function statement h > block body [{ }]
            """),
        Case(
            "variables",
            """
            void f() { static const unsigned long a = 1, *b, c[2]; __weak typeof(self) d = self;
                int (*e)(int) = f; id<G> h; T *i = {1, .j = 2, [3] = 4}; struct K l; }
            """,
            """
            function statement f > block body
              variable statement a > literal value [1]
              variable statement b
              variable statement c
              variable statement d > name value self
              variable statement e > name value f
              variable statement h
              variable statement i > tuple value
                argument argument > literal value [1]
                argument argument j > literal value [2]
                argument argument > literal value [4]
              variable statement l
            """),
        Case(
            "C++", isPlusPlus: true,
            """
            namespace a {
            class B : public C {
            public:
              B(int d) : e(d) { }
              ~B();
              bool operator==(const B &f) const { return true; }
              int e = 1;
            };
            }
            using namespace a;
            int B::g() const { auto [h, i] = j; }
            template <typename T> T k(T l) { return T{l}; }
            """,
            """
            type statement B
              function member B
                parameter parameter d
                block body [{ }]
              otherDeclaration member B
              function member operator==
                parameter parameter f
                block body > return statement > literal value [true]
              variable member e > literal value [1]
            otherDeclaration statement [using namespace a]
            function statement g > block body > match statement
              variable pattern h
              variable pattern i
              name value j
            function statement k
              parameter parameter l
              block body > return statement > call value
                name callee T
                argument argument > name value l
            """),
    ]
}
