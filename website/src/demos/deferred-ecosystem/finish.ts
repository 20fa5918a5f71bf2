/**
 * The last pass: edges are smoothed, and the curves of the populations drawn over the picture.
 * Must not know: the world.
 */
import { draw } from 'kirari'
import { float, fn, If, int, mix, resolution, select, smoothstep, uniform, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { points, stepsPerPoint, type Census } from './census.ts'
import type { Light } from './light.ts'

/** The curves of grass, grazers and hunters. */
const inks = [vec3(0.36, 0.78, 0.2), vec3(0.97, 0.93, 0.82), vec3(1, 0.42, 0.1)] as const

export const createFinish = ({ lit }: Light, { history, peak, total }: Census) => {
  const showsCurves = uniform(1, 'showsCurves')
  const texel = vec2(1).div(resolution)
  const at = (place: Vec2): Vec3 => lit.color.sampleLevel(place, 0).xyz
  const brightness = (color: Vec3): Float => color.dot(vec3(0.299, 0.587, 0.114))
  /** Along an edge, where brightness changes across it, the mean of four pixels hides its steps. */
  const smooth = fn('smooth', [{ place: vec2 }], vec3, (place) => {
    const off = (x: number, y: number): Float => brightness(at(place.add(texel.mul(vec2(x, y)))))
    const [a, b, c, d] = [off(-1, -1).toConst('a'), off(1, -1).toConst('b'), off(-1, 1).toConst('c'), off(1, 1).toConst('d')]
    const slope = vec2(b.add(d).sub(a).sub(c), c.add(d).sub(a).sub(b)).toConst('slope')
    const edge = vec2(slope.y.negate(), slope.x).toConst('edge')
    const along = edge.div(edge.length().max(1e-4)).mul(texel).toConst('along')
    const own = at(place).toConst('own')
    const mean = at(place.add(along.mul(0.5)))
      .add(at(place.sub(along.mul(0.5))))
      .add(at(place.add(along.mul(1.3))))
      .add(at(place.sub(along.mul(1.3))))
      .div(4)
    return mix(own, mean, smoothstep(0.03, 0.2, edge.length()).mul(0.85))
  })

  const plot = fn('plot', [{ place: vec2 }, { below: vec3 }], vec3, (place, below) => {
    const color = below.toVar('color')
    const [wide, high, margin] = [0.42, 0.15, 0.03]
    const x = place.x.sub(0.02).div(wide).toConst('x')
    const y = place.y.sub(margin).div(high).toConst('y')
    If(y.greaterThan(-0.08).and(y.lessThan(1.1)).and(x.greaterThan(0)).and(x.lessThan(1)), () => {
      // The present is on the right.
      const newest = total.at(0).z.div(stepsPerPoint).toConst('newest')
      const span = float(newest.clamp(8, points - 2)).toConst('span')
      const back = float(1).sub(x).mul(span).toConst('back')
      const whole = int(back.floor()).toConst('whole')
      const isPast = newest.sub(whole).greaterThanEqual(0)
      const read = (k: number) => history.at(newest.sub(whole.add(k)).bitAnd(points - 1))
      const [now, before] = [read(0).toConst('now'), read(1).toConst('before')]
      const hasBefore = newest.sub(whole).greaterThan(0)
      const value = mix(now, select(now, before, hasBefore), back.fract())
        .div(peak.at(0))
        .toConst('value')
      const slope = now
        .sub(select(now, before, hasBefore))
        .div(peak.at(0))
        .mul(span)
        .mul(high / wide)
        .mul(resolution.y)
        .div(resolution.x)
        .toConst('slope')
      If(isPast, () => {
        // The ground of the curves is darker by night than by day.
        const ink = smoothstep(-0.06, 0, y)
          .mul(smoothstep(1.06, 1, y))
          .mul(select(float(0.5), float(0.68), now.w.lessThan(1)))
        color.assign(mix(color, vec3(0.012, 0.02, 0.035), ink))
        const parts = [
          [value.x, slope.x],
          [value.y, slope.y],
          [value.z, slope.z],
        ] as const
        parts.forEach(([v, s], k) => {
          const distance = y.sub(v.mul(0.94)).abs().mul(high).mul(resolution.y).div(s.mul(s).mul(0.88).add(1).sqrt())
          const thick = resolution.y.div(600).max(1)
          color.assign(mix(color, inks[k] ?? inks[0], smoothstep(thick.add(0.8), thick.sub(0.2).max(0), distance)))
        })
      })
    })
    return color
  })
  const picture = smooth(uv).toConst('picture')
  return { showsCurves, step: draw({ label: 'finish', fragment: vec4(select(picture, plot(uv, picture), showsCurves.greaterThan(0.5)), 1) }) }
}
