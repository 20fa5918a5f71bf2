/** The grammars that the demo begins with: curves that are mathematics, and plants of our own. */
import type { Text } from '@kirari/addons/catalogue'

interface Preset {
  readonly name: Text
  readonly text: string
}

export const grammars = {
  cherry: {
    name: { en: 'Cherry in blossom', ja: '満開の桜' },
    text: `angle: 40
steps: 10
tropism: 0.03
axiom: !(0.6)F(0.5)!(0.5)F(0.5)A(1.5, 0.5)
A(l, w) : w > 0.06 -> !(w)F(l/3)S F(l/3)S F(l/3)
  [&(random(26, 38))A(l*0.9, w*0.72)]
  /(random(120, 150))[&(random(38, 56))A(l*0.84, w*0.55)]
  /(random(110, 140))[&(random(42, 60))A(l*0.8, w*0.42)]
A(l, w) -> !(w*0.7)F(0.2)S F(0.2)S B(5)
S -> &(random(-14, 14))+(random(-14, 14))
B(n) : n > 0 -> !(0.02)F(0.1)S[K]/(137.5)[K]/(137.5)[K]/(137.5)B(n-1)
K -> &(random(40, 80))!(0.012)F(0.06)P/(72)P/(72)P/(72)P/(72)P
P -> [&(62)~(0.14, 1)]`,
  },
  koch: {
    name: { en: 'Koch snowflake', ja: 'コッホ雪片' },
    text: `angle: 60
steps: 4
width: 0.34
axiom: -(30)F--F--F
F -> F+F--F+F`,
  },
  dragon: {
    name: { en: 'Dragon curve', ja: 'ドラゴン曲線' },
    text: `angle: 90
steps: 11
width: 0.4
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
width: 0.36
axiom: F
F -> F+G++G-F--FF-G+
G -> -F+GG++G+F--F-G`,
  },
  arrowhead: {
    name: { en: 'Sierpiński arrowhead', ja: 'シェルピンスキーの矢じり' },
    text: `angle: 60
steps: 7
width: 0.4
axiom: -(90)F
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
