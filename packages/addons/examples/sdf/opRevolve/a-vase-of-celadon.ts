import {
  opOnion,
  opRevolve,
  opSubtraction,
  opUnion,
  rectSDF,
  worley,
} from '@kirari/addons'
import {
  atan2,
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
import type { Float, Vec3 } from 'kirari/node'

// The profile: belly, neck and lip, hollow, and open at the top.
const vase = fn('vase', [{ p: vec3 }], float, (p) => {
  const q = opRevolve(p, 0).toConst('q')
  const belly = q.sub(vec2(0, -0.25)).length().sub(0.52)
  const foot = rectSDF(q.add(vec2(0, 0.8)), vec2(0.24, 0.1))
  const neck = rectSDF(q.sub(vec2(0, 0.5)), vec2(0.13, 0.42))
  const lip = q.sub(vec2(0.17, 0.92)).length().sub(0.05)
  const full = opUnion(
    opUnion(opUnion(belly, neck, 0.3), foot, 0.2),
    lip,
    0.16,
  )
  return opSubtraction(
    opOnion(full.add(0.02), 0.02),
    float(0.93).sub(q.y),
    0.02,
  )
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(2).toVar('t')
    Loop(48, () => {
      const d = vase(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(5.5)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0, 0.75, 3.6)
const direction = vec3(p.x.add(0.12), p.y.sub(0.235), -1.45).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')
const slope = (way: Vec3): Float =>
  vase(hit.add(way.mul(0.003))).sub(vase(hit))
const normal = vec3(
  slope(vec3(1, 0, 0)),
  slope(vec3(0, 1, 0)),
  slope(vec3(0, 0, 1)),
).normalize()

// Fine cracks in the glaze, and the window that is mirrored in it.
const turn = atan2(hit.x, hit.z).add(time.mul(0.15))
const net = worley(vec2(turn.mul(2.6), hit.y.mul(4.2)))
const cracks = smoothstep(0.035, 0, net.y.sub(net.x)).mul(0.13)
const light = normal
  .dot(vec3(-0.6, 0.55, 0.58))
  .mul(0.5)
  .add(0.5)
const mirror = direction.reflect(normal)
const pane = mirror.xy
  .div(mirror.z.max(0.1))
  .sub(vec2(-0.75, 0.55))
  .toConst('pane')
const bars = smoothstep(0.03, 0.06, pane.x.abs()).mul(
  smoothstep(0.03, 0.06, pane.y.abs()),
)
const window = smoothstep(
  0.02,
  -0.02,
  rectSDF(pane, vec2(0.42, 0.5)),
).mul(bars)
const rim = float(1).add(direction.dot(normal)).pow(3)
const jade = mix(
  vec3(0.16, 0.32, 0.29),
  vec3(0.72, 0.87, 0.76),
  light.mul(light),
)
const glaze = jade.sub(cracks).add(window.mul(0.42)).add(rim.mul(0.18))

const level = smoothstep(-0.285, -0.3, p.y)
const niche = mix(
  vec3(0.78, 0.7, 0.6),
  vec3(0.5, 0.4, 0.34),
  p.add(vec2(0.2, -0.2)).length(),
)
const shelf = mix(
  vec3(0.36, 0.2, 0.14),
  vec3(0.5, 0.3, 0.2),
  p.x.mul(4).add(p.y.mul(90)).sin().mul(0.3).add(0.5),
)
const shadow = smoothstep(
  0.24,
  0,
  p.sub(vec2(0.02, -0.36)).mul(vec2(0.8, 3)).length(),
).mul(0.6)
const alcove = mix(niche, shelf, level).mul(float(1).sub(shadow))

export const fragment = vec4(select(glaze, alcove, t.greaterThan(5.5)), 1)
