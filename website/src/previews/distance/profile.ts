/**
 * A flat shape beside the solid that is made of it: on the left the shape with lines of equal distance and a probe, on the right the solid as
 * rays find it, with the plane of the shape and a ball around the same place.
 */
import { starSDF } from '@kirari/addons'
import { float, fn, If, max, Return, select, step, time, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl, parameterControls } from '../control.ts'
import { pointHandle } from '../handle.ts'
import { cool, ground, mint, paper, warm } from '../paint/palette.ts'
import { middle, panels } from '../paint/panels.ts'
import { pixel, place } from '../paint/plane.ts'
import { dashes, inside, over, stroke } from '../paint/stroke.ts'
import type { Preview, Subject } from '../preview.ts'
import type { Values } from '../values.ts'
import { contours, probed, slopeOf } from './contour.ts'
import { camera, isHit, march, reach, scale, surface, withBall } from './traced.ts'

const stepCount = 56

/** It turns around an axis; otherwise it is pulled out across its plane. */
const isTurned = ({ parameters }: Subject): boolean => parameters.some(({ name }) => name === 'offset')

const star = (subject: Subject, q: Vec2): Float => starSDF(q, isTurned(subject) ? 0.42 : 0.8, 5, 0.5)

/** The shape in its plane. One that turns is away from the axis. */
const flatOf =
  (subject: Subject, values: Values) =>
  (q: Vec2): Float =>
    star(subject, isTurned(subject) ? q.sub(vec2(values.float('offset'), 0)) : q)

export const profile: Preview = {
  controls: (subject) => [
    ...parameterControls(subject),
    ownControl('probe', { en: 'probe', ja: '測る点' }, [-1, 1], 0.01, ...(isTurned(subject) ? [0.95, 0.62] : [0.72, 0.66])),
  ],
  startSeconds: 1.6,
  handles: () => [pointHandle('probe', scale, [-middle, 0])],
  describe: (name) => ({
    en: `A star, and the solid that ${name} makes of it: on the left the star with lines of equal distance and a circle round a point; on the right the solid with the plane of the star and a ball round the same point.`,
    ja: `星形と、${name}でそこから作った立体です。左は等距離線を引いた星形と、一つの点を中心とする円です。右は立体で、星形の平面と、同じ点を中心とする球を重ねています。`,
  }),
  fragment(subject, values) {
    const shape = flatOf(subject, values)
    const f = fn('field', [{ at: vec3 }], float, (at) =>
      isTurned(subject) ? star(subject, apply<Vec2>(subject, values, [at])) : apply<Float>(subject, values, [star(subject, at.xy), at.z]),
    )
    const probe = values.vec2('probe')

    const flat = fn('flat', [{ p: vec2 }], vec3, (p) => {
      const panel = panels(p).left
      const q = panel.p.mul(scale).toConst('q')
      const size = pixel.mul(scale)
      const d = shape(q).toConst('d')
      let map = probed(contours(d, slopeOf(shape, q, d), size), q, shape, probe, size)
      if (isTurned(subject)) {
        // The part beyond the axis is not used.
        map = over(map, ground, step(q.x, 0).mul(0.62))
        map = over(map, mint, stroke(q.x, 0.012, size).mul(dashes(q.y, 0.12)))
      }
      return over(ground, map, panel.coverage)
    })

    const marched = march(f, stepCount)
    const lit = surface(f, () => warm)

    const space = fn('space', [{ p: vec2 }], vec3, (p) => {
      const panel = panels(p).right
      const seen = camera(panel.p, time.mul(0.22).add(0.3))
      const { origin, direction, spread } = seen
      const found = marched(origin, direction).x.toConst('found')
      const hit = origin.add(direction.mul(found)).toConst('hit')
      const view = ground.toVar('view')
      If(isHit(found), () => {
        const seam = stroke(hit.z, 0.02, found.mul(spread))
        // A half plane turns around the axis, and meets the solid on one side of it.
        const onShape = isTurned(subject) ? seam.mul(step(0, hit.x)) : seam
        view.assign(over(lit(hit, direction), paper, onShape.mul(0.85)))
      })

      // The plane of the shape, where the ray comes through it before it meets the solid.
      const slant = select(direction.z, 1e-4, direction.z.abs().lessThan(1e-4))
      const depth = origin.z.negate().div(slant).toConst('depth')
      const q = origin.add(direction.mul(depth)).xy.toConst('q')
      const square = max(q.x.abs(), q.y.abs()).sub(reach)
      const edge = (isTurned(subject) ? square.max(q.x.negate()) : square).toConst('edge')
      If(edge.lessThan(0.05).and(depth.greaterThan(0)).and(depth.lessThanEqual(found)), () => {
        const size = depth.mul(spread).mul(1.7).toConst('size')
        const d = shape(q).toConst('d')
        view.assign(over(view, contours(d, slopeOf(shape, q, d), size), inside(edge, size).mul(0.42)))
        view.assign(over(view, isTurned(subject) ? mint : cool, stroke(edge, 0.012, size).mul(0.6)))
      })

      const centre = vec3(probe, 0).toConst('centre')
      const radius = f(centre).abs().toConst('radius')
      return over(ground, withBall(view, seen, centre, radius, found), panel.coverage)
    })

    // Each side of the picture does only its own work.
    return fn('profile', [{ p: vec2 }], vec3, (p) => {
      If(p.x.lessThan(0), () => Return(flat(p)))
      return space(p)
    })(place)
  },
}
