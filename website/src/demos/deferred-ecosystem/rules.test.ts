/** The kernels on the CPU against the plain rules, and the life of the standard world for 10,000 steps. */
import { runKernel } from 'kirari/js'
import { describe, expect, test } from 'vitest'
import { standardLaws } from './laws.ts'
import { censusOf, neighboursOf, startPlain, stepPlain, type PlainWorld } from './plain.ts'
import { createRules } from './rules.ts'
import { createScene, lawsOf, type Values } from './scene.ts'
import { landOf } from './terrain.ts'
import { defaultSettings, sceneValues } from '../control.ts'
import { demo } from './demo.ts'

const matterOf = (world: PlainWorld): number => {
  const { soil, grass, grazerMass, hunterMass } = censusOf(world)
  return soil + grass + grazerMass + hunterMass
}

test('the kernels on the CPU compute every number of the plain rules, day and night', () => {
  const laws = {
    ...standardLaws,
    seed: 5,
    grazers: 200,
    hunters: 60,
    day: 20,
    dawn: 3,
    life: 120,
    grazerBirth: 40,
    hunterBirth: 120,
    hunterFull: 130,
    skill: 80,
  }
  const land = landOf(24, 5).land
  const rules = createRules(land, laws)
  const { ground, field, animal, wish, guest, clock } = rules.all
  const memory = { field: new Int32Array(24 * 24 * 2), animal: new Int32Array(24 * 24 * 4) }
  const buffers = [
    [ground, Int32Array.from({ length: 24 * 24 * 2 }, (_, i) => (i % 2 ? land.open : land.moisture)[i >> 1] ?? 0)],
    [field, memory.field],
    [animal, memory.animal],
    [wish, new Int32Array(24 * 24)],
    [guest, new Int32Array(24 * 24)],
    [clock, new Int32Array(2)],
  ] as const
  const world = startPlain(land, laws)
  const near = neighboursOf(24)
  const run = (kernels: readonly Parameters<typeof runKernel>[0][]): void => kernels.forEach((kernel) => runKernel(kernel, { buffers }))
  const same = (): void => {
    expect(memory.field).toEqual(Int32Array.from({ length: memory.field.length }, (_, i) => (i % 2 ? world.soil : world.grass)[i >> 1] ?? NaN))
    const parts = [world.kind, world.mass, world.age, world.pose]
    expect(memory.animal).toEqual(Int32Array.from({ length: memory.animal.length }, (_, i) => parts[i % 4]?.[i >> 2] ?? NaN))
  }
  run(rules.begin)
  same()
  for (let step = 0; step < 40; step++) {
    run(rules.step)
    stepPlain(world, near)
    same()
  }
  const { grazers, hunters } = censusOf(world)
  expect(Math.min(grazers, hunters)).toBeGreaterThan(0)
})

// The cast is true: the settings are those of the controls that the scene declares.
const values = sceneValues(demo.controls, defaultSettings(demo.controls)) as unknown as Values

test('the controls offer the standard rules', () => {
  expect(lawsOf(values)).toEqual(standardLaws)
})

test('a day of another length begins at the same hour, and the hour stays when the length changes', () => {
  expect(lawsOf({ ...values, day: 480 }).dawn).toBe(2 * standardLaws.dawn)
  const scene = createScene({ ...values, size: '48', detail: 'simple', fireflies: '0' })
  const { law } = scene.parts.rules
  law.dawn.value = 180
  scene.update({ ...values, day: 480 })
  expect([law.day.value, law.dawn.value]).toEqual([480, 360])
})

test('with every control at an end of its range, and changed on the way, matter is conserved and each number stays in its range', () => {
  const land = landOf(24, 2).land
  const near = neighboursOf(24)
  const ends = Object.entries(demo.controls).flatMap(([name, control]) => (control.kind === 'slider' ? [[name, control.min, control.max] as const] : []))
  for (let run = 0; run < 24; run++) {
    const lawsAt = (turn: number) => {
      // Bits of a word that differs from run to run choose the ends.
      const word = Math.imul(24 * turn + run + 1, 0x9e3779b1) >>> 8
      const extreme = Object.fromEntries(ends.map(([name, min, max], k) => [name, (word >> k) & 1 ? max : min]))
      return lawsOf({ ...values, ...extreme, seed: run })
    }
    const world: { -readonly [name in keyof PlainWorld]: PlainWorld[name] } = startPlain(land, { ...lawsAt(0), grazers: 300, hunters: 100 })
    const start = matterOf(world)
    for (let step = 0; step < 60; step++) {
      if (step % 20 === 19) world.laws = lawsAt(step)
      stepPlain(world, near)
      expect(matterOf(world)).toBe(start)
      expect(Math.min(...world.soil, ...world.grass, ...world.mass)).toBe(0)
      expect(Math.max(...world.grass)).toBeLessThanOrEqual(standardLaws.tallest)
    }
  }
})

