import { brickTile, random } from '@kirari/addons'
import {
  abs, float, mix, resolution, select, sin, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// Rows lie closer the further away they are.
const depth = float(1).div(float(0.72).sub(p.y))
const seat = brickTile(vec2(p.x, 1.6).mul(depth), 3.4)
const q = seat.xy.sub(vec2(0.5, 0))

// The film: a moon over a sea.
const flicker = sin(time.mul(9)).mul(0.03).add(0.97)
const sea = vec3(0.1, 0.25, 0.45).add(
  smoothstep(0.03, 0, abs(p.x.add(sin(p.y.mul(300)).mul(0.02)))).mul(0.5),
)
const sky = mix(
  vec3(0.95, 0.75, 0.6),
  vec3(0.3, 0.45, 0.75),
  p.y.sub(0.24).mul(4).saturate(),
)
const moon = smoothstep(0.06, 0.055, p.sub(vec2(0, 0.34)).length())
const film = mix(
  mix(sky, vec3(1, 0.97, 0.85), moon),
  sea,
  smoothstep(0.262, 0.258, p.y),
).mul(flicker)
const isFilm = abs(p.x).lessThan(0.56).and(p.y.greaterThan(0.19))
const hall = mix(
  vec3(0.02, 0.015, 0.025),
  vec3(0.12, 0.07, 0.1),
  smoothstep(0.5, 0, abs(abs(p.x).sub(0.56)).add(0.1)),
)

// A back with a round top, and in some of the seats a head.
const shoulder = q.x.abs().sub(0.18).max(0)
const top = float(0.55).add(
  float(0.0676).sub(shoulder.mul(shoulder)).max(0).sqrt(),
)
const isBack = q.x.abs().lessThan(0.44).and(q.y.lessThan(top))
const head = vec2(q.x, q.y.sub(0.82).mul(0.85)).length()
const isHead = head
  .lessThan(0.15)
  .and(random(seat.zw.add(7)).lessThan(0.35))
const near = smoothstep(2.6, 0.8, depth)
const glow = smoothstep(0.2, 0.9, q.y.div(top)).mul(0.7).add(0.3)
const tuft = sin(q.x.mul(21)).mul(0.12).add(0.88)
const velvet = vec3(0.62, 0.07, 0.1)
  .mul(glow.mul(tuft))
  .mul(near.mul(-0.45).add(1))
const edge = smoothstep(0.06, 0, top.sub(q.y)).mul(0.5)
const back = velvet.add(vec3(0.5, 0.45, 0.5).mul(edge).mul(flicker))
const hair = mix(
  vec3(0.42, 0.25, 0.17),
  vec3(0.16, 0.13, 0.15),
  random(seat.zw.add(2)),
).add(
  vec3(0.5, 0.45, 0.5)
    .mul(smoothstep(0.1, 0.15, head))
    .mul(q.y),
)
const floor = vec3(0.035, 0.02, 0.03)
const rows = select(select(floor, hair, isHead), back, isBack)

export const fragment = vec4(
  select(rows, select(hall, film, isFilm), p.y.greaterThan(0.15)),
  1,
)
