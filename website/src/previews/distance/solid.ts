/**
 * A distance field of space: on the left a level cut through it, with a probe whose ball just touches the shape; on the right the
 * shape as rays find it by sphere tracing, with the cut and the ball. Rays that miss glow by the number of steps they took.
 * Of a shape without end, the part within a ball is shown. A second number of the result colours the surface.
 */
import { fn, float, If, max, mix, Return, time, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { contours, probed, slopeOf } from './contour.ts'
import { ownControl, parameterControls } from '../control.ts'
import { cool, ground, paper, rose, warm } from '../paint/palette.ts'
import { middle, panels } from '../paint/panels.ts'
import { pixel, place } from '../paint/plane.ts'
import type { Handle, Preview } from '../preview.ts'
import { inside, over, stroke } from '../paint/stroke.ts'
import { camera, isHit, march, reach, scale, surface, withBall } from './traced.ts'

const stepCount = 44

/** The cut is seen from above: x to the right, z down. */
const probeHandle: Handle = {
  id: 'probe',
  components: [0, 1],
  at: ([x = 0, z = 0]) => [x / scale - middle, -z / scale],
  distance: ([x, y], [atX = 0, atZ = 0]) => Math.hypot(x + middle - atX / scale, y + atZ / scale),
  move: ([x, y]) => [(x + middle) * scale, -y * scale],
}

export interface SolidOptions {
  /** Of what has no end, the part within a ball. */
  readonly within?: 'ball'
  /** The distance, and a number that tells the parts of the surface apart. */
  readonly gives?: 'two numbers'
}

export const solid = ({ within, gives }: SolidOptions): Preview => ({
  controls: (subject) => [
    ...parameterControls(subject),
    ownControl('cut', { en: 'height of the cut (y)', ja: '断面の高さ (y)' }, [-0.8, 0.8], 0.01, 0.12),
    { ...ownControl('probe', { en: 'probe', ja: '測る点' }, [-1, 1], 0.01, -0.1, 0.92), components: ['x', 'z'] },
    ownControl('steps', { en: 'step counts', ja: 'ステップ数の表示' }, [0, 1], 0.01, 0.1),
  ],
  startSeconds: 1.6,
  handles: () => [probeHandle],
  describe: (name) => ({
    en: `The distance field of ${name}: on the left a level cut with lines of equal distance and a circle round a point; on the right the shape in space with that cut and a ball that just touches it. Rays that pass close by glow: they took more steps.`,
    ja: `${name}の距離場です。左は水平な断面で、等距離線と、一つの点を中心とする円を示しています。右は空間での形で、同じ断面と、形にちょうど触れる球を重ねています。すれすれを通るレイはステップ数が多く、明るく光ります。`,
  }),
  fragment(subject, values) {
    const whole = (at: Vec3): Float => (gives ? apply<Vec2>(subject, values, [at]).x : apply<Float>(subject, values, [at]))
    const f = fn('field', [{ at: vec3 }], float, (at) => (within ? whole(at).max(at.length().sub(1.05)) : whole(at)))
    /** Bright like the distance's own colour where the second number is large, else in others. */
    const tintAt = (at: Vec3): Vec3 => {
      if (!gives) return warm
      const second = apply<Vec2>(subject, values, [at]).y.toConst('second')
      return mix(mix(cool, rose, second.sub(0.2).mul(2.2).saturate()), warm, second.sub(0.55).mul(2.2).saturate())
    }
    const cut = values.float('cut')
    /** The field on the cut, by (x, −z). */
    const onCut = (q: Vec2): Float => f(vec3(q.x, cut, q.y.negate()))

    const probe = values.vec2('probe')

    const flat = fn('flat', [{ p: vec2 }], vec3, (p) => {
      const panel = panels(p).left
      const q = panel.p.mul(scale).toConst('q')
      const size = pixel.mul(scale)
      const d = onCut(q).toConst('d')
      const map = contours(d, slopeOf(onCut, q, d), size).toConst('map')
      return over(ground, probed(map, q, onCut, vec2(probe.x, probe.y.negate()), size), panel.coverage)
    })

    const marched = march(f, stepCount)
    const lit = surface(f, tintAt)

    const space = fn('space', [{ p: vec2 }], vec3, (p) => {
      const panel = panels(p).right
      const seen = camera(panel.p, time.mul(0.22).add(0.15))
      const { origin, direction, spread } = seen
      const found = marched(origin, direction).toConst('found')
      const hit = origin.add(direction.mul(found.x)).toConst('hit')
      const effort = found.y.div(stepCount).saturate().toConst('effort')
      const view = halo(effort).toVar('view')
      If(isHit(found.x), () => {
        const skin = mix(lit(hit, direction), heat(effort), values.float('steps'))
        // Where the plane of the cut meets the shape.
        view.assign(over(skin, paper, stroke(hit.y.sub(cut), 0.02, found.x.mul(spread)).mul(0.85)))
      })

      // The cut, where the ray comes through its plane before it meets the shape.
      const depth = cut.sub(origin.y).div(direction.y.min(-1e-4)).toConst('depth')
      const through = origin.add(direction.mul(depth))
      const q = vec2(through.x, through.z.negate()).toConst('q')
      const edge = max(q.x.abs(), q.y.abs()).sub(reach).toConst('edge')
      If(edge.lessThan(0.05).and(depth.greaterThan(0)).and(depth.lessThanEqual(found.x)), () => {
        const size = depth.mul(spread).mul(1.7).toConst('size')
        const d = onCut(q).toConst('d')
        view.assign(over(view, contours(d, slopeOf(onCut, q, d), size), inside(edge, size).mul(0.42)))
        view.assign(over(view, cool, stroke(edge, 0.012, size).mul(0.6)))
      })

      const centre = vec3(probe.x, cut, probe.y).toConst('centre')
      const radius = f(centre).abs().toConst('radius')
      return over(ground, withBall(view, seen, centre, radius, found.x), panel.coverage)
    })

    // Each side of the picture does only its own work.
    return fn('solid', [{ p: vec2 }], vec3, (p) => {
      If(p.x.lessThan(0), () => Return(flat(p)))
      return space(p)
    })(place)
  },
})

/** Rays that pass close by light up. */
const halo = (effort: Float): Vec3 => mix(ground, mix(cool, rose, effort.mul(1.6).saturate()), effort.mul(1.7).sub(0.22).saturate().mul(0.8))

/** Few steps dark, many bright. */
const heat = (effort: Float): Vec3 => mix(mix(cool.mul(0.2), rose, effort.mul(2.2).saturate()), warm, effort.mul(2.2).sub(1).saturate())
