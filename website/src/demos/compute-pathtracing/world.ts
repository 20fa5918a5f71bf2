/**
 * The scenes: shapes with their materials, a lamp, a sky and a camera.
 * Must not know: how light is computed.
 */
import { float, mix, select, smoothstep, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import { box, quad, room, sphere, type Point, type Shape } from './shape.ts'

export type Kind = 'diffuse' | 'metal' | 'glass'
export const kinds: readonly Kind[] = ['diffuse', 'metal', 'glass']

export interface Thing {
  readonly shape: Shape
  readonly kind: Kind
  /** Diffuse: the albedo. Metal: the reflectance at normal incidence. Glass: the absorption per unit length. */
  readonly color: (point: Vec3) => Vec3
  /** Metal: α of the distribution. Glass: the index of refraction. */
  readonly detail?: Float
  /** Emission that light sampling does not include. */
  readonly glow?: number
}
/** A quad as in `quad()`, or a disc in the sky. */
export type Lamp =
  | { readonly kind: 'quad'; readonly corner: Point; readonly u: Point; readonly v: Point; readonly light: Point }
  | { readonly kind: 'sun'; readonly toward: Point; readonly angle: number; readonly light: Point }
export interface World {
  readonly things: readonly Thing[]
  readonly lamp?: Lamp
  readonly sky: (direction: Vec3) => Vec3
  readonly camera: { readonly target: Point; readonly yaw: number; readonly pitch: number; readonly distance: number; readonly fieldOfView: number }
}

/** Values from the controls of the page. */
export interface Dials {
  readonly roughness: Float
  readonly absorption: Float
  readonly albedo: Float
}

const plain = (r: number, g: number, b: number) => (): Vec3 => vec3(r, g, b)
export const diffuse = (shape: Shape, r: number, g: number, b: number): Thing => ({ shape, kind: 'diffuse', color: plain(r, g, b) })
export const metal = (shape: Shape, color: Point, roughness: Float): Thing => ({
  shape,
  kind: 'metal',
  color: plain(...color),
  detail: roughness.mul(roughness).max(0.0016),
})
export const glass = (shape: Shape, absorbed: Point, amount: Float, index = 1.5): Thing => ({
  shape,
  kind: 'glass',
  color: () => vec3(...absorbed).mul(amount),
  detail: float(index),
})

const gold: Point = [1, 0.77, 0.34]
const copper: Point = [0.96, 0.64, 0.54]
const silver: Point = [0.97, 0.96, 0.92]
const black = plain(0, 0, 0)

const checks = (p: Vec3, size: number, light: Vec3, dark: Vec3): Vec3 => {
  const cell = p.xz.div(size).floor()
  return select(light, dark, cell.x.add(cell.y).mul(0.5).fract().greaterThan(0.25))
}

const cornell = ({ roughness, absorption }: Dials): World => {
  const [left, right, floor, ceiling, back, front] = room([0, 1, 0], [1, 1, 1])
  return {
    things: [
      diffuse(left, 0.63, 0.06, 0.05),
      diffuse(right, 0.14, 0.45, 0.09),
      ...[floor, ceiling, back, front].map((side) => diffuse(side, 0.73, 0.71, 0.68)),
      diffuse(box([-0.36, 0.6, -0.32], [0.29, 0.6, 0.29], 0.32), 0.73, 0.71, 0.68),
      metal(sphere([0.5, 0.3, -0.42], 0.3), gold, roughness),
      glass(sphere([0.3, 0.27, 0.42], 0.27), [2.6, 0.5, 0.3], absorption),
    ],
    lamp: { kind: 'quad', corner: [-0.28, 1.998, -0.28], u: [0.56, 0, 0], v: [0, 0, 0.56], light: [17, 13.6, 9.6] },
    sky: black,
    camera: { target: [0, 1, 0], yaw: 0, pitch: 0, distance: 3.85, fieldOfView: 0.72 },
  }
}

/** Spheres on a terrace under a low sun. */
const terrace = ({ roughness, absorption }: Dials): World => ({
  things: [
    {
      shape: quad([-9, 0, -9], [0, 0, 18], [18, 0, 0]),
      kind: 'diffuse',
      color: (p) => checks(p, 0.75, vec3(0.62, 0.58, 0.52), vec3(0.34, 0.31, 0.29)),
    },
    glass(sphere([0, 0.9, 0], 0.9), [1.1, 0.22, 0.42], absorption),
    metal(sphere([-1.75, 0.7, -0.55], 0.7), copper, roughness),
    metal(sphere([1.7, 0.62, -0.7], 0.62), silver, roughness.mul(0.5)),
    diffuse(sphere([0.95, 0.3, 1.25], 0.3), 0.78, 0.24, 0.1),
    glass(box([-1.15, 0.35, 0.95], [0.3, 0.35, 0.3], 0.5), [0.2, 0.75, 1.9], absorption),
    diffuse(box([0.1, 0.9, -2.3], [2.9, 0.9, 0.14], 0.12), 0.66, 0.61, 0.55),
    metal(sphere([1.75, 0.22, 0.75], 0.22), gold, roughness.mul(1.5)),
  ],
  lamp: { kind: 'sun', toward: [0.62, 0.42, 0.5], angle: 0.06, light: [190, 142, 92] },
  sky: (d) => mix(vec3(0.95, 0.78, 0.62), vec3(0.16, 0.32, 0.7), smoothstep(-0.05, 0.7, d.y)).mul(0.55),
  camera: { target: [0, 0.65, 0], yaw: 0.35, pitch: 0.2, distance: 6, fieldOfView: 0.62 },
})

/** Metals from smooth to rough and glass from thin to thick, under a long lamp at night. */
const gallery = ({ roughness, absorption }: Dials): World => ({
  things: [
    diffuse(quad([-8, 0, -3], [0, 0, 11], [16, 0, 0]), 0.3, 0.3, 0.32),
    diffuse(quad([-8, 0, -3], [16, 0, 0], [0, 6, 0]), 0.42, 0.4, 0.44),
    ...[0.25, 0.6, 1, 1.5, 2].map((part, i) =>
      metal(sphere([(i - 2) * 1.05, 0.45, -0.5], 0.45), [silver, gold, copper][i % 3] ?? gold, roughness.mul(part).min(1)),
    ),
    ...[0.06, 0.14, 0.24, 0.36].map((thick, i) => glass(box([(i - 1.5) * 1.05, 0.36, 1.15], [0.32, 0.36, thick], 0.25), [1.9, 0.5, 0.28], absorption)),
  ],
  lamp: { kind: 'quad', corner: [-1.8, 3.2, 0.6], u: [3.6, 0, 0], v: [0, -0.7, 0.7], light: [7.5, 7, 6.4] },
  sky: (d) => mix(vec3(0.05, 0.04, 0.06), vec3(0.01, 0.02, 0.06), d.y.saturate()),
  camera: { target: [0, 0.55, 0.1], yaw: 0.32, pitch: 0.3, distance: 6.2, fieldOfView: 0.56 },
})

/** In a white sky, an object that reflects all light is invisible. */
const furnace = ({ roughness, albedo }: Dials): World => ({
  things: [
    { shape: sphere([-1.15, 0, 0], 0.5), kind: 'diffuse', color: () => vec3(albedo) },
    glass(sphere([0, 0, 0], 0.5), [0, 0, 0], float(1)),
    metal(sphere([1.15, 0, 0], 0.5), [1, 1, 1], roughness),
  ],
  sky: () => vec3(1),
  camera: { target: [0, 0, 0], yaw: 0, pitch: 0, distance: 4, fieldOfView: 0.62 },
})

export const worlds = { cornell, terrace, gallery, furnace }
export type WorldName = keyof typeof worlds
