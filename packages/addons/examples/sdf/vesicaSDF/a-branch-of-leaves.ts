import {
  bezierSDF, drawFill, drawStroke, rotate2d, vesicaSDF,
} from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const paper = mix(vec3(0.93, 0.91, 0.83), vec3(0.98, 0.97, 0.93), uv.y)

const stem = bezierSDF(
  p,
  vec2(-0.72, -0.32),
  vec2(0, 0.3),
  vec2(0.66, 0.06),
)
const twig = mix(
  paper,
  vec3(0.4, 0.28, 0.18),
  drawStroke(stem, 0, 0.014, px),
)

// Leaves on both sides in turn, along the same curve.
const count = 13
const branch = Array.from({ length: count }, (_, i) => i).reduce(
  (behind, i) => {
    const t = (i + 0.7) / (count - 0.3)
    const [x, y] = [
      -0.72 * (1 - t) ** 2 + 0.66 * t * t,
      -0.32 * (1 - t) ** 2 + 0.6 * t * (1 - t) + 0.06 * t * t,
    ]
    const slope = Math.atan2(
      0.64 * (1 - t) + 0.6 * (1 - 2 * t) + 0.12 * t - 0.0,
      1.44 * (1 - t) + 1.32 * t,
    )
    const side = i === count - 1 ? 0 : i % 2 ? 1 : -1
    const angle = slope + side * 0.95 - Math.PI / 2
    const sway = sin(time.mul(1.3).add(i)).mul(0.05).sub(angle)
    const size = 0.115 * (1 - 0.45 * t) + 0.02
    // The tip of the lens is at the twig.
    const q = rotate2d(sway)
      .mul(p.sub(vec2(x, y)))
      .sub(vec2(0, size))
    const leaf = vesicaSDF(q, size * 1.25, size * 0.75)
    const veins = q.x.abs().min(
      sin(q.y.sub(q.x.abs().mul(0.8)).div(size).mul(16))
        .add(1)
        .mul(0.006)
        .add(0.001),
    )
    const green = mix(
      vec3(0.16, 0.4, 0.24),
      vec3(0.5, 0.64, 0.28),
      t * 0.8,
    ).mul(smoothstep(-size, size, q.x).mul(0.4).add(0.75))
    const veined = mix(
      green,
      vec3(0.75, 0.82, 0.55),
      drawFill(veins, 0.0022, px).mul(0.6),
    )
    const shaded = mix(
      behind,
      vec3(0.2, 0.25, 0.15),
      smoothstep(0.03, -0.01, leaf.add(0.006)).mul(0.25),
    )
    return mix(shaded, veined, drawFill(leaf, 0, px))
  },
  twig,
)

export const fragment = vec4(branch, 1)
