/**
 * An integer hash in bits: the hashes of numbers one after another, and which bits of them change with each bit of what is hashed. Words of a
 * hash of several words lie one above the other, the first at the bottom.
 */
import type { Text } from '@kirari/addons/catalogue'
import { fn, If, float, max, mix, select, uint, uvec2, uvec3, uvec4, vec2, vec3 } from 'kirari/node'
import type { Float, Uint, UVec2, UVec3, UVec4, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { cool, faint, ground, mint, paper, rose, rule, warm } from '../paint/palette.ts'
import { pixel, place } from '../paint/plane.ts'
import type { Preview } from '../preview.ts'
import { frame, gridLine, inside, over, stroke } from '../paint/stroke.ts'
import type { Values } from '../values.ts'

/** Half the side of a square of bits. */
const half = 0.4
const [left, right] = [-0.438, 0.438]

export interface AvalancheOptions {
  /** Of functions of several words, whose bits lie one above the other. Default: one. */
  readonly words?: 1 | 2 | 3 | 4
}

export const avalanche = ({ words = 1 }: AvalancheOptions): Preview => {
  /** In a row, and in a column. */
  const count = 32 * words
  return {
    controls: parameterControls,
    startSeconds: undefined,
    handles: () => [],
    describe: (name) => (words === 1 ? oneWord(name) : severalWords(name, words)),
    fragment(subject, values) {
      const parameter = subject.parameters[0]?.name ?? 'v'
      const whole = (value: Float): Uint => uint(value.add(0.5).floor())
      const hash = hashOf(words, (v) => apply<HashWords>(subject, values, [], { [parameter]: v }))
      const first = firstOf(words, parameter, values, whole)
      const bits = fn('bits', [{ p: vec2 }], vec3, (p) => {
        const isLeft = p.x.lessThan(0).toConst('isLeft')
        const middle = select(float(right), float(left), isLeft)
        const at = vec2(p.x.sub(middle), p.y)
          .div(2 * half)
          .add(0.5)
          .mul(count)
          .toConst('at')
        const cell = at
          .floor()
          .clamp(0, count - 1)
          .toConst('cell')
        const [column, row] = [uint(cell.x).toConst('column'), uint(cell.y).toConst('row')]
        const word = uint(0).toVar('word')
        const one = uint(1)
        const from = first.map((component, i) => component.toConst(`from${i}`))
        If(isLeft, () => {
          // The first word counts up, the others stay.
          const hashed = hash(from.map((component, i) => (i === 0 ? component.add(column) : component)))
          word.assign(chosen(hashed, row.shiftRight(5)).shiftRight(row.bitAnd(31)).bitAnd(one))
        }).Else(() => {
          // The lowest bit of the first word in the lowest row, the lowest of the first result on the right.
          const flipped = from.map((component, i) => component.bitXor(select(uint(0), one.shiftLeft(row.bitAnd(31)), row.shiftRight(5).equal(i))))
          const back = uint(count - 1)
            .sub(column)
            .toConst('back')
          const out = back.shiftRight(5).toConst('out')
          const changed = chosen(hash(from), out).bitXor(chosen(hash(flipped), out))
          word.assign(changed.shiftRight(back.bitAnd(31)).bitAnd(one))
        })
        const isSet = float(word)
        const local = at.fract().sub(0.5).abs()
        // Many bits touch: the gaps between them would be finer than a pixel.
        const square = words === 1 ? inside(max(local.x, local.y).sub(0.385), pixel.mul(count / (2 * half))) : float(1)
        // The first column is the number whose bits are changed on the right. Words differ in tint.
        const ofLeft = tinted(row.shiftRight(5), [cool, mint, cool, mint])
        const ofRight = tinted(row.shiftRight(5).add(uint(cell.x).shiftRight(5)), [warm, rose, warm, rose, warm, rose, warm])
        const tint = select(select(ofLeft, paper, column.equal(0)), ofRight, isLeft.not())
        return mix(ground, mix(faint, tint, isSet), square)
      })
      const p: Vec2 = place
      const panels: Float = frame(p, [left, 0], [half + 0.012, half + 0.012]).coverage.add(frame(p, [right, 0], [half + 0.012, half + 0.012]).coverage)
      const picture: Vec3 = over(ground, rule.mul(0.4), panels)
      const squares = frame(p, [left, 0], [half, half]).coverage.add(frame(p, [right, 0], [half, half]).coverage)
      const drawn = over(picture, bits(p), squares)
      if (words === 1) return drawn
      // Lines between words: across on the left, both ways on the right.
      const apart = (2 * half) / words
      const lines = max(
        stroke(gridLine(p.y.add(half), apart), 0.004),
        stroke(gridLine(p.x.sub(right).add(half), apart), 0.004).mul(select(0, 1, p.x.greaterThan(0))),
      )
      return over(drawn, ground, lines.mul(squares))
    },
  }
}

const oneWord = (name: string): Text => ({
  en: `Left: the 32 bits of ${name} in columns, for 32 numbers one after another. Right: for the first of them, the bits of the result that change when one bit of the number does, a row for each bit; about half of each row.`,
  ja: `左は、連続する32個の数に対する${name}の結果を、32ビットずつ縦に並べたものです。右は、最初の数のビットを一つずつ反転したとき、結果のどのビットが変わるかを1行ずつ示しています。どの行もおよそ半分が変わります。`,
})

const severalWords = (name: string, words: number): Text => ({
  en: `Left: the bits of the ${words} results of ${name} in columns, one word above the other, while the first input counts up from column to column. Right: the bits of the results that change when one bit of an input does, a row for each of the ${32 * words} bits, from the lowest of the first input at the bottom. Dark corners are bits that this input bit does not reach.`,
  ja: `左は、一つ目の入力を1ずつ増やしたときの${name}の${words}個の結果を、ビットごとに縦に積み重ねて並べたものです。右は、入力の${32 * words}個のビットを一つずつ反転したとき、結果のどのビットが変わるかを1行ずつ示しています。一番下が一つ目の入力の最下位ビットです。暗い隅は、その入力ビットが届かないところです。`,
})

type HashWords = Uint | UVec2 | UVec3 | UVec4

/** The hash from words to words, whatever vector holds them. */
const hashOf =
  (words: 1 | 2 | 3 | 4, call: (v: HashWords) => HashWords) =>
  ([x = uint(0), y = uint(0), z = uint(0), w = uint(0)]: readonly Uint[]): readonly Uint[] => {
    const vector = [x, uvec2(x, y), uvec3(x, y, z), uvec4(x, y, z, w)][words - 1] ?? x
    const result = call(vector).toConst('result')
    // The result has as many components as the argument.
    return words === 1 ? [result as Uint] : components.slice(0, words).map((letter) => Reflect.get(result, letter) as Uint)
  }

const components = ['x', 'y', 'z', 'w'] as const

/** The words that are set. */
const firstOf = (words: 1 | 2 | 3 | 4, id: string, values: Values, whole: (value: Float) => Uint): readonly Uint[] => {
  switch (words) {
    case 1:
      return [whole(values.float(id))]
    case 2: {
      const { x, y } = values.vec2(id)
      return [x, y].map(whole)
    }
    case 3: {
      const { x, y, z } = values.vec3(id)
      return [x, y, z].map(whole)
    }
    case 4: {
      const { x, y, z, w } = values.vec4(id)
      return [x, y, z, w].map(whole)
    }
  }
}

const chosen = (of: readonly Uint[], index: Uint): Uint => of.reduce((others, one, i) => select(others, one, index.equal(i)))

const tinted = (index: Uint, tints: readonly Vec3[]): Vec3 => tints.reduce((others, one, i) => select(others, one, index.equal(i)))
