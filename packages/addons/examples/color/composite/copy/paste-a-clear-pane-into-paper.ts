import {
  compositeCopy, compositeSourceOver, drawFill, rectSDF,
} from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const waves = sin(p.y.mul(60).add(sin(p.x.mul(16)).mul(1.6)))
const sea = vec4(
  mix(
    vec3(0.1, 0.4, 0.65),
    vec3(0.75, 0.93, 0.9),
    smoothstep(0.3, 0.4, waves),
  ),
  1,
)

const paper = vec4(0.97, 0.93, 0.84, 1)
const pane = vec4(1, 0.2, 0.45, 1).mul(0.4)
const region = drawFill(rectSDF(p, vec2(0.55, 0.3), 0.06), 0, px)

// Over the paper, the pane would show paper. Now it shows the sea.
const page = mix(paper, compositeCopy(pane, paper), region)
export const fragment = compositeSourceOver(page, sea)
