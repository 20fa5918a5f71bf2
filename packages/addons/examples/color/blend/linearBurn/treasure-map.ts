import { blendLinearBurn, fbm, rectSDF } from '@kirari/addons'
import {
  float, max, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const rough = fbm(p.mul(4).add(9), 2)
const tone = rough.add(0.5)
const paper = mix(vec3(0.9, 0.77, 0.54), vec3(0.97, 0.89, 0.7), tone)

// Ink: the coast with its lines of depth, the way, and the cross.
const relief = fbm(p.mul(1.7).add(vec2(4.3, 1.1)), 3)
const height = relief.add(0.34).sub(p.dot(p).mul(0.65))
const contour = height.mul(9).fract().sub(0.5).abs().mul(2)
const deep = smoothstep(0.1, -0.4, height).mul(0.35)
const lines = smoothstep(0.22, 0.08, contour).mul(deep)
const coast = smoothstep(0.02, 0.006, height.abs())
const course = p.y.add(p.x.mul(4).sin().mul(0.1)).add(0.02)
const dash = p.x.mul(60).sub(time.mul(0.6)).sin().step(0)
const reach = float(0.42).step(p.x.abs())
const way = smoothstep(0.008, 0.003, course.abs()).mul(dash).mul(reach)
const q = p.sub(vec2(0.47, -0.11)).abs()
const arms = smoothstep(0.05, 0.045, max(q.x, q.y))
const cross = smoothstep(0.011, 0.006, q.x.sub(q.y).abs()).mul(arms)
const black = vec3(0.5, 0.55, 0.5).mul(max(lines, coast))
const red = vec3(0.15, 0.6, 0.6).mul(max(way, cross))
const drawn = blendLinearBurn(paper, vec3(1).sub(black).sub(red))

// Fire: from the edges inwards, brown and then black.
const inside = rectSDF(p, vec2(0.92, 0.44)).negate().add(rough.mul(0.09))
const glow = time.mul(2).add(rough.mul(20)).sin().mul(0.01)
const char = smoothstep(glow.add(0.1), -0.05, inside)
const fire = vec3(1).sub(vec3(1.1, 1.5, 1.7).mul(char))

export const fragment = vec4(blendLinearBurn(drawn, fire), 1)
