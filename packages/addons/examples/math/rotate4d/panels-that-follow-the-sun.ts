import { rotate4d, translate4d } from '@kirari/addons'
import {
  fn, mix, normalize, resolution, sin, smoothstep, step, time, uv, vec2,
} from 'kirari/node'
import { vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const eye = vec4(0, 2.8, 7, 1)
const ray = vec4(normalize(vec3(p.x, p.y.sub(0.22), -1.6)), 0)
const ground = eye.sub(ray.mul(eye.y.div(ray.y))).xyz

const sky = mix(vec3(1, 0.8, 0.6), vec3(0.3, 0.6, 0.85), uv.y)
const sand = mix(vec3(0.7, 0.45, 0.3), vec3(0.95, 0.75, 0.5), uv.y)
let scene: Vec3 = mix(sand, sky, smoothstep(0.218, 0.222, p.y))

// Each turns about a leaning axle through its own middle. The
// opposite steps, in reverse, take the ray to the panel.
const panel = fn(
  'panel',
  [{ under: vec3 }, { at: vec3 }],
  vec3,
  (under, at) => {
    const angle = sin(time.mul(0.4).sub(1.4)).mul(0.7)
    const toPanel = rotate4d(vec3(0.1, 0.25, 1), angle).mul(
      translate4d(at.negate()),
    )
    const from = toPanel.mul(eye)
    const along = toPanel.mul(ray)
    const depth = from.y.div(along.y).negate()
    const q = from.add(along.mul(depth)).xz.div(vec2(0.95, 0.62))
    const off = q.abs().x.max(q.abs().y).sub(1)
    const cell = q.mul(vec2(4, 3)).fract().sub(0.5).abs()
    const line = smoothstep(0.42, 0.47, cell.x.max(cell.y))
    const glass = mix(vec3(0.2, 0.33, 0.6), vec3(0.3, 0.5, 0.8), q.x)
    const face = mix(glass, vec3(0.85), line)
    const size = depth.mul(0.004)
    const cover = smoothstep(size, size.negate(), off).mul(step(0, depth))
    // The sun stands high.
    const beside = ground.sub(at).abs()
    const dark = smoothstep(0.8, 0.65, beside.x.max(beside.z))
    const shadow = dark.mul(step(ray.y, 0)).mul(0.4)
    return mix(mix(under, vec3(0.4, 0.2, 0.15), shadow), face, cover)
  },
)
for (let i = 0; i < 9; i++) {
  const row = Math.floor(i / 3)
  const x = ((i % 3) - 1) * 4 + (row % 2) * 2
  scene = panel(scene, vec3(x, 0.7, row * 3 - 5))
}

export const fragment = vec4(scene, 1)
