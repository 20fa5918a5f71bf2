import { fbm, mandelbulbSDF } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv
  .sub(0.5)
  .mul(resolution)
  .div(resolution.y)
  .mul(2.12)
  .toConst('p')
// The saw cuts a little deeper, and a little less deep.
const depth = time.mul(0.25).sin().mul(0.12).add(0.1)
const cut = mandelbulbSDF(vec3(p.y, p.x, depth), 5, 5).toConst('cut')

// Bands of agate: the nearer the orbit came to the origin, the darker.
const layer = cut.y
  .mul(26)
  .add(fbm(p.mul(3), 3).mul(1.6))
  .toConst('layer')
const band = layer.sin().mul(0.5).add(0.5)
const fine = layer.mul(3.7).sin().mul(0.09)
const warm = mix(vec3(0.5, 0.15, 0.08), vec3(0.96, 0.72, 0.46), band)
const cool = mix(vec3(0.15, 0.3, 0.36), vec3(0.8, 0.9, 0.87), band)
const tone = smoothstep(0.3, 0.85, cut.y)
const stone = mix(cool, warm, tone).add(fine)
// A crystal lines the hollow in the middle.
const spark = fbm(p.mul(40), 2)
  .max(0)
  .mul(smoothstep(0.32, 0.1, cut.y))
// Outside: the crust, then the cloth that it lies on.
const edge = smoothstep(0.02, -0.005, cut.x).toConst('edge')
const crust = smoothstep(
  0.07,
  0.02,
  cut.x.add(fbm(p.mul(9), 3).mul(0.03)),
)
const weave = p.mul(60).sin()
const cloth = vec3(0.17, 0.18, 0.2).add(weave.x.mul(weave.y).mul(0.02))
const shadow = smoothstep(0.3, 0, cut.x).mul(0.7)
const table = cloth.mul(shadow.negate().add(1))
const rock = mix(table, vec3(0.36, 0.3, 0.26), crust)
// One long window is mirrored in the polish.
const slope = p.dot(vec2(0.8, 0.6)).add(0.35)
const gloss = smoothstep(0.22, 0.2, slope.abs()).mul(0.09)
const polished = stone.add(spark.mul(1.2)).add(float(gloss))

export const fragment = vec4(mix(rock, polished, edge), 1)
