import { drawFill, random, viewZ2depth } from '@kirari/addons'
import {
  cos, float, fn, Loop, max, mix, resolution, sin, smoothstep, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// The depth of level water grows evenly up the picture: so the depth of
// a boat is its height there, and what is left to the horizon its size.
const [near, far] = [1, 400]
const [foot, horizon] = [-0.62, 0.14]

const boats = fn('boats', [{ under: vec3 }], vec3, (under) => {
  const colour = under.toVar('colour')
  Loop(20, (i) => {
    const k = float(i)
    const z = float(-25.5).add(k.mul(1.2))
    const depth = viewZ2depth(z, near, far).toConst('depth')
    const size = float(1).sub(depth).toConst('size')
    const drift = random(k)
      .sub(0.5)
      .mul(2.6)
      .add(sin(time.mul(0.1).add(k)).mul(0.2))
    const at = vec2(
      drift.mul(size.mul(1.2).add(0.55)),
      mix(foot, horizon, depth),
    )
    const heel = sin(time.mul(0.8).add(k.mul(2)))
      .mul(0.06)
      .add(0.12)
    const off = p.sub(at).div(size)
    const q = vec2(off.x.sub(off.y.mul(heel)), off.y).toConst('q')
    const grain = px.div(size)
    const main = max(
      float(0.01).sub(q.x),
      max(
        float(0.1).sub(q.y),
        q.x.sub(float(1).sub(q.y).mul(0.42).mul(q.y.mul(0.25).add(0.85))),
      ),
    )
    const jib = max(
      q.x.add(0.015),
      max(float(0.1).sub(q.y), float(0.78).sub(q.y).mul(-0.42).sub(q.x)),
    )
    const hull = max(
      q.y.sub(0.06),
      max(q.x.sub(0.42), float(-0.4).sub(q.x)).max(
        q.y.negate().add(q.x.mul(q.x).mul(0.5)).sub(0.1),
      ),
    )
    const hue = cos(k.mul(2.4).add(vec3(0.2, 2, 4)))
      .mul(0.3)
      .add(0.66)
    const air = vec3(0.8, 0.88, 0.92)
    const haze = z.mul(0.032).exp()
    const shade = smoothstep(0.4, 0, q.x).mul(0.16).add(0.84)
    const mirror = drawFill(
      max(q.y.negate().sub(0.75), max(q.x.abs().sub(0.2), q.y.add(0.04))),
      0,
      grain,
    ).mul(0.16)
    colour.assign(mix(colour, vec3(0.9, 0.95, 0.95), mirror))
    colour.assign(
      mix(
        colour,
        mix(air, vec3(0.98, 0.97, 0.93).mul(shade), haze),
        drawFill(main, 0, grain),
      ),
    )
    colour.assign(
      mix(colour, mix(air, hue, haze), drawFill(jib, 0, grain)),
    )
    colour.assign(
      mix(
        colour,
        mix(air, vec3(0.16, 0.2, 0.3), haze),
        drawFill(hull, 0, grain),
      ),
    )
  })
  return colour
})

const level = p.y.sub(horizon)
const sky = mix(
  vec3(0.88, 0.93, 0.94),
  vec3(0.36, 0.62, 0.84),
  level.mul(2).saturate(),
)
const row = float(1).div(level.sub(0.01))
const wave = sin(
  row
    .mul(5)
    .add(sin(p.x.mul(row).mul(1.5).add(time)))
    .add(time),
)
  .mul(0.5)
  .add(0.5)
const sea = mix(
  vec3(0.1, 0.36, 0.5),
  vec3(0.5, 0.74, 0.78),
  wave.mul(0.35).add(level.mul(1.2).exp().mul(0.4)),
)

export const fragment = vec4(
  boats(mix(sea, sky, smoothstep(px.negate(), px, level))),
  1,
)
