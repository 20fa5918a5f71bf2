import {
  drawFill, drawLine, Triangle, triangleCentroid, triangleSignedDistance,
} from '@kirari/addons'
import {
  cos, float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A plate hangs at rest when its centroid is below its hook.
const plates = [
  [-0.5, 0.16, 0.3, 0.5, vec3(0.86, 0.26, 0.2)],
  [-0.14, 0.02, 0.22, -0.7, vec3(0.95, 0.7, 0.2)],
  [0.2, 0.1, 0.26, 0.2, vec3(0.14, 0.42, 0.6)],
  [0.56, -0.04, 0.32, -0.4, vec3(0.13, 0.14, 0.18)],
] as const

let colour = mix(vec3(0.9, 0.89, 0.84), vec3(0.97, 0.96, 0.93), uv.y)
const wire = (ax: number, ay: number, bx: number, by: number): void => {
  const line = drawLine(p, vec2(ax, ay), vec2(bx, by), 0.006, px)
  colour = mix(colour, vec3(0.2, 0.2, 0.22), line)
}
wire(0.02, 0.6, 0.02, 0.4)
wire(-0.32, 0.34, 0.38, 0.46)
wire(-0.32, 0.34, -0.32, 0.26)
wire(-0.5, 0.28, -0.14, 0.22)
wire(0.38, 0.46, 0.38, 0.26)
wire(0.2, 0.24, 0.56, 0.29)

for (const [x, y, size, lean, tint] of plates) {
  const hook = vec2(x, y)
  const plate = Triangle({
    a: vec3(0),
    b: vec3(size * (0.6 + lean), -size * 0.8, 0),
    c: vec3(-size * (0.6 - lean), -size, 0),
  })
  // Turn it until the way from the hook to the centroid points down.
  const way = triangleCentroid(plate).xy.normalize()
  const sway = sin(time.add(x * 9)).mul(0.12)
  const down = vec2(sin(sway), cos(sway).negate())
  const q = p.sub(hook)
  const along = vec2(q.dot(down), q.dot(vec2(down.y.negate(), down.x)))
  const local = way
    .mul(along.x)
    .add(vec2(way.y.negate(), way.x).mul(along.y))
  const d = triangleSignedDistance(plate, vec3(local, 0)).abs()
  const middle = local.distance(triangleCentroid(plate).xy)
  wire(x, y, x, x < 0 ? (x < -0.3 ? 0.28 : 0.22) : x < 0.4 ? 0.24 : 0.29)
  colour = mix(colour, tint, drawFill(d, 0.008, px))
  colour = mix(colour, vec3(0.97, 0.96, 0.93), drawFill(middle, 0.011, px))
}

export const fragment = vec4(colour, 1)
