import {
  AABB, aabbContain, aabbIntersect, valueNoise,
} from '@kirari/addons'
import {
  float, fn, If, Loop, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const box = AABB({ min: vec3(-0.9, -0.6, -0.6), max: vec3(0.9, 0.6, 0.6) })

// Small steps along the ray; only places in the case hold smoke.
const smoke = fn(
  'smoke',
  [{ origin: vec3 }, { direction: vec3 }],
  vec2,
  (origin, direction) => {
    const thick = float(0).toVar('thick')
    const glow = float(0).toVar('glow')
    Loop(48, (i) => {
      const at = origin
        .add(direction.mul(float(i).mul(0.06).add(2)))
        .toConst('at')
      If(aabbContain(box, at), () => {
        const drift = at.mul(3.2).sub(vec3(0, time.mul(0.6), 0))
        const cloud = valueNoise(drift)
          .mul(0.65)
          .add(valueNoise(drift.mul(2.7)).mul(0.35))
        const dense = cloud.sub(at.y.mul(0.35).add(0.52)).max(0).mul(0.4)
        glow.addAssign(
          dense
            .mul(float(1).sub(thick))
            .mul(at.y.mul(-0.8).add(0.5).saturate()),
        )
        thick.addAssign(dense.mul(float(1).sub(thick)))
      })
    })
    return vec2(thick, glow)
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0, 0.5, 3.4)
const direction = vec3(p, -1.4)
  .sub(vec3(0, 0.2, 0))
  .normalize()
const found = smoke(origin, direction)
const hit = aabbIntersect(box, origin, direction)
const glass = hit.y.sub(hit.x).saturate().mul(0.08)
const dark = mix(vec3(0.03, 0.035, 0.05), vec3(0.4, 0.6, 0.7), glass)

const lit = vec3(0.62, 0.66, 0.72)
  .mul(found.x)
  .add(vec3(0.6, 0.2, 0.02).mul(found.y))

export const fragment = vec4(dark.mul(float(1).sub(found.x)).add(lit), 1)
