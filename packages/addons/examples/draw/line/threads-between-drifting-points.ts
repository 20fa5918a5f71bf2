import { drawCircle, drawLine } from '@kirari/addons'
import {
  resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const points = Array.from({ length: 7 }, (_, i) => {
  const t = time.mul(0.15 + i * 0.02)
  return vec2(
    sin(t.add(i * 1.9)).mul(0.75),
    sin(t.mul(1.3).add(i * i * 1.1)).mul(0.42),
  )
})

let light = vec3(0.02, 0.03, 0.06)
points.forEach((a, i) => {
  light = light.add(vec3(1, 0.85, 0.6).mul(drawCircle(p.sub(a), 0.012)))
  for (const b of points.slice(i + 1)) {
    // The nearer two points, the brighter their thread.
    const bond = smoothstep(0.75, 0.1, a.distance(b))
    light = light.add(
      vec3(0.3, 0.6, 1)
        .mul(drawLine(p, a, b, 0.004))
        .mul(bond),
    )
  }
})

export const fragment = vec4(light.min(1), 1)
