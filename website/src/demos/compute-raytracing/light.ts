/**
 * Computes the radiance along a ray (Whitted 1980): mirrors and glass continue the ray, the sun and the sky light the floor and ivory. Chance chooses between
 * reflection and refraction, and a point of the sun (Cook, Porter and Carpenter 1984); the mean of many samples is the picture.
 * Must not know: the camera, how rays find triangles.
 */
import { pcg } from '@kirari/addons'
import { Break, exp, float, fn, If, int, Loop, mix, select, smoothstep, uint, vec3, vec4 } from 'kirari/node'
import type { Float, Int, Vec2, Vec3 } from 'kirari/node'
import { basis, cosineHemisphere, fresnel, sobol } from '../compute-pathtracing/sampling.ts'
import { materialOf } from './corner.ts'
import { glass, gold, ivory } from './sculpture.ts'
import { faceOf, never, smoothNormal, type createTracer } from './trace.ts'

const offset = 3e-4
/** The material of the floor. */
const stone = 3
const sun = vec3(-0.78, 0.46, 0.424)
const sunLight = vec3(5.2, 3.3, 1.9)
const tints = { gold: vec3(1, 0.72, 0.32), ivory: vec3(0.86, 0.8, 0.7) }
/** Absorption per unit of length. */
const bottle = vec3(2.4, 0.5, 0.9)
const [glassIndex, coatIndex] = [1.5, 1.45]

/** An evening sky, brighter near the sun. */
export const skyOf = (way: Vec3): Vec3 => {
  const height = way.y.saturate().toConst('height')
  const glow = way.dot(sun).mul(0.5).add(0.5).saturate().toConst('glow')
  const horizon = mix(vec3(0.36, 0.34, 0.5), vec3(1.25, 0.68, 0.34), glow.pow(3))
  return mix(horizon, vec3(0.05, 0.11, 0.3), height.pow(0.5)).add(vec3(1.6, 0.9, 0.4).mul(glow.pow(60)))
}

/** Dark tiles with narrow joints. */
const floorColor = (p: Vec3): Vec3 => {
  const place = p.xz.mul(1.6).add(0.5).toConst('place')
  const cell = place.floor().toConst('cell')
  const edge = place.fract().sub(0.5).abs().toConst('edge')
  const isDark = cell.x.add(cell.y).mul(0.5).fract().greaterThan(0.25)
  const joint = smoothstep(0.485, 0.492, edge.x.max(edge.y))
  return mix(select(vec3(0.3, 0.25, 0.22), vec3(0.045, 0.06, 0.09), isDark), vec3(0.02), joint)
}

const schlick = (atNormal: Vec3, cosine: Float): Vec3 => atNormal.add(vec3(1).sub(atNormal).mul(float(1).sub(cosine).saturate().pow(5)))

interface Dials {
  readonly bounces: Int
  /** The angular radius of the sun in radians; 0 casts hard shadows. */
  readonly softness: Float
}

