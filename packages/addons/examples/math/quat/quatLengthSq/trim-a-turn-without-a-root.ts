import { quat, quatLengthSq, quatRotate } from '@kirari/addons'
import {
  dot, float, mix, normalize, resolution, select, smoothstep, step, time,
  uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)
const clean = quat(normalize(vec3(0.2, 1, 0.3)), time.mul(0.5).add(0.5))

// Rounding, exaggerated: the quaternion is a tenth too long.
const drifted = clean.mul(1.1)
// One step towards length 1, by the square of the length alone.
const step1 = float(1.5).sub(quatLengthSq(drifted).mul(0.5))
const trimmed = drifted.mul(step1)

const isLeft = p.x.lessThan(0)
const turn = select(trimmed, drifted, isLeft)
const at = p.sub(vec3(0.88, 0, 0).xy.mul(p.x.sign())).div(0.7)
const normal = vec3(at, float(1).sub(dot(at, at)).max(0).sqrt())
const on = quatRotate(turn, normal)

// A lantern of paper: where the turn also stretches, its ribs and
// its painted band no longer close.
const rib = smoothstep(0.02, 0.05, on.y.mul(4.5).fract().sub(0.5).abs())
const band = step(on.length(), 1.02)
const paper = mix(vec3(0.55, 0.1, 0.08), vec3(1, 0.55, 0.25), rib)
const ring = smoothstep(0.1, 0.06, on.x.abs().sub(0.35).abs())
const painted = mix(paper, vec3(1, 0.86, 0.5), ring)
const torn = mix(vec3(0.3, 0.32, 0.5), painted, band)
const glow = normal.z.mul(0.7).add(0.35)
const body = smoothstep(1, 0.98, at.length())
const night = mix(vec3(0.05, 0.06, 0.14), vec3(0.12, 0.1, 0.2), uv.y)
const halo = smoothstep(2, 0.9, at.length()).mul(0.3)

export const fragment = vec4(
  mix(night.add(vec3(1, 0.5, 0.2).mul(halo)), torn.mul(glow), body),
  1,
)
