/** The pictures that a network learns when the reader has none of their own, at places in the unit square. */
import { flowerSDF, gnoise, oklab2srgb, starSDF } from '@kirari/addons'
import { atan2, cos, exp, float, fract, log, mix, sin, smoothstep, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

const over = (below: Vec3, color: Vec3, amount: Float): Vec3 => mix(below, color, amount)
const edge = (distance: Float, width = 0.006): Float => smoothstep(width, -width, distance)

/** A sun that sets behind ranges of hills, over water. */
const sunset = (p: Vec2): Vec3 => {
  const sun = vec2(0.62, 0.56)
  const away = p.sub(sun).length().toConst('away')
  const sky = mix(vec3(1, 0.62, 0.3), mix(vec3(0.86, 0.25, 0.42), vec3(0.13, 0.09, 0.36), smoothstep(0.62, 1, p.y)), smoothstep(0.4, 0.72, p.y))
  const lit = sky.add(vec3(0.5, 0.32, 0.1).mul(exp(away.mul(-5))))
  const cloud = smoothstep(0.05, 0.45, gnoise(p.mul(vec2(3, 13)).add(vec2(0, 4)))).mul(smoothstep(0.5, 0.8, p.y))
  const withSun = over(over(lit, vec3(1, 0.74, 0.62), cloud.mul(0.55)), vec3(1, 0.95, 0.72), edge(away.sub(0.115)))
  const ridge = (height: number, size: number, pace: number, seed: number): Float =>
    gnoise(p.x.mul(pace).add(seed))
      .mul(size)
      .add(gnoise(p.x.mul(pace * 3.7).add(seed * 3)).mul(size * 0.3))
      .add(height)
  const far = over(withSun, vec3(0.56, 0.22, 0.46), edge(p.y.sub(ridge(0.46, 0.16, 3.1, 0.7))))
  const near = over(far, vec3(0.24, 0.11, 0.33), edge(p.y.sub(ridge(0.37, 0.12, 4.3, 5.2))))
  const shore = float(0.3)
  const ripple = sin(
    p.y
      .sub(shore)
      .mul(170)
      .add(gnoise(p.mul(vec2(9, 30))).mul(3)),
  )
    .mul(0.5)
    .add(0.5)
  const path = exp(p.x.sub(sun.x).abs().mul(-9)).mul(ripple)
  const water = over(mix(vec3(0.06, 0.07, 0.22), vec3(0.52, 0.2, 0.4), p.y.div(shore)), vec3(1, 0.75, 0.45), path.mul(0.9))
  return over(near, water, edge(p.y.sub(shore), 0.004))
}

/** Petals in rings on dark ground. */
const flower = (p: Vec2): Vec3 => {
  const q = p.sub(0.5).mul(2).toConst('q')
  const ground = mix(vec3(0.05, 0.16, 0.2), vec3(0.02, 0.05, 0.1), q.length())
  const petals = (below: Vec3, radius: number, count: number, turn: number, inner: Vec3, outer: Vec3): Vec3 => {
    const r = q.length().div(radius)
    const distance = flowerSDF(
      vec2(q.x.mul(Math.cos(turn)).sub(q.y.mul(Math.sin(turn))), q.x.mul(Math.sin(turn)).add(q.y.mul(Math.cos(turn)))),
      radius,
      count,
      0.6,
    )
    return over(below, mix(inner, outer, r.mul(r)).mul(float(1).sub(exp(distance.mul(26)).mul(0.45))), edge(distance, 0.012))
  }
  const one = petals(ground, 0.92, 11, 0, vec3(0.5, 0.05, 0.3), vec3(0.98, 0.42, 0.6))
  const two = petals(one, 0.66, 9, 0.35, vec3(0.75, 0.12, 0.22), vec3(1, 0.62, 0.42))
  const three = petals(two, 0.42, 7, 0.1, vec3(0.9, 0.4, 0.1), vec3(1, 0.86, 0.45))
  return over(three, vec3(0.16, 0.3, 0.24), edge(starSDF(q, 0.15, 8, 0.6), 0.012))
}

/** A coloured and a dark arm of a spiral, each wound between the turns of the other. */
const spiral = (p: Vec2): Vec3 => {
  const q = p.sub(0.5).mul(2).toConst('q')
  const turn = atan2(q.y, q.x).div(2 * Math.PI)
  const radius = q.length().max(1e-3).toConst('radius')
  const arm = fract(turn.add(log(radius).mul(0.62)))
  const hue = turn.mul(2 * Math.PI)
  const color = oklab2srgb(vec3(0.72, cos(hue).mul(0.13), sin(hue).mul(0.13)))
  const band = smoothstep(0.27, 0.23, arm.sub(0.5).abs())
  return over(vec3(0.05, 0.05, 0.12), color, band.mul(smoothstep(1, 0.95, radius)).mul(smoothstep(0.03, 0.06, radius)))
}

export const pictures = { sunset, flower, spiral, blank: () => vec3(0.07, 0.07, 0.1) } as const satisfies Readonly<Record<string, (p: Vec2) => Vec3>>
export type PictureName = keyof typeof pictures
// The keys of a constant are its names.
export const pictureNames = Object.keys(pictures) as readonly PictureName[]