/** The colour along a ray, and how many rays it took. */
export const createLight = ({ trace, hitCorners }: ReturnType<typeof createTracer>, { bounces, softness }: Dials) =>
  fn('lightAlong', [{ origin: vec3 }, { direction: vec3 }, { index: uint }, { seed: uint }], vec4, (origin, direction, index, seed) => {
    const o = origin.toVar('o')
    const d = direction.toVar('d')
    const light = vec3(0).toVar('light')
    /** The share of the light here that reaches the eye. */
    const through = vec3(1).toVar('through')
    const rays = float(0).toVar('rays')
    const random = (depth: Int, use: number): Vec2 => sobol(index, pcg(seed.add(uint(depth).mul(3).add(use))))
    Loop(bounces, (depth) => {
      const hit = trace(o, d).toConst('hit')
      rays.addAssign(1)
      const down = select(float(never), o.y.div(d.y.negate().max(1e-9)), d.y.lessThan(-1e-6)).toConst('down')
      const isFloor = down.lessThan(hit.distance).toConst('isFloor')
      const t = down.min(hit.distance).toConst('t')
      If(t.greaterThanEqual(60), () => {
        // The sky is added below.
        Break()
      })
      const p = o.add(d.mul(t)).toConst('p')
      const corners = hitCorners(hit)
      const smooth = select(smoothNormal(corners, hit.weights), vec3(0, 1, 0), isFloor).toConst('smooth')
      const outwards = select(faceOf(corners, smooth), vec3(0, 1, 0), isFloor).toConst('outwards')
      const isEntering = d.dot(outwards).lessThan(0).toConst('isEntering')
      const face = select(outwards.negate(), outwards, isEntering).toConst('side')
      const turned = select(smooth.negate(), smooth, isEntering).toConst('turned')
      // Near an outline, the normal between the corners may point away from the ray.
      const n = select(face, turned, d.dot(turned).lessThan(0)).toConst('n')
      const material = select(int(materialOf(corners[0])), int(stone), isFloor).toConst('material')
      const cosine = d.dot(n).negate().saturate().toConst('cosine')
      const chance = random(depth, 0).toConst('chance')
      const reflected = d.add(n.mul(cosine.mul(2))).normalize()

      If(material.equal(glass), () => {
        // Beer–Lambert absorption along the way through the glass.
        If(isEntering.not(), () => through.mulAssign(exp(bottle.mul(t).negate())))
        const eta = select(float(glassIndex), float(1 / glassIndex), isEntering).toConst('eta')
        const isMirrored = chance.x.lessThan(fresnel(cosine, eta)).toConst('isMirrored')
        const inside = float(1)
          .sub(eta.mul(eta).mul(float(1).sub(cosine.mul(cosine))))
          .max(0)
          .sqrt()
        const bent = d
          .mul(eta)
          .add(n.mul(eta.mul(cosine).sub(inside)))
          .normalize()
        o.assign(p.add(face.mul(select(float(-offset), float(offset), isMirrored))))
        d.assign(select(bent, reflected, isMirrored))
      })
        .ElseIf(material.equal(gold), () => {
          through.mulAssign(schlick(tints.gold, cosine))
          o.assign(p.add(face.mul(offset)))
          d.assign(reflected)
        })
        .Else(() => {
          o.assign(p.add(face.mul(offset)))
          If(chance.x.lessThan(fresnel(cosine, float(1 / coatIndex))), () => d.assign(reflected)).Else(() => {
            const color = select(floorColor(p), tints.ivory, material.equal(ivory)).toConst('color')
            const u = random(depth, 1).toConst('u')
            const angle = u.x.mul(2 * Math.PI).toConst('angle')
            const disc = u.y.sqrt().mul(softness).toConst('disc')
            const [right, up] = basis(sun)
            const toward = sun
              .add(right.mul(angle.cos().mul(disc)))
              .add(up.mul(angle.sin().mul(disc)))
              .normalize()
              .toConst('toward')
            const facing = n.dot(toward).toConst('facing')
            If(facing.greaterThan(0), () => {
              const shade = trace(o, toward).toConst('shade')
              rays.addAssign(1)
              // Light passes through glass straight on: its caustics are beyond this method.
              const isGlass = int(materialOf(hitCorners(shade)[0])).equal(glass)
              const passed = select(select(vec3(0), vec3(0.5, 0.72, 0.66), isGlass), vec3(1), shade.triangle.lessThan(0))
              light.addAssign(through.mul(color).mul(sunLight).mul(passed).mul(facing.div(Math.PI)))
            })
            const sample = cosineHemisphere(random(depth, 2)).toConst('sample')
            const [x, y] = basis(n)
            const open = x.mul(sample.x).add(y.mul(sample.y)).add(n.mul(sample.z)).toConst('open')
            const blocked = trace(o, open).toConst('blocked')
            rays.addAssign(1)
            // A second bounce is estimated: the floor and the objects return a part of the light.
            const beyond = select(select(skyOf(open), vec3(0.14, 0.11, 0.1), open.y.lessThan(0)), vec3(0.16, 0.13, 0.1), blocked.triangle.greaterThanEqual(0))
            const haze = select(float(0), float(1).sub(exp(t.mul(-0.035))), isFloor.and(depth.equal(0))).toConst('haze')
            light.addAssign(through.mul(color).mul(beyond))
            light.assign(mix(light, skyOf(vec3(d.x, 0, d.z)), haze))
            through.assign(vec3(0))
            Break()
          })
        })
    })
    // A ray that has not ended by now sees the sky.
    return vec4(light.add(through.mul(skyOf(d))), rays)
  })
