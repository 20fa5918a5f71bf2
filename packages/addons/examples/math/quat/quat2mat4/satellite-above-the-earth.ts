import {
  AABB, aabbIntersect, gnoise, quat, quat2mat4, random, safeInverse,
  translate4d,
} from '@kirari/addons'
import {
  dot, fn, mix, normalize, resolution, select, smoothstep, step, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const sun = normalize(vec3(-0.7, 0.5, 0.55))

// Where the satellite is, and its attitude. The ray goes into its own
// space, where every part is a box along the axes.
const attitude = quat(
  normalize(vec3(0.6, -0.75, 0.3)),
  time.mul(0.25).add(0.3),
)
const pose = translate4d(vec3(0.15, 0.25, 0)).mul(quat2mat4(attitude))
const inward = safeInverse(pose)
const from = inward.mul(vec4(0, 0, 6, 1)).xyz
const along = inward.mul(vec4(normalize(vec3(p, -1.4)), 0)).xyz
const toSun = inward.mul(vec4(sun, 0)).xyz

// Colour and distance of one part: what is nearer covers the rest.
const part = fn(
  'part',
  [{ behind: vec4 }, { centre: vec3 }, { half: vec3 }, { paint: vec3 }],
  vec4,
  (behind, centre, half, paint) => {
    const box = AABB({ min: centre.sub(half), max: centre.add(half) })
    const hit = aabbIntersect(box, from, along)
    const at = from.add(along.mul(hit.x)).sub(centre).div(half)
    const normal = step(0.999, at.abs()).mul(at.sign())
    const cell = at.xy.mul(vec2(4, 2)).fract().sub(0.5).abs()
    const seam = smoothstep(0.46, 0.49, cell.x.max(cell.y))
    const light = dot(normal, toSun).max(0).mul(0.95).add(0.2)
    const colour = mix(paint, paint.mul(1.8).add(0.1), seam).mul(light)
    const isNear = hit.x.lessThan(hit.y).and(hit.x.lessThan(behind.w))
    return select(behind, vec4(colour, hit.x), isNear)
  },
)

// The night side begins where the ground turns away from the sun.
const ground = p.sub(vec2(0.2, -2.35))
const rise = ground.length().sub(2)
const land = gnoise(ground.mul(3)).add(gnoise(ground.mul(11)).mul(0.4))
const soil = mix(
  vec3(0.05, 0.2, 0.42),
  vec3(0.2, 0.36, 0.2),
  smoothstep(0, 0.12, land),
)
const cloud = smoothstep(0.1, 0.6, gnoise(ground.mul(vec2(4, 9)).add(7)))
const day = smoothstep(0.7, -0.5, p.x)
const globe = mix(soil, vec3(0.9, 0.94, 1), cloud.mul(0.8)).mul(
  day.add(0.03),
)
const air = vec3(0.3, 0.6, 1).mul(rise.max(0).mul(-16).exp()).mul(day)
const q = p.mul(70)
const star = random(q.floor())
  .pow(40)
  .mul(smoothstep(0.3, 0, q.fract().sub(0.5).length()))
const space = vec3(star).mul(0.8).add(air)
const sky = mix(space, globe, smoothstep(0.004, -0.004, rise))

let scene = vec4(sky, 1e3)
scene = part(
  scene,
  vec3(0),
  vec3(0.32, 0.32, 0.5),
  vec3(0.62, 0.44, 0.18),
)
scene = part(
  scene,
  vec3(-1.15, 0, 0),
  vec3(0.72, 0.34, 0.02),
  vec3(0.12, 0.2, 0.55),
)
scene = part(
  scene,
  vec3(1.15, 0, 0),
  vec3(0.72, 0.34, 0.02),
  vec3(0.12, 0.2, 0.55),
)
scene = part(scene, vec3(0, 0, 0.7), vec3(0.1, 0.1, 0.22), vec3(0.5))

export const fragment = vec4(scene.xyz, 1)
