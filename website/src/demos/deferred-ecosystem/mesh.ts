/**
 * Low meshes joined from shapes: a sheep, a fox, two trees. Animals look along +z and stand on y = 0, in lengths of a cell.
 * Must not know: the world.
 */
import { box, cone, cylinder, icosphere } from 'kirari/geometry'

interface Shape {
  readonly attributes: { readonly position: { readonly data: Float32Array }; readonly normal: { readonly data: Float32Array } }
  readonly index: Uint16Array | Uint32Array
}
type Triple = readonly [number, number, number]
interface Part {
  readonly shape: Shape
  readonly at: Triple
  readonly scale: Triple
  readonly color: Triple
  /** Turned around x, in radians. */
  readonly tilt?: number
  /** A leg swings. */
  readonly swing?: number
}

export const join = (parts: readonly Part[]) => {
  const [position, normal, tone]: [number[], number[], number[]] = [[], [], []]
  const index: number[] = []
  for (const { shape, at, scale, color, tilt = 0, swing = 0 } of parts) {
    const first = position.length / 3
    const { position: from, normal: facing } = shape.attributes
    const [sine, cosine] = [Math.sin(tilt), Math.cos(tilt)]
    const turn = ([x, y, z]: Triple): Triple => [x, y * cosine - z * sine, y * sine + z * cosine]
    for (let i = 0; i < from.data.length; i += 3) {
      const [x = 0, y = 0, z = 0] = from.data.subarray(i, i + 3)
      const [nx = 0, ny = 0, nz = 0] = facing.data.subarray(i, i + 3)
      const point = turn([x * scale[0], y * scale[1], z * scale[2]])
      position.push(point[0] + at[0], point[1] + at[1], point[2] + at[2])
      normal.push(...turn([nx / scale[0], ny / scale[1], nz / scale[2]]))
      tone.push(...color, swing)
    }
    for (const i of shape.index) index.push(first + i)
  }
  const unit = Float32Array.from(normal, (x, i) => x / Math.hypot(...normal.slice(i - (i % 3), i - (i % 3) + 3)))
  return {
    attributes: {
      position: { data: Float32Array.from(position), size: 3 as const },
      normal: { data: unit, size: 3 as const },
      tone: { data: Float32Array.from(tone), size: 4 as const },
    },
    index,
  }
}

const block = box({ size: 1 })
const ball = icosphere({ subdivisions: 1 })
const legs = (x: number, z: number, height: number, thick: number, color: Triple): Part[] =>
  [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) => ({
      shape: block,
      at: [sx * x, height / 2, sz * z] as const,
      scale: [thick, height, thick] as const,
      color,
      swing: sx * sz,
    })),
  )

const [wool, face, hoof]: readonly [Triple, Triple, Triple] = [
  [0.86, 0.82, 0.72],
  [0.1, 0.085, 0.08],
  [0.07, 0.06, 0.055],
]
export const sheep = () =>
  join([
    { shape: ball, at: [0, 0.52, -0.04], scale: [0.31, 0.28, 0.42], color: wool },
    { shape: block, at: [0, 0.62, 0.44], scale: [0.2, 0.24, 0.26], color: face, tilt: 0.35 },
    { shape: ball, at: [0, 0.75, 0.36], scale: [0.15, 0.1, 0.14], color: wool },
    { shape: block, at: [0, 0.68, 0.38], scale: [0.42, 0.06, 0.09], color: face },
    ...legs(0.16, 0.22, 0.34, 0.09, hoof),
  ])

const [fur, pale, dark]: readonly [Triple, Triple, Triple] = [
  [0.72, 0.2, 0.035],
  [0.85, 0.78, 0.68],
  [0.09, 0.05, 0.04],
]
const spike = cone({ radius: 0.5, height: 1, segments: [6, 1] })
export const fox = () =>
  join([
    { shape: ball, at: [0, 0.5, 0], scale: [0.2, 0.2, 0.5], color: fur },
    { shape: ball, at: [0, 0.42, 0.3], scale: [0.15, 0.14, 0.18], color: pale },
    { shape: ball, at: [0, 0.66, 0.5], scale: [0.19, 0.17, 0.2], color: fur },
    { shape: spike, at: [0, 0.61, 0.74], scale: [0.16, 0.26, 0.14], color: pale, tilt: Math.PI / 2 },
    { shape: spike, at: [-0.12, 0.86, 0.46], scale: [0.13, 0.24, 0.08], color: dark },
    { shape: spike, at: [0.12, 0.86, 0.46], scale: [0.13, 0.24, 0.08], color: dark },
    { shape: ball, at: [0, 0.5, -0.68], scale: [0.13, 0.13, 0.34], color: fur, tilt: 0.35 },
    { shape: ball, at: [0, 0.39, -0.98], scale: [0.1, 0.1, 0.15], color: pale, tilt: 0.35 },
    ...legs(0.12, 0.3, 0.36, 0.08, dark),
  ])

const bark: Triple = [0.16, 0.09, 0.05]
const tier = cone({ radius: 1, height: 1, segments: [9, 1] })
const trunk = cylinder({ radius: 1, height: 1, segments: [6, 1] })
export const spruce = () =>
  join([
    { shape: trunk, at: [0, 0.4, 0], scale: [0.14, 0.8, 0.14], color: bark },
    { shape: tier, at: [0, 1.25, 0], scale: [0.85, 1.3, 0.85], color: [0.035, 0.1, 0.05] },
    { shape: tier, at: [0, 2, 0], scale: [0.66, 1.2, 0.66], color: [0.045, 0.13, 0.06] },
    { shape: tier, at: [0, 2.75, 0], scale: [0.45, 1.1, 0.45], color: [0.06, 0.16, 0.075] },
  ])
export const birch = () =>
  join([
    { shape: trunk, at: [0, 0.7, 0], scale: [0.1, 1.4, 0.1], color: [0.5, 0.46, 0.4] },
    { shape: ball, at: [0, 1.9, 0], scale: [0.75, 0.85, 0.75], color: [0.13, 0.22, 0.03] },
    { shape: ball, at: [0.3, 2.4, 0.15], scale: [0.5, 0.5, 0.5], color: [0.19, 0.28, 0.045] },
    { shape: ball, at: [-0.35, 1.6, -0.2], scale: [0.45, 0.42, 0.45], color: [0.1, 0.18, 0.03] },
  ])
