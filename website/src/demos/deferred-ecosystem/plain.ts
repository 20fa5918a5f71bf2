/**
 * The rules once more, in plain TypeScript and apart from the kernels: tests compare both, number by number.
 * Must not know: kernels, the GPU.
 */
import { steps as tableOfSteps, type Land, type Laws } from './laws.ts'

export interface PlainWorld {
  readonly land: Land
  readonly laws: Laws
  readonly grass: Int32Array
  readonly soil: Int32Array
  readonly kind: Int32Array
  readonly mass: Int32Array
  readonly age: Int32Array
  /** The direction an animal faces, and 16 if it has just moved, 32 if it has just been born, 256 times the direction before. */
  readonly pose: Int32Array
  time: number
}

/** PCG of one word (O’Neill 2014). */
const pcg = (v: number): number => {
  const state = (Math.imul(v, 747796405) + 2891336453) >>> 0
  const word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277803737) >>> 0
  return ((word >>> 22) ^ word) >>> 0
}
/** A random word for each cell: another sequence for each step and each salt. */
const chances = (time: number, salt: number, seed: number): ((cell: number) => number) => {
  const start = pcg((time * 4 + salt + pcg(seed)) >>> 0)
  return (cell) => pcg((cell + start) >>> 0)
}

/** The light of a step from 0 to 255: a parabola by day, 0 by night. */
const lightOf = (time: number, day: number): number => {
  const hour = Math.floor(((time % day) * 1024) / day)
  return hour >= 512 ? 0 : Math.min(255, Math.floor((hour * (512 - hour)) / 256))
}

export const startPlain = (land: Land, laws: Laws): PlainWorld => {
  const count = land.side * land.side
  const make = () => new Int32Array(count)
  const world: PlainWorld = { land, laws, grass: make(), soil: make(), kind: make(), mass: make(), age: make(), pose: make(), time: 0 }
  const lots = chances(0, 3, laws.seed)
  for (let i = 0; i < count; i++) {
    const water = land.moisture[i] ?? 0
    if (land.open[i] === 0) continue
    const chance = lots(i)
    world.grass[i] = 8 + (water >> 3)
    world.soil[i] = laws.matter - (world.grass[i] ?? 0)
    const lot = chance & 1023
    if (lot >= laws.grazers + laws.hunters) continue
    const isHunter = lot < laws.hunters
    world.kind[i] = isHunter ? 2 : 1
    world.mass[i] = isHunter ? laws.hunterBirth >> 1 : laws.grazerBirth >> 1
    world.age[i] = (chance >>> 10) & 255
    world.pose[i] = 1 + ((chance >>> 20) & 7)
  }
  return world
}

const cellAt = (side: number, cell: number, direction: number): number => {
  const [dx = 0, dy = 0] = tableOfSteps[direction] ?? []
  const [x, y] = [(cell % side) + dx, Math.floor(cell / side) + dy]
  return x < 0 || y < 0 || x >= side || y >= side ? -1 : y * side + x
}
const directionOf = (dx: number, dy: number): number => tableOfSteps.findIndex(([x, y]) => x === Math.sign(dx) && y === Math.sign(dy))

export const neighboursOf = (side: number): Int32Array => Int32Array.from({ length: side * side * 9 }, (_, k) => cellAt(side, Math.floor(k / 9), k % 9))
/** The directions along which soil seeps. */
const besides = [2, 4, 5, 7]
const nine = [-1, 0, 1].map((dy) => [-1, 0, 1].map((dx) => directionOf(dx, dy)))

