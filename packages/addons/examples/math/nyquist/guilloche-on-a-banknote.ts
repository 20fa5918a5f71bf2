import { nyquist } from '@kirari/addons'
import {
  atan2, cos, float, fwidth, mix, resolution, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

/** Engraved lines at every whole number, faded where too dense. */
const lines = (phase: Float): Float =>
  nyquist(
    smoothstep(
      0.25,
      0.75,
      cos(phase.mul(2 * Math.PI))
        .mul(0.5)
        .add(0.5),
    ),
    float(0.5),
    fwidth(phase),
  )

// Rosettes: petals that run in and out as they go round.
const q = p.sub(vec2(0.42, 0))
const angle = atan2(q.y, q.x)
const r = q.length()
const petals = (by: number): Float =>
  r.mul(36).add(cos(angle.mul(9).add(time.mul(0.2)).add(by)).mul(r.mul(8)))
const rosette = lines(petals(0)).mul(lines(petals(Math.PI)))

// The ground: waves through waves.
const wave = (by: number): Float =>
  p.y.mul(26).add(cos(p.x.mul(7).add(by)).mul(cos(p.x.mul(3)).mul(2.4)))
const weave = lines(wave(0)).mul(lines(wave(2.1)))

const paper = mix(vec3(0.9, 0.92, 0.84), vec3(0.95, 0.88, 0.8), uv.x)
const ground = mix(vec3(0.33, 0.56, 0.5), paper, weave.mul(0.7).add(0.3))
const seal = mix(vec3(0.36, 0.13, 0.3), paper, rosette)

export const fragment = vec4(
  mix(ground, seal, smoothstep(0.372, 0.368, r)),
  1,
)
