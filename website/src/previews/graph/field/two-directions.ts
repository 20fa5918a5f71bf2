/** Every direction between two of a set: how near it is to each, by colour; and one that is dragged, with its two and their shares. */
import { cos, float, max, mix, select, sin, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { controlsOf } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { cool, ground, paper, quiet, warm } from '../../paint/palette.ts'
import { pixel, place } from '../../paint/plane.ts'
import { disc, inside, over, segment, stroke } from '../../paint/stroke.ts'
import type { Preview, Subject } from '../../preview.ts'

/** Height of the picture in the unit of the function. */
const scale = 2.2
const rim = 0.86

const variableOf = ({ parameters }: Subject): string => {
  const found = parameters.find(({ role }) => role === 'domain')
  if (!found) throw new Error('A preview of two directions needs a parameter with the role "domain": the direction that is between them.')
  return found.name
}

export const twoDirections: Preview = {
  controls: (subject) => subject.parameters.flatMap(controlsOf),
  startSeconds: undefined,
  handles: (subject) => [pointHandle(variableOf(subject), scale)],
  describe: (name) => ({
    en: `The directions of the set as rays. Between each two the colour of every direction goes from warm to cool, by the weight that ${name} gives to the next. Of the arrow the picture shows its two rays: the larger the dot at the end of one, the larger its share.`,
    ja: `並べた方向を放射状の線で示しています。線と線の間の色は、${name}が次の方向に与える重みに応じて、暖色から寒色へ変わります。矢印については、それを挟む二つの線を示しています。線の端の点が大きいほど、その方向の割合が大きくなります。`,
  }),
  fragment(subject, values) {
    const p = place.mul(scale).toConst('p')
    const size = pixel.mul(scale)
    const f = (direction: Vec2): Vec3 => apply<Vec3>(subject, values, [direction])
    const ray = (angle: Float): Vec2 => vec2(cos(angle), sin(angle))
    const between = f(p).toConst('between')
    const away = p.length().toConst('away')
    const dial = inside(away.sub(rim), size).toConst('dial')
    const chosen = values.vec2(variableOf(subject)).toConst('chosen')
    const mine = f(chosen).toConst('mine')
    const isMine = select(float(0), float(1), between.x.sub(mine.x).abs().lessThan(1e-3)).toConst('isMine')

    const share = between.z
    let colour: Vec3 = mix(ground, mix(warm, cool, share), dial.mul(isMine.mul(0.34).add(0.2)))
    const [lower, upper] = [ray(between.x).toConst('lower'), ray(between.y).toConst('upper')]
    const off = (direction: Vec2): Float => p.x.mul(direction.y).sub(p.y.mul(direction.x))
    const isFront = (direction: Vec2): Float => select(float(0), float(1), p.dot(direction).greaterThan(0))
    const rays = max(stroke(off(lower), 0.006, size).mul(isFront(lower)), stroke(off(upper), 0.006, size).mul(isFront(upper)))
    colour = over(colour, quiet, rays.mul(dial).mul(0.6))
    colour = over(colour, quiet, stroke(away.sub(rim), 0.008, size).mul(0.7))

    for (const [angle, weight, tint] of [
      [mine.x, float(1).sub(mine.z), warm],
      [mine.y, mine.z, cool],
    ] as const) {
      const end = ray(angle).mul(rim).toConst('end')
      colour = over(colour, tint, stroke(segment(p, vec2(0, 0), end), 0.018, size))
      // The area of the dot is the share.
      const dot = disc(p, end, weight.max(0).sqrt().mul(0.1).add(0.012))
      colour = over(over(colour, ground, inside(dot.sub(0.018), size)), tint, inside(dot, size))
    }
    colour = over(colour, paper, stroke(segment(p, vec2(0, 0), chosen), 0.022, size))
    const origin = disc(p, vec2(0, 0), 0.026)
    colour = over(over(colour, ground, inside(origin.sub(0.014), size)), quiet, inside(origin, size))
    const knob = disc(p, chosen, 0.04)
    return over(over(colour, ground, inside(knob.sub(0.016), size)), paper, inside(knob, size))
  },
}