/** One step of everything. */
export const stepPlain = (world: PlainWorld, near: Int32Array): void => {
  const { land, laws, grass, soil, kind, mass, age, pose, time } = world
  const { side, open, moisture } = land
  const count = side * side
  const looks = chances(time, 0, laws.seed)
  const priorities = chances(time, 1, laws.seed)
  const attacks = chances(time, 2, laws.seed)
  const fates = chances(time, 3, laws.seed)
  const light = lightOf(time + laws.dawn, laws.day)

  // 1. Each animal wants to go somewhere.
  const wish = new Int32Array(count)
  const breeds = new Int32Array(count)
  for (let i = 0; i < count; i++) {
    if (kind[i] === 0) continue
    const chance = looks(i)
    const isHunter = kind[i] === 2
    const full = isHunter ? laws.hunterSight : laws.grazerSight
    const sight = light > 0 ? full : (full + 1) >> 1
    const x0 = i % side
    const y0 = Math.floor(i / side)
    let [best, bestX, bestY, threat, threatX, threatY, rivals] = [-1, 0, 0, 99, 0, 0, 0]
    for (let y = Math.max(0, y0 - sight); y <= Math.min(side - 1, y0 + sight); y++)
      for (let x = Math.max(0, x0 - sight); x <= Math.min(side - 1, x0 + sight); x++) {
        const dx = x - x0
        const dy = y - y0
        const j = y * side + x
        const distance = Math.max(Math.abs(dx), Math.abs(dy))
        const noise = ((Math.imul(j, 40503) + chance) >>> 8) & 15
        let score: number
        if (isHunter) {
          if (kind[j] === 2 && j !== i) rivals++
          score = kind[j] === 1 ? (16 - distance) * 16 + noise : -1
        } else {
          if (kind[j] === 2 && distance < threat) [threat, threatX, threatY] = [distance, dx, dy]
          score = open[j] && (kind[j] === 0 || j === i) ? Math.max(0, (grass[j] ?? 0) * 16 - distance * 64 + noise) : -1
        }
        if (score > best) {
          best = score
          bestX = dx
          bestY = dy
        }
      }
    const strays = 1 + ((chance >>> 12) & 7)
    let go: number
    if (isHunter) {
      const isSated = (mass[i] ?? 0) >= laws.hunterFull
      go = best < 0 || isSated ? ((chance >>> 16) & 1 ? strays : 0) : (nine[Math.sign(bestY) + 1]?.[Math.sign(bestX) + 1] ?? 0)
    } else if (threat < 99) go = nine[Math.sign(-threatY) + 1]?.[Math.sign(-threatX) + 1] ?? 0
    else go = nine[Math.sign(bestY) + 1]?.[Math.sign(bestX) + 1] ?? 0
    if (go > 0) {
      const to = near[i * 9 + go] ?? -1
      const isFree = to >= 0 && open[to] === 1 && (kind[to] === 0 || (isHunter && kind[to] === 1 && (mass[i] ?? 0) < laws.hunterFull))
      if (!isFree) go = strays
    }
    wish[i] = go
    // A hunter breeds only where it sees few others.
    breeds[i] = isHunter ? Number((mass[i] ?? 0) >= laws.hunterBirth && rivals <= laws.rivals) : Number((mass[i] ?? 0) >= laws.grazerBirth)
  }

  // 2. Each animal asks at the cell it wishes for, which keeps the first in the draw: a free cell any, a grazer's cell a hunter.
  const guest = new Int32Array(count)
  const first = new Int32Array(count).fill(-1)
  for (let i = 0; i < count; i++) {
    const go = wish[i] ?? 0
    const to = go === 0 ? -1 : (near[i * 9 + go] ?? -1)
    if (to < 0 || open[to] === 0 || kind[to] === 2) continue
    if (kind[to] === 1 && (kind[i] !== 2 || (mass[i] ?? 0) >= laws.hunterFull)) continue
    const priority = priorities(i) >>> 1
    if (priority <= (first[to] ?? 0)) continue
    first[to] = priority
    guest[to] = 9 - go
  }
  // Tall grass hides a grazer: most attacks on it fail.
  for (let i = 0; i < count; i++) {
    if (kind[i] !== 1 || guest[i] === 0) continue
    const skill = (laws.skill * Math.max(4, 64 - (grass[i] ?? 0))) >> 6
    if ((attacks(i) & 255) >= skill) guest[i] = 0
  }
  const isCaught = (i: number): boolean => kind[i] === 1 && guest[i] !== 0
  const leaves = (i: number): boolean => {
    const d = wish[i] ?? 0
    if (d === 0 || kind[i] === 0 || isCaught(i)) return false
    const to = near[i * 9 + d] ?? -1
    return to >= 0 && guest[to] === 9 - d
  }

  // 3. They move, eat, pay for living, breed and die; grass grows; matter seeps through the soil.
  const next = { grass: grass.slice(), soil: soil.slice(), kind: kind.slice(), mass: mass.slice(), age: age.slice(), pose: pose.slice() }
  for (let i = 0; i < count; i++) {
    if (open[i] === 0) continue
    const chance = fates(i)
    // Matter seeps to poorer neighbours: never more than half of it.
    let earth = soil[i] ?? 0
    for (let k = 0; k < 4; k++) {
      const j = near[i * 9 + (besides[k] ?? 0)] ?? -1
      if (j >= 0 && open[j] === 1) earth += Math.trunc(((soil[j] ?? 0) - (soil[i] ?? 0)) / 8)
    }
    // Grass grows by what is scarcest (Liebig): light, water or matter.
    let blades = grass[i] ?? 0
    const scarcest = Math.min(light, moisture[i] ?? 0, 255, earth * 8)
    const growth = Math.min((laws.growth * scarcest * (blades + 4) + (chance & 65535)) >>> 16, Math.max(0, laws.tallest - blades), earth)
    blades += growth
    earth -= growth
    const withered = Math.min(blades, (laws.wither * blades + ((chance >>> 4) & 4095)) >>> 12)
    blades -= withered
    earth += withered

    let who = 0
    let weight = 0
    let years = 0
    let way = 0
    const from = guest[i] !== 0 ? (near[i * 9 + (guest[i] ?? 0)] ?? -1) : -1
    if (from >= 0 && leaves(from)) {
      who = kind[from] ?? 0
      weight = mass[from] ?? 0
      if (breeds[from]) weight -= weight >> 1
      years = age[from] ?? 0
      way = 9 - (guest[i] ?? 0) + 16 + ((pose[from] ?? 0) & 15) * 256
      if (kind[i] === 1) {
        const eaten = ((mass[i] ?? 0) * laws.hunterGain + (chance >>> 24)) >> 8
        weight += eaten
        earth += (mass[i] ?? 0) - eaten
      }
    } else if (leaves(i)) {
      if (breeds[i]) {
        who = kind[i] ?? 0
        weight = (mass[i] ?? 0) >> 1
        way = ((pose[i] ?? 0) & 15) * 257 + 32
      }
    } else if (kind[i] !== 0) {
      who = kind[i] ?? 0
      weight = mass[i] ?? 0
      years = age[i] ?? 0
      way = ((pose[i] ?? 0) & 15) * 257
    }
    if (who !== 0) {
      years++
      if (who === 1) {
        const bite = Math.min(Math.max(0, blades - laws.roots), laws.bite)
        const eaten = (bite * laws.grazerGain + (chance >>> 24)) >> 8
        blades -= bite
        weight += eaten
        earth += bite - eaten
      }
      const cost = Math.min(weight, ((who === 2 ? laws.hunterCost : laws.grazerCost) + ((chance >>> 16) & 255)) >>> 8)
      weight -= cost
      earth += cost
      if (weight === 0 || years > laws.life) {
        earth += weight
        who = weight = years = way = 0
      }
    }
    next.grass[i] = blades
    next.soil[i] = earth
    next.kind[i] = who
    next.mass[i] = weight
    next.age[i] = years
    next.pose[i] = way
  }
  for (const name of ['grass', 'soil', 'kind', 'mass', 'age', 'pose'] as const) world[name].set(next[name])
  world.time++
}

export interface Census {
  readonly soil: number
  readonly grass: number
  readonly grazers: number
  readonly hunters: number
  readonly grazerMass: number
  readonly hunterMass: number
}
export const censusOf = ({ kind, mass, grass, soil }: PlainWorld): Census => {
  const sum = { soil: 0, grass: 0, grazers: 0, hunters: 0, grazerMass: 0, hunterMass: 0 }
  for (let i = 0; i < kind.length; i++) {
    sum.soil += soil[i] ?? 0
    sum.grass += grass[i] ?? 0
    if (kind[i] === 1) {
      sum.grazers++
      sum.grazerMass += mass[i] ?? 0
    }
    if (kind[i] === 2) {
      sum.hunters++
      sum.hunterMass += mass[i] ?? 0
    }
  }
  return sum
}
