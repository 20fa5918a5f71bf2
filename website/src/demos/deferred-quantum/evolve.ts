/**
 * The time-dependent Schrödinger equation in two dimensions by the split-operator method (Feit, Fleck and Steiger 1982): half a step of the
 * potential, a full step of the kinetic energy where it is diagonal, after a Fourier transform, and the other half (Strang 1968). ħ = m = 1.
 */
import { cos, exp, float, kernel, sin, storage, uniform, vec2, vec3 } from 'kirari/node'
import { createFourier, product } from './fourier.ts'

export interface Grid {
  /** Cells along each side: a power of two. */
  readonly n: number
  /** The length of a side. */
  readonly side: number
}
export interface Packet {
  readonly place: readonly [x: number, y: number]
  readonly momentum: readonly [x: number, y: number]
  /** The standard deviation of |ψ|² along both axes. */
  readonly sigma: readonly [x: number, y: number]
}
export interface World extends Grid {
  readonly dt: number
  readonly potential: (x: number, y: number) => number
  /** The rate at which |ψ|² decays: 0 except near an absorbing border. */
  readonly absorption: (x: number, y: number) => number
}

/** The middle of a cell. */
export const placeOf = ({ n, side }: Grid, i: number): number => ((i - n / 2) * side) / n
/** The numbers of all cells, row after row. */
const table = (n: number, of: (column: number, row: number) => readonly number[]): number[] =>
  Array.from({ length: n * n }, (_, i) => of(i % n, Math.floor(i / n))).flat()
/** e^(−ia). */
const turned = (a: number): readonly [number, number] => [Math.cos(a), -Math.sin(a)]

export const createWave = (world: World, first: Packet) => {
  const { n, side, dt } = world
  const psi = storage(vec2, n * n, { name: 'psi' })
  /** The probability that the border has absorbed in each cell. */
  const absorbed = storage(float, n * n, { name: 'absorbed' })

  const { forward, inverse, scale } = createFourier(psi, n)

  // Both factors come from the CPU: shaders promise few digits of sines, and a factor off by 1e-4 would not keep the norm.
  const half = table(n, (column, row) => {
    const [x, y] = [placeOf(world, column), placeOf(world, row)]
    return [...turned((world.potential(x, y) * dt) / 2), Math.exp((-world.absorption(x, y) * dt) / 2)]
  })
  const potential = storage(vec3, n * n, { name: 'potential', access: 'read', data: half })
  /** The momentum of a frequency; those from n / 2 on are negative. */
  const momentumOf = (frequency: number): number => (2 * Math.PI * (frequency < n / 2 ? frequency : frequency - n)) / side
  const full = table(n, (column, row) => turned(((momentumOf(column) ** 2 + momentumOf(row) ** 2) / 2) * dt).map((part) => part / scale))
  const kinetic = storage(vec2, n * n, { name: 'kinetic', access: 'read', data: full })

  const kick = kernel([n, n], (i) => psi.at(i).assign(product(psi.at(i), potential.at(i).xy)), { name: 'kick' })
  const drift = kernel([n, n], (i) => psi.at(i).assign(product(psi.at(i), kinetic.at(i))), { name: 'drift' })
  const kickAndAbsorb = kernel(
    [n, n],
    (i) => {
      const factor = potential.at(i).toConst('factor')
      const value = product(psi.at(i), factor.xy).toConst('value')
      absorbed.at(i).addAssign(value.dot(value).mul(float(1).sub(factor.z.mul(factor.z))))
      psi.at(i).assign(value.mul(factor.z))
    },
    { name: 'kickAndAbsorb' },
  )

  // ── A Gaussian packet, at the start, after a throw or a measurement.
  const place = uniform(first.place, 'packetPlace')
  const momentum = uniform(first.momentum, 'packetMomentum')
  const sigma = uniform(first.sigma, 'packetSigma')
  const launch = kernel(
    [n, n],
    (i, id) => {
      const there = vec2(id.xy)
        .sub(n / 2)
        .mul(side / n)
        .sub(place)
      // The grid is a torus.
      const away = there.sub(there.div(side).add(0.5).floor().mul(side)).toConst('away')
      const size = away.div(sigma).toConst('size')
      const turns = away.dot(momentum).div(2 * Math.PI)
      const angle = turns
        .sub(turns.add(0.5).floor())
        .mul(2 * Math.PI)
        .toConst('angle')
      const amplitude = exp(size.dot(size).mul(-0.25)).div(
        sigma.x
          .mul(sigma.y)
          .mul(2 * Math.PI)
          .sqrt(),
      )
      // Normalized, since the sine and the cosine may be off by 1e-4.
      psi.at(i).assign(vec2(cos(angle), sin(angle)).normalize().mul(amplitude))
      absorbed.at(i).assign(0)
    },
    { name: 'launch' },
  )

  return {
    psi,
    absorbed,
    step: [kick, ...forward, drift, ...inverse, kickAndAbsorb],
    launch,
    /** The packet of the next launch. */
    aim(packet: Packet) {
      place.value = packet.place
      momentum.value = packet.momentum
      sigma.value = packet.sigma
    },
  }
}
export type Wave = ReturnType<typeof createWave>
