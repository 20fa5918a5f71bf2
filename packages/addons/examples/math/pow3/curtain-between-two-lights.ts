import { pow3, valueNoise } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// The slope of a fold is positive on one flank and negative on the
// other. Its cube keeps that, and leaves all but the steepest dark.
const drift = valueNoise(vec2(p.x.mul(2.5), p.y.add(time.mul(0.1))))
const phase = p.x.mul(17).add(drift.mul(7)).add(p.y.mul(p.x).mul(5))
const slope = pow3(phase.sin())
const lamp = vec3(1, 0.45, 0.2).mul(slope.max(0)).mul(uv.x.mul(1.1))
const moon = vec3(0.25, 0.3, 0.75).mul(slope.min(0).abs())
const velvet = vec3(0.2, 0.03, 0.06)
const hem = phase.cos().mul(0.012).sub(0.43)
const cloth = velvet.add(lamp).add(moon.mul(uv.x.negate().add(1.1)))

export const fragment = vec4(
  mix(vec3(0.05, 0.03, 0.05), cloth, smoothstep(0, 0.006, p.y.sub(hem))),
  1,
)
