import { blendDivide, gnoise } from '@kirari/addons'
import {
  float, mix, resolution, select, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// Lines of handwriting: a pen that swings faster and slower, up and down.
const line = p.y.mul(9).add(p.x.mul(0.12))
const row = line.floor()
const noise = (x: number, y: number) =>
  gnoise(vec2(p.x.mul(x), row.mul(y)))
const swing = p.x.mul(150).add(noise(16, 7.3).mul(5))
const tall = noise(22, 3.3).mul(0.2).add(0.13)
const steep = swing.cos().abs().mul(tall.abs()).mul(5).add(1)
const off = line.fract().sub(0.5).sub(swing.sin().mul(tall)).abs()
const word = smoothstep(-0.32, -0.22, noise(8, 3.1))
const margin = uv.x.sub(0.5).abs().lessThan(0.44)
const pen = smoothstep(0.1, 0.03, off.div(steep)).mul(word)
const ink = select(float(0), pen, margin)
const page = mix(vec3(0.98), vec3(0.2, 0.16, 0.3), ink)

// A photograph of it, in the yellow light of a lamp at one side.
const lamp = smoothstep(1.7, 0, p.distance(vec2(0.25, 0.9)))
const light = vec3(1, 0.86, 0.6).mul(lamp.mul(0.75).add(0.2))
const photo = page.mul(light)

const edge = time.mul(0.5).sin().mul(0.3).add(0.35)
const evened = blendDivide(photo, light)
const shown = select(photo, evened, uv.x.greaterThan(edge))
const bar = uv.x.sub(edge).abs().lessThan(0.0015)

export const fragment = vec4(select(shown, vec3(0.9, 0.3, 0.2), bar), 1)
