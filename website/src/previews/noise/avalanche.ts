/** An integer hash in bits: the hashes of numbers one after another, and which bits of one change with each bit of its number. */
import { fn, If, float, max, mix, select, uint, vec2, vec3 } from 'kirari/node'
import type { Float, Uint, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { cool, faint, ground, paper, rule, warm } from '../paint/palette.ts'
import { pixel, place } from '../paint/plane.ts'
import type { Preview } from '../preview.ts'
import { frame, inside, over } from '../paint/stroke.ts'

/** Half the side of a square of 32 × 32 bits. */
const half = 0.4
const [left, right] = [-0.438, 0.438]

export const avalanche: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: () => [],
  describe: (name) => ({
    en: `Left: the 32 bits of ${name} in columns, for 32 numbers one after another. Right: for the first of them, the bits of the result that change when one bit of the number does, a row for each bit; about half of each row.`,
    ja: `左は、連続する32個の数に対する${name}の結果を、32ビットずつ縦に並べたものです。右は、最初の数のビットを一つずつ反転したとき、結果のどのビットが変わるかを1行ずつ示しています。どの行もおよそ半分が変わります。`,
  }),
  fragment(subject, values) {
    const hash = (v: Uint): Uint => apply<Uint>(subject, values, [], { [subject.parameters[0]?.name ?? 'v']: v })
    const first = uint(
      values
        .float(subject.parameters[0]?.name ?? 'v')
        .add(0.5)
        .floor(),
    )
    const bits = fn('bits', [{ p: vec2 }], vec3, (p) => {
      const isLeft = p.x.lessThan(0).toConst('isLeft')
      const middle = select(float(right), float(left), isLeft)
      const at = vec2(p.x.sub(middle), p.y)
        .div(2 * half)
        .add(0.5)
        .mul(32)
        .toConst('at')
      const cell = at.floor().clamp(0, 31).toConst('cell')
      const [column, row] = [uint(cell.x), uint(cell.y)]
      const word = uint(0).toVar('word')
      const one = uint(1)
      If(isLeft, () => {
        word.assign(hash(first.add(column)).shiftRight(row).bitAnd(one))
      }).Else(() => {
        // The lowest bit of the number in the lowest row, the lowest of the result on the right.
        const changed = hash(first).bitXor(hash(first.bitXor(one.shiftLeft(row))))
        word.assign(changed.shiftRight(uint(31).sub(column)).bitAnd(one))
      })
      const isSet = float(word)
      const local = at.fract().sub(0.5).abs()
      const square = inside(max(local.x, local.y).sub(0.385), pixel.mul(32 / (2 * half)))
      // The first column is the number whose bits are changed on the right.
      const tint = select(select(cool, paper, column.equal(0)), warm, isLeft.not())
      return mix(ground, mix(faint, tint, isSet), square)
    })
    const p: Vec2 = place
    const panels: Float = frame(p, [left, 0], [half + 0.012, half + 0.012]).coverage.add(frame(p, [right, 0], [half + 0.012, half + 0.012]).coverage)
    const picture: Vec3 = over(ground, rule.mul(0.4), panels)
    const squares = frame(p, [left, 0], [half, half]).coverage.add(frame(p, [right, 0], [half, half]).coverage)
    return over(picture, bits(p), squares)
  },
}
