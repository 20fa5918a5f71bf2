import { drawFill, perspective, random } from '@kirari/addons'
import {
  cos, float, fn, Loop, mix, resolution, sin, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const clip = uv.mul(2).sub(1)
const aspect = resolution.x.div(resolution.y)
const px = float(2).div(resolution.y)
const p = vec2(clip.x.mul(aspect), clip.y)
const projection = perspective(1, aspect, 1, 60)

// From the farthest to the nearest, so that near kites cover far ones.
const kites = fn('kites', [{ under: vec3 }], vec3, (under) => {
  const colour = under.toVar('colour')
  const m = projection.toConst('m')
  Loop(22, (i) => {
    const k = float(i)
    const sway = sin(time.mul(0.7).add(k.mul(2.4)))
    const far = float(24).sub(k)
    const place = vec2(random(vec2(k, 1)), random(vec2(k, 2))).sub(0.5)
    const at = vec3(
      place.x.mul(far).mul(1.7).add(sway.mul(0.3)),
      place.y.mul(far).mul(0.8).add(0.6),
      far.negate(),
    )
    const seen = m.mul(vec4(at, 1)).toConst('seen')
    const middle = seen.xy.div(seen.w).mul(vec2(aspect, 1))
    // Back to the size that it has in space.
    const off = p.sub(middle).mul(seen.w).div(m.at(1).y).toConst('off')
    const lean = sway.mul(0.25).add(0.3)
    const q = vec2(
      off.x.mul(cos(lean)).add(off.y.mul(sin(lean))),
      off.y.mul(cos(lean)).sub(off.x.mul(sin(lean))),
    ).toConst('q')
    const size = px.mul(seen.w).div(m.at(1).y)
    const long = mix(0.62, 0.42, smoothstep(-0.01, 0.01, q.y))
    const sail = q.x
      .abs()
      .div(0.4)
      .add(q.y.abs().div(long))
      .sub(1)
      .mul(0.28)
    const hue = cos(k.mul(1.7).add(vec3(0, 2.2, 4.4)))
      .mul(0.32)
      .add(0.62)
    const half = mix(
      hue,
      vec3(1, 0.95, 0.85),
      smoothstep(-0.02, 0.02, q.x.mul(q.y)).mul(0.75),
    )
    const spar = drawFill(
      q.x.abs().min(q.y.abs()).sub(0.012),
      0,
      size,
    ).mul(0.5)
    const wave = sin(q.y.mul(5).add(time.mul(3)).add(k))
      .mul(q.y.add(0.6))
      .mul(0.12)
    const tail = q.x
      .add(wave)
      .abs()
      .sub(0.02)
      .max(q.y.add(1.3).abs().sub(0.7))
    const haze = float(1).sub(far.mul(0.026))
    const air = vec3(0.68, 0.83, 0.94)
    colour.assign(
      mix(colour, mix(air, hue.mul(0.7), haze), drawFill(tail, 0, size)),
    )
    colour.assign(
      mix(
        colour,
        mix(air, half.mul(float(1).sub(spar)), haze),
        drawFill(sail, 0, size),
      ),
    )
  })
  return colour
})

const sky = mix(
  vec3(0.9, 0.94, 0.92),
  vec3(0.3, 0.56, 0.86),
  uv.y.mul(0.9).add(0.1),
)
const dune = sin(p.x.mul(1.6).add(0.6)).mul(0.06).sub(0.86)
const shore = mix(
  sky,
  vec3(0.9, 0.8, 0.6),
  drawFill(p.y.sub(dune), 0, px),
)

export const fragment = vec4(kites(shore), 1)
