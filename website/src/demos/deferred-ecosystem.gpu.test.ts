/** The world on the GPU against the plain rules, number by number; its counts, lists and curves; and the scene's account of matter. */
import { repeat } from 'kirari'
import { afterAll, describe, expect, test } from 'vitest'
import { backends, closeAll, show } from './compute-stage.ts'
import { createCensus, stepsPerPoint } from './deferred-ecosystem/census.ts'
import { standardLaws } from './deferred-ecosystem/laws.ts'
import { censusOf, neighboursOf, startPlain, stepPlain, type PlainWorld } from './deferred-ecosystem/plain.ts'
import { createRules } from './deferred-ecosystem/rules.ts'
import { createScene, type Values } from './deferred-ecosystem/scene.ts'
import { landOf } from './deferred-ecosystem/terrain.ts'
import { demo } from './deferred-ecosystem/demo.ts'
import { defaultSettings, sceneValues } from './control.ts'

afterAll(closeAll)

const side = 24
/** Everything happens often: births, hunts, deaths of hunger and of age, nights. */
const laws = { ...standardLaws, seed: 5, grazers: 200, hunters: 60, day: 20, dawn: 3, life: 120, grazerBirth: 40, hunterBirth: 120, hunterFull: 130, skill: 80 }

// The cast is true: the settings are those of the controls that the scene declares.
const values = { ...sceneValues(demo.controls, { ...defaultSettings(demo.controls), size: '48', fireflies: '16', detail: 'simple' }) } as unknown as Values

const fieldOf = ({ grass, soil }: PlainWorld): number[] => Array.from(grass, (blades, i) => [blades, soil[i] ?? NaN]).flat()
const animalsOf = ({ kind, mass, age, pose }: PlainWorld): number[] => Array.from(kind, (one, i) => [one, mass[i] ?? NaN, age[i] ?? NaN, pose[i] ?? NaN]).flat()

describe.each(backends)('on %s', (backend) => {
  test('every number of 60 steps is that of the plain rules, and lists, sums and curves are those of its animals', async () => {
    const { land } = landOf(side, 5)
    const rules = createRules(land, laws)
    const census = createCensus(rules)
    let rounds = 0
    const { engine, go } = await show({ init: [...rules.begin, ...census.begin], frame: [repeat(() => rounds, rules.step), ...census.count] }, backend)
    const world = startPlain(land, laws)
    const near = neighboursOf(side)
    const past: ReturnType<typeof censusOf>[] = []
    for (const steps of [0, 1, 3, 4, 4, 4, 4, 4, 4, 32]) {
      for (rounds = 0; rounds < steps;) {
        rounds++
        stepPlain(world, near)
      }
      go(1)
      rounds = 0
      expect(Array.from(await engine.read(rules.field))).toEqual(fieldOf(world))
      expect(Array.from(await engine.read(rules.animal))).toEqual(animalsOf(world))
      const { soil, grass, grazers, hunters, grazerMass, hunterMass } = censusOf(world)
      past[Math.floor(world.time / stepsPerPoint)] = censusOf(world)
      expect(Array.from(await engine.read(census.total))).toEqual([grazers, hunters, world.time, expect.any(Number), soil, grass, grazerMass, hunterMass])
      for (const [cells, kind] of [
        [census.grazers, 1],
        [census.hunters, 2],
      ] as const) {
        const wanted = Array.from(world.kind.keys()).filter((cell) => world.kind[cell] === kind)
        expect(Array.from(await engine.read(cells))).toEqual(Array.from(world.kind, (_, i) => wanted[i] ?? -1))
      }
    }
    const history = Array.from(await engine.read(census.history))
    past.forEach((one, k) => expect(history.slice(4 * k, 4 * k + 3)).toEqual([one.grass, one.grazers, one.hunters]))
    const last = censusOf(world)
    expect(Math.min(last.grazers, last.hunters)).toBeGreaterThan(0)
    expect(Array.from(await engine.read(census.origin)).reduce((a, b) => a + b)).toBe(last.soil + last.grass + last.grazerMass + last.hunterMass)
  })

  test('the scene keeps its pace and all its matter, day is brighter than night, fireflies shine at night only, a click adds a sheep, and a reset begins anew', async () => {
    const scene = createScene({ ...values, pace: 120 })
    const shown = await show(scene, backend, [64, 40])
    const { rules, light, camera, terrain } = scene.parts
    shown.go(1)
    const first = await scene.readouts(shown)
    expect(first.steps).toBe('2')
    shown.go(5)
    const second = await scene.readouts(shown)
    expect(second.steps).toBe('12')
    expect(second.total).not.toBe(first.total)
    for (const { total, start } of [first, second]) expect(total.split(' = ')[1]).toBe(start)

    scene.update({ ...values, pace: 0 })
    camera.set({ distance: 30 })
    const brightness = async (dawn: number) => {
      rules.law.dawn.value = dawn
      shown.go(1)
      const { data } = await shown.engine.capture()
      const glow = Array.from(await shown.engine.read(light.firefly)).filter((_, i) => i % 4 === 3)
      return { light: data.reduce((sum, one) => sum + one, 0) / data.length, glow: Math.max(...glow) }
    }
    const [noon, midnight] = [await brightness(48), await brightness(168)]
    expect(noon.light).toBeGreaterThan(midnight.light + 40)
    expect(noon.glow).toBe(0)
    expect(midnight.glow).toBeGreaterThan(0.2)
    expect((await scene.readouts(shown)).steps).toBe('12')

    // A click puts a sheep on a free cell, which is counted; Enter finds the cell occupied.
    const kinds = Array.from(await shown.engine.read(rules.animal)).filter((_, i) => i % 4 === 0)
    const free = [...terrain.land.open.keys()].find((cell) => cell > 1000 && terrain.land.open[cell] === 1 && kinds[cell] === 0) ?? NaN
    const [x, y] = [free % 48, Math.floor(free / 48)]
    camera.set({ target: [x - 23.5, terrain.heights[(2 * y + 1) * 97 + 2 * x + 1] ?? NaN, y - 23.5], pitch: 1.4 })
    const before = await scene.readouts(shown)
    const { left, top, width, height } = shown.engine.canvas.getBoundingClientRect()
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, pointerId: 1, isPrimary: true, button: 0 }
    shown.engine.canvas.dispatchEvent(new PointerEvent('pointerdown', at))
    shown.engine.canvas.dispatchEvent(new PointerEvent('pointerup', at))
    shown.element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
    shown.go(2)
    const after = await scene.readouts(shown)
    expect(Number(after.grazers)).toBe(Number(before.grazers) + 1)
    expect([before.given, after.given]).toEqual(['0', '35'])
    const sumOf = (text = ''): number => Number(text.replaceAll(',', ''))
    expect(sumOf(after.total.split(' = ')[1])).toBe(sumOf(after.start) + 35)

    // The hour that the test has set does not outlive a reset.
    scene.update({ ...values, pace: 120 })
    shown.engine.reset()
    shown.go(1)
    expect(await scene.readouts(shown)).toEqual(first)
  })
})
