import { drawFill, parabola } from '@kirari/addons'
import {
  float, mix, resolution, select, time, uv, vec3, vec4,
} from 'kirari/node'

// The water below is the picture upside down, a little disturbed.
const isWater = uv.y.lessThan(0.3)
const ripple = uv.y.pow(-1).mul(18).add(time.mul(3)).sin().mul(0.0025)
const y = select(uv.y, float(0.6).sub(uv.y), isWater)
const x = uv.x.add(select(0, ripple, isWater))
const px = float(1.5).div(resolution.y)

// Tall arches carry small ones.
const arch = (count: number, foot: number, height: number) => {
  const span = x.mul(count).fract().sub(0.1).div(0.8)
  const under = y.sub(foot).sub(parabola(span, 0.5).mul(height))
  const opening = drawFill(under, 0, px).mul(
    drawFill(y.mul(-1), -foot, px),
  )
  return select(float(0), opening, span.sub(0.5).abs().lessThan(0.5))
}

const sky = mix(vec3(0.98, 0.9, 0.75), vec3(0.42, 0.66, 0.86), y)
const wall = drawFill(y, 0.8, px)
const holes = arch(4, 0.3, 0.27).max(arch(12, 0.64, 0.1))
const stone = mix(vec3(0.62, 0.44, 0.28), vec3(0.87, 0.7, 0.47), y)
const air = mix(sky, stone, wall.mul(float(1).sub(holes)))
const water = air.mul(vec3(0.5, 0.66, 0.72))

export const fragment = vec4(select(air, water, isWater), 1)
