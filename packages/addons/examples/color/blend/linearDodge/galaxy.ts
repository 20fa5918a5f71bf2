import {
  blendLinearDodge, random, rotate, valueNoise,
} from '@kirari/addons'
import {
  atan2, exp, float, log, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const disc = rotate(p, -0.4).mul(vec2(1, 1.9))
const far = disc.length().max(0.004)

// Two arms, wound as a logarithmic spiral, with clouds of gas.
const turn = atan2(disc.y, disc.x.add(1e-5))
const wound = turn.mul(2).add(log(far).mul(5)).add(time.mul(0.2))
const gas = valueNoise(rotate(disc, log(far).mul(2.5)).mul(9))
const arms = wound.cos().mul(0.5).add(0.5).pow(2).mul(gas.add(0.3))
const faded = arms.mul(exp(far.mul(-3.6)))
const blue = vec3(0.66, 1, 2.1).mul(faded)
const pink = vec3(1, 0.25, 0.5).mul(faded.mul(gas.pow(3)))
const core = vec3(0.02, 0.016, 0.01).div(far.mul(far).add(0.008))

// One star in every sixth cell, a few of them bright.
const cell = p.mul(60).floor()
const chance = random(cell)
const at = vec2(random(cell.add(70)), random(cell.add(140)))
const off = p.mul(60).fract().sub(at.mul(0.6).add(0.2))
const bright = chance.sub(0.84).max(0).mul(6)
const stars = exp(off.dot(off).mul(-50)).mul(bright.mul(bright).mul(1.6))

const sky = [blue, pink, core, vec3(0.9, 0.95, 1).mul(stars)].reduce(
  (sum, light) => blendLinearDodge(sum, light),
  vec3(0.01, 0.012, 0.04),
)

// The middle is far beyond 1: an exposure brings it back.
export const fragment = vec4(float(1).sub(exp(sky.mul(-1.5))), 1)
