import { safeInverse, toMat4, translate4d } from '@kirari/addons'
import {
  mat3, mix, normalize, resolution, select, smoothstep, step, uv, vec2,
} from 'kirari/node'
import { vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const eye = vec4(0, 1.4, 7, 1)
const ray = vec4(normalize(vec3(p.x, p.y.add(0.04), -1.5)), 0)

// A shear is a mat3; to stand somewhere it needs a fourth column.
const lean = mat3(1, 0, 0, 0.14, 1, 0, 0, 0, 1)
const place = translate4d(vec3(0.5, 0, 0)).mul(toMat4(lean))
const back = safeInverse(place)
const from = back.mul(eye).xyz
const along = back.mul(ray).xyz

// In its own coordinates it is an upright cylinder of radius 0.6.
const a = along.xz.dot(along.xz)
const b = from.xz.dot(along.xz)
const c = from.xz.dot(from.xz).sub(0.36)
const root = b.mul(b).sub(a.mul(c))
const depth = b.add(root.max(0).sqrt()).div(a).negate()
const at = from.add(along.mul(depth))
const high = at.y.sub(1.6).abs().lessThan(1.6)

const turn = at.x.atan2(at.z).mul(4).fract().sub(0.5)
const storey = at.y.mul(2.5).fract().sub(0.45)
const arch = vec2(turn, storey.max(0).mul(1.3)).length()
const open = smoothstep(0.3, 0.27, arch).mul(step(-0.4, storey))
const stone = mix(vec3(1, 0.96, 0.88), vec3(0.4, 0.35, 0.4), open)
const light = at.x.mul(-0.4).add(at.z.mul(0.35)).add(0.6)

const sky = mix(vec3(1, 0.84, 0.7), vec3(0.42, 0.66, 0.86), uv.y)
const lawn = mix(vec3(0.36, 0.52, 0.28), vec3(0.5, 0.64, 0.35), uv.y)
const ground = eye.sub(ray.mul(eye.y.div(ray.y))).sub(vec4(0.5, 0, 0, 0))
const band = ground.z.add(ground.x.mul(0.25)).abs()
const shadow = smoothstep(0.7, 0.5, band).mul(step(0, ground.x))
const land = mix(lawn, vec3(0.16, 0.28, 0.2), shadow.mul(0.6))
const scene = mix(sky, land, step(ray.y, 0))

export const fragment = vec4(
  select(scene, stone.mul(light), root.greaterThan(0).and(high)),
  1,
)
