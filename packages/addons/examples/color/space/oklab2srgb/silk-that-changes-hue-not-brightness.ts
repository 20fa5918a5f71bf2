import { oklab2srgb } from '@kirari/addons'
import { resolution, sin, time, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const t = time.mul(0.25)

const fold = sin(
  p.x
    .mul(3)
    .add(sin(p.y.mul(4).add(t)).mul(1.4))
    .add(t),
)
const cross = sin(p.y.mul(5).sub(fold.mul(1.2)).add(t.mul(1.7)))
const hue = fold.mul(1.3).add(cross.mul(0.8)).add(t)

// The folds shade the lightness; the hue runs free of it.
const lightness = fold.mul(cross).mul(0.16).add(0.66)
const colour = oklab2srgb(
  vec3(lightness, hue.cos().mul(0.11), hue.sin().mul(0.11)),
)

export const fragment = vec4(colour.saturate(), 1)
