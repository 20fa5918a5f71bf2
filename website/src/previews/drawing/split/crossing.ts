/** Two strokes that cross again and again: drawn one over the other, and with a gap where one passes under the other. */
import { drawStroke } from '@kirari/addons'
import { cos, float, mix, select, sin, vec2, vec4 } from 'kirari/node'
import type { Float, Vec2, Vec3, Vec4 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { parameterControls } from '../../control.ts'
import { cool, ground, panel, warm } from '../../paint/palette.ts'
import { pixel } from '../../paint/plane.ts'
import { inside } from '../../paint/stroke.ts'
import { withoutAndWith, type SplitScene } from './scene.ts'

/** How fast they swing, and how far. */
const pace = 9.6
const reach = 0.2

/** Distance to a wave: its height over the place, less where it is steep. */
const wave = (p: Vec2, side: number): Float => {
  const slope = cos(p.x.mul(pace)).mul(pace * reach * side)
  return p.y.sub(sin(p.x.mul(pace)).mul(reach * side)).div(slope.mul(slope).add(1).sqrt())
}

export const crossing: SplitScene = {
  sides: withoutAndWith,
  controls: (subject) => parameterControls(subject).filter(({ id }) => id !== 'px'),
  describe: (name) => ({
    en: `Two strokes that twist around each other. On the left they are only drawn one after the other; on the right ${name} first clears a gap for the upper one, and over and under can be told apart.`,
    ja: `互いに巻き付く二本の線です。左は順に描いただけです。右では、上の線を描く前に${name}ですき間を空けているので、上下が見分けられます。`,
  }),
  draw(subject, values, p, border) {
    const [edge, width] = [values.float('edge'), values.float('width')]
    // They change places from one crossing to the next, halfway between them.
    const isOdd = p.x
      .mul(pace / Math.PI)
      .add(0.5)
      .floor()
      .mul(0.5)
      .fract()
      .greaterThan(0.25)
      .toConst('isOdd')
    const [one, other] = [wave(p, 1).toConst('one'), wave(p, -1).toConst('other')]
    const [over, under] = [select(other, one, isOdd).toConst('over'), select(one, other, isOdd).toConst('under')]
    const tints = [select(cool, warm, isOdd), select(warm, cool, isOdd)] as const
    const strokeOf = (d: Float, tint: Vec3): Vec4 => vec4(tint, 1).mul(drawStroke(d, edge, width, pixel))

    const lower = strokeOf(under, tints[1]).toConst('lower')
    const cleared = apply<Vec4>(subject, values, [lower, over], { px: pixel })
    const drawn = mix(lower, cleared, inside(border.sub(p.x))).toConst('drawn')
    const upper = strokeOf(over, tints[0]).toConst('upper')
    const both = upper.add(drawn.mul(float(1).sub(upper.w)))
    const back = mix(panel, ground, vec2(p.x.mul(0.6), p.y).length().mul(1.6).saturate())
    return both.xyz.add(back.mul(float(1).sub(both.w)))
  },
}
