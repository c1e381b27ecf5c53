extension ObjectiveCTreeTests {
    static let expressions = [
        Case(
            "messages", "void f() { [a b]; [A c:d e:f ? g : h, i, nil]; [super :j]; [[B<C *> new] k]; [l m](n); }",
            """
            function statement f > block body
              call statement > member callee b > name base a
              call statement
                member callee c:e: > name base A
                argument argument c > name value d
                argument argument e > ternary value
                  name condition f
                  name then g
                  name otherwise h
                argument argument > name value i
                argument argument > literal value [nil]
              call statement
                member callee : > name base super
                argument argument > name value j
              call statement > member callee k > call base > member callee new > name base B
              call statement
                call callee > member callee m > name base l
                argument argument > name value n
            """),
        Case(
            "members", "void f() { a.b.c = d->e[f]; self.g(h); }",
            """
            function statement f > block body
              assignment statement =
                member left c > member base b > name base a
                subscript right
                  member base e > name base d
                  argument argument > name value f
              call statement
                member callee g > name base self
                argument argument > name value h
            """),
        Case(
            "literals", #"void f() { a(nil, YES, 1.5f, 'b', @1, @-2, @NO, L'c'); d = @"e" "f" G @"h"; }"#,
            """
            function statement f > block body
              call statement
                name callee a
                argument argument > literal value [nil]
                argument argument > literal value [YES]
                argument argument > literal value [1.5f]
                argument argument > literal value ['b']
                argument argument > literal value [@1]
                argument argument > literal value [@-2]
                argument argument > literal value [@NO]
                argument argument > literal value [L'c']
              assignment statement =
                name left d
                string right [@"e" "f" G @"h"]
            """),
        Case(
            "collections", #"void f() { a = @[b, @[],]; c = @{d: e, @"f": g ?: h}; i = @(j + 1); }"#,
            """
            function statement f > block body
              assignment statement =
                name left a
                array right
                  name element b
                  array element [@[]]
              assignment statement =
                name left c
                dictionary right
                  name key d
                  name value e
                  string key [@"f"]
                  ternary value
                    name condition g
                    name otherwise h
              assignment statement =
                name left i
                tuple right > argument argument > binary value +
                  name left j
                  literal right [1]
            """),
        Case(
            "blocks", "void f() { a(^{ b; }, ^(int c) { }, ^NSArray<D *> *(E *g, void (^h)(id)) { return i; }); }",
            """
            function statement f > block body > call statement
              name callee a
              argument argument > closure value > name statement b
              argument argument > closure value > parameter parameter c
              argument argument > closure value
                parameter parameter g
                parameter parameter h
                return statement > name value i
            """),
        Case(
            "operators",
            """
            void f() { a = b + c * d - e; f += -g << 2; h = i && !j || k == l; *m++ = &n; o = p ? q : r;
                s, t; u = v = w; }
            """,
            """
            function statement f > block body
              assignment statement =
                name left a
                binary right -
                  binary left +
                    name left b
                    binary right *
                      name left c
                      name right d
                  name right e
              assignment statement +=
                name left f
                binary right <<
                  prefix left - > name operand g
                  literal right [2]
              assignment statement =
                name left h
                binary right ||
                  binary left &&
                    name left i
                    prefix right ! > name operand j
                  binary right ==
                    name left k
                    name right l
              assignment statement =
                prefix left * > postfix operand ++ > name operand m
                prefix right & > name operand n
              assignment statement =
                name left o
                ternary right
                  name condition p
                  name then q
                  name otherwise r
              binary statement ,
                name left s
                name right t
              assignment statement =
                name left u
                assignment right =
                  name left v
                  name right w
            """),
        Case(
            "casts",
            """
            void f() { a = (B *)c; d = (__bridge id)e; f = (CGSize){1, 2}; g = (h) - 1; i = (id)[j k];
                l = (m)(n); o = (Int)(q); }
            """,
            """
            function statement f > block body
              assignment statement =
                name left a
                cast right > name value c
              assignment statement =
                name left d
                cast right > name value e
              assignment statement =
                name left f
                cast right > tuple value
                  argument argument > literal value [1]
                  argument argument > literal value [2]
              assignment statement =
                name left g
                binary right -
                  tuple left > argument argument > name value h
                  literal right [1]
              assignment statement =
                name left i
                cast right > call value > member callee k > name base j
              assignment statement =
                name left l
                call right
                  tuple callee > argument argument > name value m
                  argument argument > name value n
              assignment statement =
                name left o
                cast right > tuple value > argument argument > name value q
            """),
        Case(
            "words with parentheses",
            """
            void f() { if (@available(iOS 13, *)) a = @selector(b:c:); d = @protocol(E);
                g = @encode(int *); h = sizeof(int) + sizeof(i) + sizeof j; k = ({ l; m; });
                n = va_arg(o, P *); _Generic(q, int: r, default: s); }
            """,
            """
            function statement f > block body
              if statement
                availability condition available
                assignment then =
                  name left a
                  macro right selector > argument argument > name value b:c:
              assignment statement =
                name left d
                macro right protocol > argument argument > name value E
              assignment statement =
                name left g
                macro right encode > argument argument > typeName value [int *]
              assignment statement =
                name left h
                binary right +
                  binary left +
                    prefix left sizeof > typeName operand [int]
                    prefix right sizeof > tuple operand > argument argument > name value i
                  prefix right sizeof > name operand j
              assignment statement =
                name left k
                tuple right > argument argument > block value
                  name statement l
                  name statement m
              assignment statement =
                name left n
                call right
                  name callee va_arg
                  argument argument > name value o
                  argument argument > typeName value [P *]
              macro statement _Generic
                argument argument > name value q
                argument argument > name value r
                argument argument > name value s
            """),
        Case(
            "C++", isPlusPlus: true,
            """
            void f() { a::b<C>(d); e = static_cast<G *>(h); i = {j, k}; if (l & m) { } n = o && p(q);
                r << s; }
            """,
            """
            function statement f > block body
              call statement
                name callee a::b
                argument argument > name value d
              assignment statement =
                name left e
                cast right static_cast > name value h
              assignment statement =
                name left i
                tuple right
                  argument argument > name value j
                  argument argument > name value k
              if statement
                binary condition &
                  name left l
                  name right m
                block then [{ }]
              assignment statement =
                name left n
                binary right &&
                  name left o
                  call right
                    name callee p
                    argument argument > name value q
              binary statement <<
                name left r
                name right s
            """),
    ]
}
