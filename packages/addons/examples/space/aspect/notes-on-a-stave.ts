import { aspectUv } from '@kirari/addons'
import {
  max,
  min,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

// Heads stay round and beats as wide as they are, from the left
// edge on: a wider canvas has room for more bars.
const p = aspectUv(uv, resolution)
const beat = p.x.div(0.14).floor()
const tune = sin(beat.mul(2.1))
  .mul(2.4)
  .add(sin(beat.mul(0.7)).mul(2))
const pitch = tune.add(0.5).floor().mul(0.04).add(0.5)
const at = vec2(p.x.sub(beat.add(0.5).mul(0.14)), p.y.sub(pitch))

const step = p.y.sub(0.5).div(0.08).add(0.5).fract().sub(0.5).abs()
const beside = p.x.div(0.56).add(0.5).fract().sub(0.5).abs()
const height = p.y.sub(0.5).abs().sub(0.163)
const ruled = max(
  min(step.sub(0.03).mul(0.08), beside.sub(0.005).mul(0.56)),
  height,
)
const lean = vec2(at.x.add(at.y.div(2)), at.y.sub(at.x.div(2)).mul(1.4))
const head = lean.length().sub(0.046)
const stem = max(
  at.x.sub(0.035).abs().sub(0.004),
  at.y.sub(0.12).abs().sub(0.12),
)

const paper = vec3(0.97, 0.94, 0.86).sub(uv.sub(0.5).length().mul(0.16))
const isPlayed = smoothstep(0.5, 0.3, beat.sub(time.mul(2).mod(12)).abs())
const ink = mix(vec3(0.1, 0.12, 0.22), vec3(0.85, 0.2, 0.16), isPlayed)
const lines = smoothstep(0.002, -0.002, ruled).mul(0.6)
const notes = smoothstep(0.002, -0.002, min(head, stem))

export const fragment = vec4(
  mix(mix(paper, vec3(0.2), lines), ink, notes),
  1,
)
