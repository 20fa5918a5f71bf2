/**
 * A flat shape beside the solid that is made of it: on the left the shape with lines of equal distance and a probe, on the right the solid as
 * rays find it, with the plane of the shape and a ball around the same place.
 */
import { starSDF } from '@kirari/addons'
import { Break, dot, float, fn, If, Loop, max, mix, normalize, Return, select, step, time, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl, parameterControls } from '../control.ts'
import { pointHandle } from '../handle.ts'
import { cool, ground, mint, paper, warm } from '../paint/palette.ts'
import { half, middle, panels } from '../paint/panels.ts'
import { pixel, place } from '../paint/plane.ts'
import { meetPoint, orbit } from '../paint/space.ts'
import { dashes, inside, over, stroke } from '../paint/stroke.ts'
import type { Preview, Subject } from '../preview.ts'
import type { Values } from '../values.ts'
import { contours, probed, slopeOf } from './contour.ts'

/** Half the length that the plane shows. */
const reach = 1.2
const scale = reach / half

/** The camera, and what of its rays is followed. */
const distance = 4.6
const focal = 1.62
const [first, last] = [distance - 2, distance + 2]
const stepCount = 56

const light = normalize(vec3(0.45, 0.85, 0.55))
const tetrahedron = [
  [1, -1, -1],
  [-1, -1, 1],
  [-1, 1, -1],
  [1, 1, 1],
] as const

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
        // What is beyond the axis is cut off.
        map = over(map, ground, step(q.x, 0).mul(0.62))
        map = over(map, mint, stroke(q.x, 0.012, size).mul(dashes(q.y, 0.12)))
      }
      return over(ground, map, panel.coverage)
    })

    const march = fn('march', [{ from: vec3 }, { along: vec3 }], float, (from, along) => {
      const t = float(first).toVar('t')
      Loop(stepCount, () => {
        const d = f(from.add(along.mul(t))).toConst('d')
        If(d.lessThan(0.0025).or(t.greaterThan(last)), () => Break())
        t.addAssign(d)
      })
      return t
    })

    const lit = fn('lit', [{ at: vec3 }, { along: vec3 }], vec3, (at, along) => {
      const normal = normalize(
        tetrahedron.map(([x, y, z]) => vec3(x, y, z).mul(f(at.add(vec3(x, y, z).mul(0.0015))))).reduce((sum, one) => sum.add(one)),
      ).toConst('normal')
      const sun = max(dot(normal, light), 0).toConst('sun')
      const sky = normal.y.mul(0.5).add(0.5)
      const rim = float(1).add(dot(normal, along)).saturate().toConst('rim')
      const clay = mix(warm.mul(0.13), warm, sun.mul(0.62).add(sky.mul(0.25)).add(0.06))
      return mix(clay, paper, rim.mul(rim).mul(0.3).add(sun.mul(sun).mul(sun).mul(0.22)))
    })

    const space = fn('space', [{ p: vec2 }], vec3, (p) => {
      const panel = panels(p).right
      const camera = orbit(panel.p, time.mul(0.22).add(0.3), 0.46, distance, focal)
      const { origin, direction, spread } = camera
      const found = march(origin, direction).toConst('found')
      const hit = origin.add(direction.mul(found)).toConst('hit')
      const view = ground.toVar('view')
      If(found.lessThanEqual(last), () => {
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
      const ball = meetPoint(camera, centre)
      const front = ball.depth.sub(max(radius.mul(radius).sub(ball.distance.mul(ball.distance)), 0).sqrt())
      const shown = step(front, found).toConst('shown')
      const outline = ball.distance.sub(radius).toConst('outline')
      const glass = over(view, mint, inside(outline, ball.size).mul(shown).mul(0.2))
      const ringed = over(glass, mint, stroke(outline, 0.014, ball.size).mul(shown).mul(0.9))
      const dotted = over(ringed, paper, inside(ball.distance.sub(radius.min(0.04)), ball.size).mul(step(ball.depth.sub(0.05), found)))
      return over(ground, dotted, panel.coverage)
    })

    // Each side of the picture does only its own work.
    return fn('profile', [{ p: vec2 }], vec3, (p) => {
      If(p.x.lessThan(0), () => Return(flat(p)))
      return space(p)
    })(place)
  },
}
