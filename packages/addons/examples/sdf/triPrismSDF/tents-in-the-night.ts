import { gnoise, opRepeat, random, triPrismSDF } from '@kirari/addons'
import {
  Break,
  float,
  fn,
  If,
  Loop,
  mix,
  resolution,
  select,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

// Prisms that lie on a face: their third side is the floor.
const spot = (q: Vec2): Vec2 => opRepeat(q, vec2(2.4, 3.4), vec2(2, 1))
const tents = fn('tents', [{ p: vec3 }], float, (p) => {
  const q = spot(p.xz)
  return triPrismSDF(vec3(q.x, q.y, p.y.sub(0.36)), 0.72, 0.85).sub(0.02)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(3).toVar('t')
    Loop(44, () => {
      const at = origin.add(direction.mul(t)).toConst('at')
      const d = tents(at).min(at.y).toConst('d')
      If(d.lessThan(0.005).or(t.greaterThan(20)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(-2.6, 1.9, 8.6)
const direction = vec3(p.x.add(0.36), p.y.sub(0.11), -1.35).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')
const local = spot(hit.xz).toConst('local')
const pick = random(hit.xz.sub(local).mul(4).floor().add(6))

// A lamp stands in each tent. Somebody has put out a few of them.
const flicker = gnoise(time.mul(1.2).add(pick.mul(50)))
  .mul(0.12)
  .add(1)
const isOn = smoothstep(0.22, 0.24, pick).mul(flicker)
const blue = mix(
  vec3(0.35, 0.7, 0.85),
  vec3(0.5, 0.85, 0.45),
  smoothstep(0.8, 0.82, pick),
)
const warm = mix(
  vec3(1, 0.6, 0.2),
  vec3(1, 0.32, 0.25),
  smoothstep(0.42, 0.44, pick),
)
const silk = mix(warm, blue, smoothstep(0.6, 0.62, pick))
const glow = vec3(local.x, hit.y.sub(0.3), local.y)
  .length()
  .mul(-1)
  .exp()
  .mul(1.5)
const isFront = smoothstep(0.85, 0.87, local.y)
const flap = smoothstep(
  0.03,
  0,
  local.x.abs().sub(float(0.62).sub(hit.y.mul(0.9)).max(0.006).mul(0.4)),
)
const front = mix(silk.mul(0.75), vec3(1, 0.9, 0.7), flap.mul(0.75))
const ribs = smoothstep(0.03, 0.015, local.y.abs().sub(0.42).abs()).mul(
  0.4,
)
const side = silk.mul(float(0.62).sub(ribs.mul(0.5)))
const moon = vec3(0.03, 0.045, 0.09).mul(
  mix(float(1), float(0.3), isFront),
)
const fabric = mix(side, front, isFront)
  .mul(glow)
  .mul(isOn)
  .mul(1.7)
  .add(moon)

const spill = tents(hit).max(0).mul(-2.2).exp().mul(isOn).mul(0.5)
const blades = gnoise(hit.xz.mul(vec2(14, 7)))
  .mul(0.5)
  .add(0.6)
const grass = vec3(0.03, 0.06, 0.06)
  .mul(blades.add(0.4))
  .add(silk.mul(spill).mul(blades).mul(0.45))

const cell = p.mul(30).floor().toConst('cell')
const chance = random(cell.add(3))
const star = p
  .mul(30)
  .sub(cell)
  .distance(
    vec2(chance.mul(31).fract(), chance.mul(57).fract())
      .mul(0.8)
      .add(0.1),
  )
const twinkle = chance.mul(90).add(time).sin().mul(0.3).add(0.7)
const stars = smoothstep(0.1, 0, star)
  .mul(smoothstep(0.5, 0.95, chance))
  .mul(twinkle)
const cloud = gnoise(p.mul(4)).mul(0.12)
const river = smoothstep(
  0.35,
  0,
  p.y.sub(p.x.mul(0.5)).sub(0.25).add(cloud).abs(),
)
const dusk = mix(
  vec3(0.16, 0.2, 0.36),
  vec3(0.02, 0.03, 0.09),
  p.y.mul(2).saturate(),
)
const night = dusk.add(vec3(0.1, 0.09, 0.15).mul(river)).add(stars)
const firs = p.x
  .mul(60)
  .sin()
  .abs()
  .mul(0.025)
  .add(p.x.mul(23).sin().mul(0.012))
const sky = mix(
  night,
  vec3(0.015, 0.03, 0.045),
  smoothstep(0.004, -0.004, p.y.sub(0.14).sub(firs)),
)

const ground = select(fabric, grass, tents(hit).greaterThan(0.012))

export const fragment = vec4(mix(ground, sky, smoothstep(13, 19, t)), 1)
