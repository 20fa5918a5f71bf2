/**
 * What moves coordinates moves the window through which a picture is seen: on the left the window before and after, on the right what is seen
 * through it. So a reader sees why the picture does the opposite.
 */
import type { Text } from '@kirari/addons/catalogue'
import { max, mix, select, step, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { pointHandle } from '../../handle.ts'
import { half, middle } from '../../paint/panels.ts'
import { cool, ground, mint, paper, quiet, warm } from '../../paint/palette.ts'
import type { Handle } from '../../preview.ts'
import { dashes, disc, gridLine, inside, over, segment, stroke } from '../../paint/stroke.ts'
import { scenery } from './scenery.ts'
import type { PaintedView } from './view.ts'

interface Window {
  /** The coordinates that the panel on the right runs over. */
  readonly domain: readonly [low: number, high: number]
  /** Where the boat is: from −1 to 1, or from 0 to 1. */
  readonly boat: 'middle' | 'uv'
  /** What the panel on the left shows: its middle, and how far it sees. */
  readonly seen: readonly [at: number, reach: number]
  /** Points of the domain from which arrows lead to where they are taken. */
  readonly arrows: readonly (readonly [x: number, y: number])[]
  /** A control that is a point on the left. */
  readonly held?: string
  /** The line that nothing crosses without changing sides. */
  readonly hasMirror?: true
  readonly describe: (name: string) => Text
}

const windowOf = ({ domain: [low, high], boat, seen: [at, reach], arrows, held, hasMirror, describe }: Window): PaintedView => ({
  startSeconds: undefined,
  handles: (): readonly Handle[] => (held === undefined ? [] : [pointHandle(held, reach / half, [-middle, 0])]),
  describe,
  paint(subject, values, { q, isLeft, size }) {
    const f = (point: Vec2): Vec2 => apply<Vec2>(subject, values, [point])
    const first = f(vec2(low)).toConst('first')
    const last = f(vec2(high)).toConst('last')
    const inDomain = q.mul((high - low) / 2).add((high + low) / 2)
    // One look at the picture serves both panels.
    const looks = f(inDomain).toConst('looks')
    const plane = q.mul(reach).add(at).toConst('plane')
    const span = last.sub(first).abs().mul(0.5).toConst('span')
    const grain = max(select(max(span.x, span.y), reach, isLeft), 0.02)
      .mul(size)
      .toConst('grain')
    const place = select(looks, plane, isLeft)
    const inBoat = boat === 'uv' ? place.mul(2).sub(1) : place
    const picture = scenery(inBoat.toConst('inBoat'), boat === 'uv' ? grain.mul(2) : grain).toConst('picture')

    const wide = size.mul(reach).toConst('wide')
    const line = 0.014 * reach
    const box = (from: Vec2, to: Vec2): Float => {
      const d = plane.sub(from.add(to).mul(0.5)).abs().sub(to.sub(from).abs().mul(0.5))
      return max(d.x, d.y)
    }
    const before = box(vec2(low), vec2(high)).toConst('before')
    const after = box(first, last).toConst('after')
    let left = mix(mix(ground, picture, 0.42), picture, inside(after, wide))
    left = over(left, paper, max(stroke(gridLine(plane.x, 0.5), 0.004 * reach, wide), stroke(gridLine(plane.y, 0.5), 0.004 * reach, wide)).mul(0.12))
    left = over(left, quiet, max(stroke(plane.x, 0.006 * reach, wide), stroke(plane.y, 0.006 * reach, wide)).mul(0.7))
    if (hasMirror) left = over(left, paper, stroke(plane.y.sub(0.5), 0.008 * reach, wide).mul(dashes(plane.x, 0.07)))
    left = over(left, cool, stroke(before, line, wide))
    left = over(left, warm, stroke(after, line * 1.25, wide))
    for (const [x, y] of arrows) {
      const from = vec2(x, y)
      const to = f(from).toConst('to')
      const moved = step(0.02 * reach, to.distance(from))
      left = over(
        left,
        ground,
        inside(segment(plane, from, to).sub(0.013 * reach), wide)
          .mul(moved)
          .mul(0.6),
      )
      left = over(left, mint, inside(segment(plane, from, to).sub(0.006 * reach), wide).mul(moved))
      left = over(left, ground, inside(disc(plane, to, 0.034 * reach), wide))
      left = over(left, cool, inside(disc(plane, from, 0.018 * reach), wide))
      left = over(left, mint, inside(disc(plane, to, 0.025 * reach), wide))
    }
    if (held !== undefined) {
      const point = values.vec2(held)
      left = over(left, ground, inside(disc(plane, point, 0.042 * reach), wide))
      left = over(left, paper, inside(disc(plane, point, 0.03 * reach), wide))
    }
    const rim = max(q.x.abs(), q.y.abs()).sub(0.978)
    return select(over(picture, warm, inside(rim.negate(), size)), left, isLeft)
  },
})

const corners = (low: number, high: number): readonly (readonly [number, number])[] => [low, high].flatMap((x) => [low, high].map((y) => [x, y] as const))

const describe =
  (en: string, ja: string) =>
  (name: string): Text => ({
    en: `A boat on the sea with two frames: the coordinates before ${name} and after it. ${en}`,
    ja: `海に浮かぶ舟の絵に、${name}の前後の座標の範囲を二つの枠で示しています。${ja}`,
  })

/** From the origin or a centre; `uv`: from 0 to 1 to both sides of the origin, and `middle`: back. */
export const scale = (over: 'uv' | 'middle' | undefined): PaintedView =>
  windowOf({
    domain: over === 'uv' ? [0, 1] : [-1, 1],
    boat: over === 'middle' ? 'uv' : 'middle',
    seen: over ? [0, 1.3] : [0, 2.2],
    arrows: over === 'uv' ? corners(0, 1) : corners(-1, 1),
    ...(over ? {} : { held: 'center' }),
    describe: describe(
      'On the right is what the second frame shows: the larger it is, the smaller the boat.',
      '右は、後の枠の中に見えるものです。枠が大きいほど、舟は小さく見えます。',
    ),
  })

export const shift = (): PaintedView =>
  windowOf({
    domain: [-1, 1],
    boat: 'middle',
    seen: [0, 2.2],
    arrows: corners(-1, 1),
    held: 'offset',
    describe: describe(
      'On the right is what the second frame shows: the boat has moved the other way.',
      '右は、後の枠の中に見えるものです。舟は、枠とは逆の向きに動いています。',
    ),
  })

export const flip = (): PaintedView =>
  windowOf({
    domain: [0, 1],
    boat: 'uv',
    seen: [0.5, 0.62],
    arrows: [
      [0.12, 0.06],
      [0.88, 0.94],
    ],
    hasMirror: true,
    describe: describe(
      'Both are the same frame, but each place looks as far above the middle line as it was below.',
      '二つの枠は同じですが、どの位置からも、中央の線をはさんで反対側を見ます。右は、その結果です。',
    ),
  })
