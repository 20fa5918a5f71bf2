import { bezierSDF, drawFill, drawStroke } from '@kirari/addons'
import {
  float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const evening = mix(vec3(0.36, 0.2, 0.3), vec3(0.06, 0.09, 0.22), uv.y)

// Each wire sags towards its control point, and the lamps hang along it.
const wires = [
  [-1.1, 0.42, -0.35, -0.12, 0.25, 0.46],
  [0.25, 0.46, 0.75, 0, 1.15, 0.3],
  [-1.1, 0.1, -0.1, -0.5, 1.15, 0.02],
]
const tints = [vec3(1, 0.75, 0.4), vec3(1, 0.5, 0.35), vec3(0.6, 0.8, 1)]
const scene = wires.reduce(
  (behind, [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0], row) => {
    const [a, c] = [vec2(ax, ay), vec2(cx, cy)]
    const b = vec2(bx, sin(time.mul(0.8).add(row)).mul(0.03).add(by))
    const wire = drawStroke(bezierSDF(p, a, b, c), 0, 0.006, px)
    const flicker = sin(time.mul(2).add(row * 2)).mul(0.0004).add(0.003)
    const lamps = Array.from({ length: 7 }, (_, i) => (i + 0.5) / 7)
    return lamps.reduce<Vec3>(
      (lit, t, i) => {
        const place = a
          .mul((1 - t) ** 2)
          .add(b.mul(2 * t * (1 - t)))
          .add(c.mul(t * t))
          .sub(vec2(0, 0.026))
        const far = p.distance(place)
        const tint = tints[i % 3] ?? vec3(1)
        // A glow that fades with the square of the distance.
        const glow = flicker.div(far.mul(far).add(0.006))
        const bulb = tint.mul(0.4).add(0.6)
        return mix(lit.add(tint.mul(glow)), bulb, drawFill(far, 0.016, px))
      },
      mix(behind, vec3(0.04, 0.03, 0.06), wire),
    )
  },
  evening,
)

export const fragment = vec4(scene, 1)
