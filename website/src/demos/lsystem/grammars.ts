/** The grammars that the demo begins with: curves that are mathematics, and plants of our own. */

interface Preset {
  readonly name: { readonly en: string; readonly ja: string }
  readonly text: string
}

export const grammars = {
  cherry: {
    name: { en: 'Cherry in blossom', ja: '満開の桜' },
    text: `steps: 13
tropism: -0.06
axiom: !(0.8)F(0.15)!(0.56)F(0.4)!(0.48)F(0.35)A(1.3, 0.44)
A(l, w) : w > 0.04 -> !(w)F(l/3)S F(l/3)S F(l/3)
  [&(random(30, 50))A(l*0.88, w*0.58)]
  /(random(110, 140))[&(random(40, 60))A(l*0.84, w*0.46)]
  /(random(110, 140))&(random(14, 30))A(l*0.9, w*0.74)
A(l, w) -> B(8)
S -> &(random(-13, 13))+(random(-13, 13))
B(n) : n > 0 -> !(0.028)F(0.13)S[K]/(137.5)[K]/(137.5)[K]/(80)B(n-1)
B(n) -> [K]
K ->(5) &(random(40, 95))f(0.07)P/(72)P/(72)P/(72)P/(72)P
K ->(1) &(60)~(0.22)
P -> [&(62)~(0.18, 1)]`,
  },
  fern: {
    name: { en: 'Fern', ja: 'シダ' },
    text: `steps: 36
tropism: 0.055
axiom: Q(0)
Q(k) : k < 11 -> [/(137.5*k)&(9+k*3.4)!(0.14)A(0)]Q(k+1)
A(n) : n < 26 -> !(0.14-n*0.005)F(0.5)$[+(68)!(0.03)W(n, 0)][-(68)!(0.03)W(n, 0)]A(n+1)
W(n, m) : m < 13*sin(180*(n+4)/32) -> F(0.15)[+(58)~(0.36-m*0.02)][-(58)~(0.36-m*0.02)]W(n, m+1)
W(n, m) -> ~(0.16)`,
  },
  meadow: {
    name: { en: 'Meadow', ja: '野の花' },
    text: `steps: 34
tropism: 0.04
axiom: M(0, 256)
M(k, n) : n > 1 -> M(k, n/2)M(k+n/2, n/2)
M(k, n) -> [/(137.508*k)&(90)f(0.3*k^0.5)^(90)/(random(0, 360))Z]
Z ->(5) G[/(140)G]/(70)G
Z ->(2) !(0.04)&(6)H(random(5, 8))
Z ->(1) !(0.05)&(4)T(random(4, 7))
G -> &(random(4, 22))~(random(1.2, 3), 2)
H(n) : n > 0 -> F(0.4)[/(random(0, 360))&(50)~(0.5)]H(n-1)
H(n) -> [&(40)D(0)]
D(n) : n < 12 -> [/(30*n)&(78)~(0.5, 1)]D(n+1)
D(n) -> ^(30)E(0)
E(n) : n < 5 -> [/(72*n)&(60)~(0.24, 4)]E(n+1)
T(n) : n > 0 -> F(0.45)[/(random(0, 360))&(40)~(0.6)]T(n-1)
T(n) -> [&(30)U(0)]
U(n) : n < 11 -> [/(33*n)&(66)~(0.5, 4)]U(n+1)`,
  },
  foxglove: {
    name: { en: 'A signal that opens flowers', ja: '信号で咲く花' },
    text: `# J climbs from internode to internode,
# and opens the buds that it passes.
steps: 40
ignore: F!&/~
axiom: R(0)!(0.2)V(14)A(26)
R(k) : k < 15 -> [/(137.5*k)&(40+k*3)F(0.3)~(1.7)]R(k+1)
A(n) : n > 0 -> !(0.03+n*0.005)F(0.34)I/(137.5)[&(64)!(0.04)F(0.16)K]A(n-1)
V(t) : t > 0 -> V(t-1)
V(t) -> J
J < I -> J
J -> I
J < K -> C(0)
K -> K
C(n) : n < 6 -> [/(60*n)&(24)~(0.2, 1)]C(n+1)
~(s, k) : k == 1 && s < 0.9 -> ~(s*1.17, k)`,
  },
  sunflower: {
    name: { en: 'Sunflower', ja: 'ひまわり' },
    text: `steps: 24
axiom: !(0.3)/(155)S(12)
S(n) : n > 0 -> F(0.75)&(random(-4, 4))[/(137.5*n)&(58)!(0.08)F(0.6)~(1.5)]S(n-1)
S(n) -> !(0.26)&(22)F(0.3)&(24)F(0.3)&(28)F(0.2)M(0, 256)[f(-0.06)L(0, 32)]
M(k, n) : n > 1 -> M(k, n/2)M(k+n/2, n/2)
M(k, n) -> [/(137.508*k)&(90)f(0.075*k^0.5)^(16)~(0.32, 3)]
L(k, n) : n > 1 -> L(k, n/2)L(k+n/2, n/2)
L(k, n) -> [/(11.25*k)&(90)f(1.12)^(random(6, 26))~(1.35, 4)]`,
  },
  spruce: {
    name: { en: 'Spruce', ja: 'トウヒ' },
    text: `angle: 46
steps: 13
tropism: 0.03
axiom: !(0.55)F(0.9)T(0.5)
T(w) -> !(w)F(0.62)[&(80)B(w*0.4)]/(72)[&(80)B(w*0.4)]/(72)[&(80)B(w*0.4)]
  /(72)[&(80)B(w*0.4)]/(72)[&(80)B(w*0.4)]/(103)T(w*0.86)
B(w) -> !(w)F(0.3)N$[+C(4)][-C(4)]B(w*0.8)
C(n) : n > 0 -> !(0.02)F(0.22)N C(n-1)
N -> [&(45)~(0.42, 2)][^(35)~(0.42, 2)][+(40)~(0.42, 2)][-(40)~(0.42, 2)]`,
  },
  willow: {
    name: { en: 'Willow', ja: 'シダレヤナギ' },
    text: `steps: 26
tropism: 0.16
axiom: !(0.8)F(0.3)!(0.58)F(1)F(1)A(1.6, 0.52)
A(l, w) : w > 0.09 -> !(w)F(l/2)+(random(-12, 12))F(l/2)
  [&(random(22, 36))A(l*0.84, w*0.62)]
  /(random(110, 150))[&(random(30, 44))A(l*0.8, w*0.5)]
  /(random(100, 140))&(random(12, 26))A(l*0.86, w*0.7)
A(l, w) -> !(0.05)F(0.3)W(random(9, 15))[&(40)W(random(7, 12))]/(180)[&(40)W(random(7, 12))]
W(n) : n > 0 -> !(0.018)F(0.2)/(137.5)[&(35)~(0.34)]W(n-1)`,
  },
  palm: {
    name: { en: 'Palm', ja: 'ヤシ' },
    text: `steps: 40
tropism: 0.085
axiom: !(0.5)+(9)T(18)
T(n) : n > 0 -> !(0.3+n*0.011)F(0.3)-(1.2)T(n-1)
T(n) -> Q(0)
Q(k) : k < 16 -> [/(137.5*k)&(14+k*5)!(0.09)L(0)]Q(k+1)
L(n) : n < 16 -> F(0.25)$[+(46)&(12)~(1.5-n*0.05, 2)][-(46)&(12)~(1.5-n*0.05, 2)]L(n+1)`,
  },
  koch: {
    name: { en: 'Koch snowflake', ja: 'コッホ雪片' },
    text: `angle: 60
steps: 4
width: 0.85
axiom: -(30)F--F--F
F -> F+F--F+F`,
  },
  dragon: {
    name: { en: 'Dragon curve', ja: 'ドラゴン曲線' },
    text: `angle: 90
steps: 11
width: 0.5
axiom: FX
X -> X+YF+
Y -> -FX-Y`,
  },
  hilbert: {
    name: { en: 'Hilbert curve', ja: 'ヒルベルト曲線' },
    text: `angle: 90
steps: 5
width: 0.4
axiom: L
L -> +RF-LFL-FR+
R -> -LF+RFR+FL-`,
  },
  gosper: {
    name: { en: 'Gosper curve', ja: 'ゴスパー曲線' },
    text: `angle: 60
steps: 4
width: 0.5
axiom: F
F -> F+G++G-F--FF-G+
G -> -F+GG++G+F--F-G`,
  },
  arrowhead: {
    name: { en: 'Sierpiński arrowhead', ja: 'シェルピンスキーの矢じり' },
    text: `angle: 60
steps: 7
width: 0.4
axiom: +(90)F
F -> G-F-G
G -> F+G+F`,
  },
  cube: {
    name: { en: 'Hilbert curve in space', ja: '3次元のヒルベルト曲線' },
    text: `angle: 90
steps: 3
width: 0.3
axiom: X
X -> ^\\XF^\\XFX-F^//XFX&F+//XFX-F/X-/`,
  },
} satisfies { readonly [name: string]: Preset }
