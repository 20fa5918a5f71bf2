import { drawFill, fbm, lineSDF, perspective } from '@kirari/addons'
import {
  float, fn, Loop, mat4, mix, resolution, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Float, Mat4, Vec3 } from 'kirari/node'

// The picture in the coordinates of clip space, and in heights.
const clip = uv.mul(2).sub(1)
const aspect = resolution.x.div(resolution.y)
const px = float(2).div(resolution.y)
const p = vec2(clip.x.mul(aspect), clip.y)

const projection = perspective(1.1, aspect, 0.1, 100)
// The driver sits 1.2 above the track.
const seen = fn(
  'seen',
  [{ m: mat4 }, { point: vec3 }],
  vec3,
  (m, point) => {
    const at = m.mul(vec4(point.sub(vec3(0, 1.2, 0)), 1))
    return vec3(at.x.div(at.w).mul(aspect), at.y.div(at.w).add(0.1), at.w)
  },
)
const beam = (m: Mat4, from: Vec3, to: Vec3, width: number): Float => {
  const a = seen(m, from).toConst('a')
  const b = seen(m, to).toConst('b')
  return drawFill(
    lineSDF(p, a.xy, b.xy).sub(float(width).div(b.z)),
    0,
    px,
  )
}

const track = fn('track', [{ under: vec3 }], vec3, (under) => {
  const colour = under.toVar('colour')
  const m = projection.toConst('m')
  Loop(26, (i) => {
    const far = float(27).sub(float(i)).sub(time.mul(1.5).fract())
    const ink = mix(
      vec3(0.2, 0.16, 0.15),
      vec3(0.8, 0.84, 0.9),
      far.mul(0.037).saturate(),
    )
    const sleeper = beam(
      m,
      vec3(-1, 0, far.negate()),
      vec3(1, 0, far.negate()),
      0.09,
    )
    colour.assign(mix(colour, ink, sleeper))
    const post = float(26)
      .sub(float(i))
      .mul(4)
      .sub(time.mul(1.5).mod(4))
      .add(2)
      .negate()
    const wood = beam(
      m,
      vec3(2.6, 0, post),
      vec3(2.6, 3.6, post),
      0.07,
    ).max(beam(m, vec3(2, 3.2, post), vec3(3.2, 3.2, post), 0.06))
    const mist = post.mul(-0.035).saturate()
    colour.assign(
      mix(
        colour,
        mix(vec3(0.16, 0.15, 0.18), vec3(0.8, 0.84, 0.9), mist),
        wood,
      ),
    )
  })
  return colour
})

const horizon = p.y.sub(0.1)
const ridge = fbm(vec2(p.x.mul(1.4), 3), 5)
  .mul(0.35)
  .add(0.22)
const sky = mix(
  vec3(0.97, 0.86, 0.8),
  vec3(0.55, 0.68, 0.84),
  horizon.saturate(),
)
const hills = mix(
  sky,
  vec3(0.62, 0.7, 0.82),
  drawFill(horizon.sub(ridge), 0, px).mul(0.8),
)
const drift = fbm(
  vec2(p.x.div(horizon.sub(0.04)), float(1).div(horizon.sub(0.04))).mul(
    0.9,
  ),
  3,
)
const snow = mix(
  vec3(0.84, 0.87, 0.92),
  vec3(0.97, 0.97, 0.98),
  drift.add(0.5),
)
const land = mix(hills, snow, smoothstep(px, px.negate(), horizon))
const rails = beam(
  projection,
  vec3(-0.7, 0.1, -60),
  vec3(-0.7, 0.1, -1.2),
  0.04,
).max(beam(projection, vec3(0.7, 0.1, -60), vec3(0.7, 0.1, -1.2), 0.04))
const wires = beam(
  projection,
  vec3(2.1, 3.3, -90),
  vec3(2.1, 3.3, -1),
  0.006,
).max(beam(projection, vec3(3.1, 3.3, -90), vec3(3.1, 3.3, -1), 0.006))

export const fragment = vec4(
  mix(track(land), vec3(0.36, 0.3, 0.3), rails.max(wires.mul(0.7))),
  1,
)
