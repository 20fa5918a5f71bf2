import {
  blendGrainExtract, drawFill, valueNoise, worley,
} from '@kirari/addons'
import {
  float, mix, resolution, select, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A ball, lit from the left, with seas.
const q = p.div(0.44)
const ball = q.mul(q.dot(q).mul(0.35).add(1)).add(vec2(time.mul(0.03), 3))
const day = smoothstep(1.25, 0.1, q.distance(vec2(-0.4, 0.3)))
const coarse = day.mul(valueNoise(ball.mul(1.7)).mul(0.5).add(0.57))

// Craters of two sizes: a bright rim around a dark floor.
const crater = (at: Vec2) => {
  const far = worley(at).x
  const rim = smoothstep(0.36, 0.3, far).mul(smoothstep(0.12, 0.33, far))
  return rim.mul(0.24).sub(smoothstep(0.3, 0.2, far).mul(0.16))
}
const large = crater(ball.mul(2.4)).mul(1.3)
const fine = large.add(crater(ball.mul(6)).mul(0.7))
const moon = coarse.add(fine.mul(coarse.add(0.25)))

// Without its light and its seas, only the craters are left.
const grain = blendGrainExtract(moon, coarse).sub(0.5).mul(1.5).add(0.5)
const right = p.x.greaterThan(time.mul(0.5).sin().mul(0.2))
const warm = vec3(1, 0.96, 0.88).mul(moon)
const shown = select(warm, vec3(0.95, 1, 1.08).mul(grain), right)
const disc = drawFill(p.length(), 0.44, px)

export const fragment = vec4(mix(vec3(0.03, 0.04, 0.08), shown, disc), 1)
