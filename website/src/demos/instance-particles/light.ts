/** A studio at night: a warm lamp, two soft boxes that gloss reflects, and a thin film of nacre on each pearl. */
import { float, fn, mix, smoothstep, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

/** Towards the lamp. */
export const lamp = [0.48, 0.8, 0.36] as const

/** What a mirror would show in this direction. */
const studio = fn('studio', [{ way: vec3 }], vec3, (way) => {
  const sky = mix(vec3(0.012, 0.014, 0.025), vec3(0.1, 0.12, 0.19), way.y.mul(0.5).add(0.5))
  const box = (x: number, y: number, z: number, edge: number): Float => smoothstep(edge, edge + 0.07, way.dot(vec3(x, y, z)))
  return sky
    .add(vec3(1, 0.9, 0.74).mul(box(...lamp, 0.9).mul(24)))
    .add(vec3(0.4, 0.62, 1).mul(box(-0.86, 0.22, 0.46, 0.86).mul(3)))
    .add(vec3(1, 0.42, 0.3).mul(box(0.5, -0.5, -0.7, 0.8).mul(1.5)))
})

interface Surface {
  readonly normal: Vec3
  readonly toEye: Vec3
  readonly color: Vec3
  /** How much of the lamp's light arrives. */
  readonly lit: Float
}

/** Light that the body scatters, and light that the surface reflects: the first is behind the second. */
export const shade = ({ normal, toEye, color, lit }: Surface): { readonly body: Vec3; readonly gloss: Vec3; readonly fresnel: Float } => {
  const facing = normal.dot(toEye).saturate().toConst('facing')
  const towards = normal.dot(vec3(...lamp)).toConst('towards')
  // R. Fresnel's reflectance as C. Schlick (1994) approximates it.
  const fresnel = float(0.06).add(float(1).sub(facing).pow(5).mul(0.94)).toConst('fresnel')
  // Waves reflected at the top and at the bottom of a film meet with a phase that depends on the angle.
  const film = facing
    .mul(5)
    .add(vec3(0, 2.1, 4.2))
    .cos()
    .mul(0.28)
    .add(1)
  const diffuse = towards.mul(0.75).add(0.25).max(0).mul(lit).mul(1.5)
  const fill = mix(vec3(0.03, 0.035, 0.06), vec3(0.14, 0.18, 0.32), normal.y.mul(0.5).add(0.5)).mul(lit.mul(0.6).add(0.4))
  const mirrored = normal.mul(facing.mul(2)).sub(toEye)
  return {
    body: color.mul(film).mul(vec3(1, 0.92, 0.8).mul(diffuse).add(fill)),
    gloss: studio(mirrored).mul(fresnel).mul(lit.mul(0.85).add(0.15)),
    fresnel,
  }
}
