import { cart2polar, polar2cart } from '@kirari/addons'
import {
  cos, float, fn, If, Loop, mix, resolution, sin, smoothstep, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const polar = cart2polar(p)
const golden = Math.PI * (3 - Math.sqrt(5))

// A seed every golden angle, further out with the root of its number:
// so all of them have the same room. Only seeds near this radius count.
const seeds = fn(
  'seeds',
  [{ at: vec2 }, { radius: float }],
  vec3,
  (at, radius) => {
    const middle = radius.div(0.0165).mul(radius.div(0.0165)).floor()
    const nearest = float(9).toVar('nearest')
    const number = float(0).toVar('number')
    const tilt = float(0).toVar('tilt')
    If(radius.lessThan(0.26), () => {
      Loop(56, (i) => {
        const n = middle.add(float(i)).sub(28).max(0).toConst('n')
        const place = polar2cart(
          vec2(n.mul(golden), n.add(0.5).sqrt().mul(0.0165)),
        )
        const away = at.sub(place).length().toConst('away')
        tilt.assign(
          mix(
            tilt,
            at.y.sub(place.y),
            smoothstep(0, 1e-6, nearest.sub(away)),
          ),
        )
        number.assign(
          mix(number, n, smoothstep(0, 1e-6, nearest.sub(away))),
        )
        nearest.assign(nearest.min(away))
      })
    })
    return vec3(nearest, number, tilt)
  },
)
const seed = seeds(p, polar.y)
const ripe = seed.y.div(240).saturate()
const hull = mix(vec3(0.42, 0.4, 0.16), vec3(0.16, 0.1, 0.07), ripe)
const stripe = smoothstep(0.3, 0.8, sin(seed.y.mul(2.4)).abs()).mul(0.25)
const round = float(1).sub(seed.x.div(0.017)).saturate()
const disc = mix(
  hull.mul(0.3),
  hull.add(stripe).add(seed.z.mul(9)),
  round,
)

// Two rows of petals behind the disc.
const petals = (count: number, turn: Float, reach: number) => {
  const phase = polar.x.mul(count / 2).add(turn)
  const tip = cos(phase).abs().mul(0.1).add(reach)
  return { cover: smoothstep(0.006, -0.006, polar.y.sub(tip)), phase }
}
const sway = sin(time).mul(0.05)
const [back, front] = [
  petals(26, sway.add(0.8), 0.33),
  petals(26, sway, 0.29),
]
const yellow = mix(
  vec3(0.95, 0.55, 0.05),
  vec3(1, 0.84, 0.18),
  smoothstep(0.22, 0.38, polar.y),
)
const ribs = (phase: typeof back.phase) =>
  cos(phase).abs().mul(0.3).add(0.75)
const sky = mix(vec3(0.55, 0.78, 0.92), vec3(0.25, 0.5, 0.8), uv.y)
const leaf = mix(sky, yellow.mul(0.78).mul(ribs(back.phase)), back.cover)
const bloom = mix(leaf, yellow.mul(ribs(front.phase)), front.cover)

export const fragment = vec4(
  mix(bloom, disc, smoothstep(0.004, -0.004, polar.y.sub(0.255))),
  1,
)