test('of the grass that a grazer eats, the set part becomes body mass on average', () => {
  const side = 40
  const land = { side, moisture: new Int32Array(side * side), open: new Int32Array(side * side).fill(1) }
  const near = neighboursOf(side)
  for (const grazerGain of [26, 84, 128, 230, 256]) {
    const world = startPlain(land, { ...standardLaws, grazers: 0, hunters: 0, growth: 0, wither: 0, grazerCost: 0, grazerBirth: 1e6, grazerGain })
    world.grass.fill(40)
    world.kind.fill(1)
    world.mass.fill(50)
    world.pose.fill(1)
    stepPlain(world, near)
    const eaten = world.grass.reduce((sum, grass) => sum + 40 - grass, 0)
    expect(eaten).toBe(3 * side * side)
    expect(Math.abs((censusOf(world).grazerMass - 50 * side * side) / eaten - grazerGain / 256)).toBeLessThan(0.02)
  }
})

test('an animal that sees a hunter flees from it, and one that sees none goes to the richest grass', () => {
  const side = 9
  const land = { side, moisture: new Int32Array(side * side).fill(255), open: new Int32Array(side * side).fill(1) }
  const meadow = (hunters: readonly number[], dawn = 60): PlainWorld => {
    const world = startPlain(land, { ...standardLaws, grazers: 0, hunters: 0, skill: 0, dawn })
    world.grass.fill(5)
    world.grass[4 * side + 7] = 60
    const put = (cell: number, kind: number): void => {
      world.kind[cell] = kind
      world.mass[cell] = 50
      world.pose[cell] = 1
    }
    put(4 * side + 4, 1)
    hunters.forEach((cell) => put(cell, 2))
    stepPlain(world, neighboursOf(side))
    return world
  }
  expect(meadow([]).kind[4 * side + 5]).toBe(1)
  expect(meadow([4 * side + 6]).kind[4 * side + 3]).toBe(1)
  // Four cells away it is seen by day only, and the grass three cells away, too.
  expect(meadow([4 * side + 8]).kind[4 * side + 3]).toBe(1)
  expect(meadow([4 * side + 8], 180).kind[4 * side + 3]).toBe(0)
})

test('an animal that moves with enough matter leaves half of it to its young, and dies of age in the end', () => {
  const side = 9
  const land = { side, moisture: new Int32Array(side * side).fill(255), open: new Int32Array(side * side).fill(1) }
  const laws = { ...standardLaws, grazers: 0, hunters: 0, life: 3, grazerCost: 0, grazerBirth: 80 }
  const world = startPlain(land, laws)
  world.grass.fill(5)
  world.grass[4 * side + 7] = 60
  const cell = 4 * side + 4
  world.kind[cell] = 1
  world.mass[cell] = 81
  world.pose[cell] = 1
  const start = matterOf(world)
  const near = neighboursOf(side)
  stepPlain(world, near)
  expect([world.kind[cell], world.mass[cell], world.age[cell]]).toEqual([1, 40, 1])
  expect([world.kind[cell + 1], world.mass[cell + 1], world.age[cell + 1]]).toEqual([1, 41, 1])
  stepPlain(world, near)
  stepPlain(world, near)
  expect(censusOf(world).grazers).toBe(2)
  stepPlain(world, near)
  expect(censusOf(world).grazers).toBe(0)
  expect(matterOf(world)).toBe(start)
})

test.each([
  ['half of all attacks on bare ground', 0, 0.5],
  ['few in tall grass', 63, 8 / 256],
])('of attacks with a skill of a half, %s succeed', (_, grass, wanted) => {
  const side = 30
  // Pairs of a hunter and a grazer that has nowhere to flee.
  const open = Int32Array.from({ length: side * side }, (__, cell) => Number(cell % 3 < 2 && Math.floor(cell / side) % 2 === 0))
  const land = { side, moisture: new Int32Array(side * side).fill(255), open }
  const near = neighboursOf(side)
  let [caught, all] = [0, 0]
  for (let seed = 1; seed <= 20; seed++) {
    const world = startPlain(land, { ...standardLaws, seed, grazers: 0, hunters: 0, skill: 128, rivals: 0 })
    world.grass.fill(grass)
    const pairs = [...open.keys()].filter((cell) => open[cell] === 1 && cell % 3 === 0)
    for (const cell of pairs) {
      for (const [at, kind] of [
        [cell, 2],
        [cell + 1, 1],
      ] as const) {
        world.kind[at] = kind
        world.mass[at] = 50
        world.pose[at] = 1
      }
    }
    stepPlain(world, near)
    all += pairs.length
    caught += pairs.length - censusOf(world).grazers
  }
  expect(Math.abs(caught / all - wanted)).toBeLessThan(0.03)
})

describe.each([1, 2, 3])('with the standard rules and the seed %i', (seed) => {
  test('grass, grazers and hunters persist for 10,000 steps, and matter is conserved', { timeout: 60_000 }, () => {
    const world = startPlain(landOf(64, seed).land, { ...standardLaws, seed })
    const near = neighboursOf(64)
    const start = matterOf(world)
    const least = { grass: Infinity, grazers: Infinity, hunters: Infinity }
    for (let step = 0; step < 10_000; step++) {
      stepPlain(world, near)
      if (step % 5 !== 0) continue
      const census = censusOf(world)
      expect(census.soil + census.grass + census.grazerMass + census.hunterMass).toBe(start)
      for (const name of ['grass', 'grazers', 'hunters'] as const) least[name] = Math.min(least[name], census[name])
    }
    expect(least.grass).toBeGreaterThan(20_000)
    expect(least.grazers).toBeGreaterThan(100)
    expect(least.hunters).toBeGreaterThan(10)
  })
})
