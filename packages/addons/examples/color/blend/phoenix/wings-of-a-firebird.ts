import { blendPhoenix, gnoise } from '@kirari/addons'
import {
  atan2, exp, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.32)).mul(resolution).div(resolution.y)

// Two wings, mirrored: feathers fan out from the shoulders.
const beat = time.mul(1.2).sin().mul(0.02).mul(p.x.abs())
const q = vec2(p.x.abs(), p.y.sub(beat))
const far = q.length()
const turn = atan2(q.y, q.x.add(0.02)).div(Math.PI)
const feather = turn.add(far.mul(0.16)).mul(17)
const quill = feather.fract().sub(0.5).abs()
const barbs = far.mul(46).sub(quill.mul(16)).sub(time.mul(1.5)).sin()

// Two pictures that agree in red and disagree in blue: fire.
const gold = mix(vec3(1, 0.85, 0), vec3(0.92, 0.98, 0.1), far.saturate())
const fine = barbs.mul(0.3).add(0.3).add(quill.mul(0.8))
const rose = mix(vec3(0.98, 0.5, 0.85), vec3(0.85, 0.02, 1), fine)
const fire = blendPhoenix(gold, rose)

const ragged = gnoise(feather.floor().mul(3.7)).mul(0.12)
const reach = ragged.add(turn.mul(6).sin().mul(0.12)).add(0.72)
const low = smoothstep(-0.2, -0.12, turn.add(far.mul(0.1)))
const high = smoothstep(0.47, 0.38, turn)
const wing = smoothstep(reach, reach.sub(0.16), far).mul(low).mul(high)
const night = mix(vec3(0.07, 0.02, 0.1), vec3(0.02, 0.02, 0.07), uv.y)
const sky = night.add(vec3(0.5, 0.12, 0.02).mul(exp(far.mul(-2.6))))
const body = exp(p.mul(vec2(9, 3.2)).length().mul(-2.2))

export const fragment = vec4(
  mix(sky, fire, wing).add(vec3(1, 0.7, 0.3).mul(body)),
  1,
)
