/**
 * The five scenes: a potential, the solids that show it, and the packet at the start. Lengths are in units of the grid, ħ = m = 1.
 * Must not know: the GPU.
 */
import type { Packet, World } from './evolve.ts'

export interface Dials {
  readonly grid: 128 | 256
  readonly border: 'absorbing' | 'periodic'
  /** The distance between the middles of the slits, and the width of each. */
  readonly separation: number
  readonly slit: number
  /** The height of the barrier, as a multiple of the packet's kinetic energy. */
  readonly barrier: number
}

/** A box from `min` to `max`, in x and y, with this height. */
export interface Box {
  readonly min: readonly [x: number, y: number]
  readonly max: readonly [x: number, y: number]
  readonly height: number
}
export interface Setting {
  readonly potential: World['potential']
  readonly packet: Packet
  /** Time until the packet starts again. */
  readonly period: number
  readonly walls?: readonly Box[]
  /** A barrier V = V₀ / cosh²(x / a), which has a formula for what passes; its height as it is drawn. */
  readonly barrier?: { readonly height: number; readonly a: number; readonly drawn: number }
  readonly posts?: readonly (readonly [x: number, y: number, radius: number])[]
  /** The frequency of a harmonic well. */
  readonly omega?: number
  /** Only what is beyond this x sets the exposure. */
  readonly beyond?: number
  readonly isFree?: boolean
  /** Whether a photographic plate lies at the right border. */
  readonly hasPlate?: boolean
  readonly camera: { readonly yaw: number; readonly pitch: number; readonly distance: number; readonly target: readonly [number, number, number] }
}

export const side = 32
/** Half the side of what is seen when the border absorbs. */
export const inner = 13
export const dt = 0.005
/** High enough that hardly anything enters a solid wall. */
const solid = 150

const isIn = (x: number, y: number, { min, max }: Box): boolean => x >= min[0] && x < max[0] && y >= min[1] && y < max[1]

const slits = ({ separation, slit, border }: Dials): Setting => {
  const end = border === 'absorbing' ? inner : side / 2
  const [near, far] = [(separation - slit) / 2, (separation + slit) / 2]
  const wall = (from: number, to: number): Box => ({ min: [-0.375, from], max: [0.375, to], height: 2.4 })
  const walls = [wall(-side / 2, -far), wall(-near, near), wall(far, side / 2)]
  return {
    potential: (x, y) => (walls.some((box) => isIn(x, y, box)) ? solid : 0),
    walls: [wall(-end, -far), wall(-near, near), wall(far, end)],
    packet: { place: [-6.5, 0], momentum: [5.5, 0], sigma: [2, 2.8] },
    period: 5,
    beyond: 1,
    hasPlate: true,
    camera: { yaw: 2, pitch: 0.5, distance: 26, target: [4.5, 0, -0.5] },
  }
}

const barrier = ({ barrier: times }: Dials): Setting => {
  const [momentum, a] = [4.5, 0.4]
  const height = (times * momentum ** 2) / 2
  return {
    potential: (x) => height / Math.cosh(x / a) ** 2,
    barrier: { height, a, drawn: times * 2 },
    packet: { place: [-6.5, 0], momentum: [momentum, 0], sigma: [1.6, 1.8] },
    period: 4.2,
    camera: { yaw: 0.75, pitch: 0.5, distance: 25, target: [0, 0, 0] },
  }
}

const well = (): Setting => {
  const omega = 1
  return {
    potential: (x, y) => (omega ** 2 * (x * x + y * y)) / 2,
    omega,
    packet: { place: [5.5, 0], momentum: [0, 3], sigma: [1.1, 0.55] },
    period: 8 * Math.PI,
    camera: { yaw: 0.5, pitch: 0.62, distance: 22, target: [0, 0.5, 0] },
  }
}

const free = (): Setting => ({
  potential: () => 0,
  packet: { place: [-7, 0], momentum: [3, 0], sigma: [0.8, 0.8] },
  period: 4,
  isFree: true,
  camera: { yaw: 0.5, pitch: 0.5, distance: 26, target: [0, 0.5, 0] },
})

const posts = [
  [2, -4, 1.2],
  [-1, 2, 1.2],
  [5, 4.5, 1.2],
] as const
const thrown = (): Setting => ({
  potential: (x, y) => (posts.some(([a, b, radius]) => Math.hypot(x - a, y - b) < radius) ? solid : 0),
  posts,
  packet: { place: [-8, -1.5], momentum: [5, 1.2], sigma: [1.2, 1.2] },
  period: 4.5,
  camera: { yaw: -0.9, pitch: 0.6, distance: 26, target: [0, 0, 0] },
})

const settings = { slits, barrier, well, free, throw: thrown }
export type SceneName = keyof typeof settings

export const settingOf = (scene: SceneName, dials: Dials): Setting => settings[scene](dials)

/** Smoothly from nothing to a rate at which a wave that comes in is gone before it has crossed both borders. */
const absorption = (x: number, y: number): number => {
  const depth = (Math.max(Math.abs(x), Math.abs(y), inner) - inner) / (side / 2 - inner)
  return 40 * Math.sin((depth * Math.PI) / 2) ** 2
}
export const worldOf = ({ potential }: Setting, { grid, border }: Dials): World => ({
  n: grid,
  side,
  dt,
  potential,
  absorption: border === 'absorbing' ? absorption : () => 0,
})
