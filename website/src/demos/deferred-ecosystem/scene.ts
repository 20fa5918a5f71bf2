/** A small world that lives: each step is computed from the one before, and is drawn while it passes. */
import { repeat, type Engine } from 'kirari'
import { createOrbitCamera } from 'kirari/camera'
import type { Stage } from '../scene.ts'
import { createCensus } from './census.ts'
import { createFinish } from './finish.ts'
import { connectHand, createHand, type Gift } from './hand.ts'
import { standardLaws, type Laws } from './laws.ts'
import { createLight } from './light.ts'
import { createRules } from './rules.ts'
import { createScenery } from './scenery.ts'
import { landOf } from './terrain.ts'

export interface Values {
  readonly seed: number
  readonly hand: Gift
  readonly size: '48' | '64' | '96'
  /** Steps in a second. */
  readonly pace: number
  readonly growth: number
  readonly day: number
  readonly grazerSight: number
  readonly hunterSight: number
  readonly grazerGain: number
  readonly hunterGain: number
  readonly grazerCost: number
  readonly hunterCost: number
  readonly grazerBirth: number
  readonly hunterBirth: number
  readonly skill: number
  readonly fireflies: '0' | '16' | '64' | '192'
  readonly detail: 'full' | 'simple'
  readonly curves: boolean
}

/** Percents become 256ths. */
const part = (percent: number): number => Math.round(percent * 2.56)
export const lawsOf = (values: Values): Laws => ({
  ...standardLaws,
  seed: values.seed,
  growth: values.growth,
  day: values.day,
  dawn: Math.round((standardLaws.dawn / standardLaws.day) * values.day),
  grazerSight: values.grazerSight,
  hunterSight: values.hunterSight,
  grazerGain: part(values.grazerGain),
  hunterGain: part(values.hunterGain),
  grazerCost: part(values.grazerCost),
  hunterCost: part(values.hunterCost),
  grazerBirth: values.grazerBirth,
  hunterBirth: values.hunterBirth,
  hunterFull: values.hunterBirth + 20,
  skill: part(values.skill),
})
/** More steps in a frame would leave gaps in the curves. */
const mostSteps = 4

export const createScene = (values: Values) => {
  const side = Number(values.size)
  const camera = createOrbitCamera({
    target: [0, -side * 0.1, 0],
    yaw: 0.62,
    pitch: 0.48,
    minPitch: 0.06,
    maxPitch: 1.45,
    distance: side * 1.68,
    minDistance: side * 0.2,
    maxDistance: side * 4,
    fieldOfView: 0.6,
    near: side * 0.05,
    far: side * 7,
  })
  const isFull = values.detail === 'full'
  const terrain = landOf(side, values.seed)
  const rules = createRules(terrain.land, lawsOf(values))
  const census = createCensus(rules)
  const hand = createHand(rules)
  const places = terrain.land.open.reduce((sum, open) => sum + open, 0) / 1024
  let now = values
  /** Instances that are drawn until the next reading: animals born beyond them are drawn after it. */
  const room = (grazers: number, hunters: number): readonly [number, number] => {
    const capacity = (count: number): number => Math.min(side * side, Math.ceil(count * (2 + now.pace / 60)) + 64)
    return [capacity(grazers), capacity(hunters)]
  }
  const first = room(places * standardLaws.grazers, places * standardLaws.hunters)
  let heads = first
  const scenery = createScenery({ rules, census, terrain, camera, tufts: isFull ? 4 : 1, shadowSize: isFull ? 2048 : 512, heads: () => heads })
  const light = createLight({ base: scenery.base, camera, side, fireflies: Number(values.fireflies), hasObscurance: isFull })
  const finish = createFinish(light, census)

  let engine: Engine | undefined
  /** Steps that the world has made, and the part of the next that has passed. */
  let [count, passed, time] = [0, 0, 0]
  const hourOf = (steps: number): number => ((steps + rules.law.dawn.value) / now.day) % 1
  const show = (): void => {
    scenery.base.part.value = passed
    light.set(hourOf(count + passed))
  }
  const advance = (): number => {
    const moment = engine?.time ?? 0
    passed += Math.min(0.25, Math.max(0, moment - time)) * now.pace
    time = moment
    // Times are sums of fractions that are not exact.
    const rounds = Math.min(mostSteps, Math.floor(passed + 1e-6))
    passed = Math.min(1, Math.max(0, passed - rounds))
    count += rounds
    show()
    return rounds
  }
  /** A click while time stands still waits. */
  const gifts = (): number => ((engine?.time ?? 0) === time ? 0 : hand.next())
  const restart = (): number => {
    ;[count, passed, time] = [0, 0, 0]
    rules.law.dawn.value = lawsOf(now).dawn
    heads = first
    show()
    return 1
  }
  const update = (next: Values): void => {
    // The hour stays the same when the reader changes the length of the day.
    const { value: before } = rules.law.dawn
    const dawn = next.day === now.day ? before : (Math.round(hourOf(count) * next.day) + next.day - (count % next.day)) % next.day
    now = next
    // The cast is true: the entries of laws have their names.
    for (const [name, value] of Object.entries({ ...lawsOf(next), dawn })) rules.law[name as keyof Laws].value = value
    finish.showsCurves.value = next.curves ? 1 : 0
  }
  update(values)
  show()

  const read = async (on: Engine) => {
    const [grazers = 0, hunters = 0, steps = 0, sun = 0, soil = 0, grass = 0, grazerMatter = 0, hunterMatter = 0] = await on.read(census.total)
    heads = room(grazers, hunters)
    return { grazers, hunters, steps, sun, soil, grass, grazerMatter, hunterMatter }
  }
  return {
    init: [repeat(restart, rules.begin), ...hand.begin, ...census.begin, ...light.begin],
    frame: [repeat(gifts, hand.steps), repeat(advance, rules.step), ...census.count, ...scenery.steps, ...light.steps, finish.step],
    update,
    connect(stage: Stage) {
      ;({ engine } = stage)
      time = engine.time
      const stop = camera.connect(stage.element)
      const leave = connectHand(stage, { camera, terrain, put: (cell) => hand.put(cell, now.hand) })
      return () => {
        stop()
        leave()
        engine = undefined
      }
    },
    async readouts({ engine: on }: Pick<Stage, 'engine'>) {
      // All are read at once: between one and the next a frame could add what the reader puts.
      const [{ grazers, hunters, steps, soil, grass, grazerMatter, hunterMatter }, origin, [given = 0]] = await Promise.all([
        read(on),
        on.read(census.origin),
        on.read(hand.given),
      ])
      const start = origin.reduce((sum, one) => sum + one, 0)
      const number = (x: number): string => x.toLocaleString('en')
      const all = soil + grass + grazerMatter + hunterMatter
      return {
        steps: number(steps),
        grazers: number(grazers),
        hunters: number(hunters),
        total: `${number(soil)} + ${number(grass)} + ${number(grazerMatter)} + ${number(hunterMatter)} = ${number(all)}`,
        start: number(start),
        given: number(given),
      }
    },
    parts: { rules, census, terrain, camera, scenery, light },
  }
}
