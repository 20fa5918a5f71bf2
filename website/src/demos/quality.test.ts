/** The steps by which a demo is lowered for a slow GPU. */
import { expect, test } from 'vitest'
import { defaultSettings } from './control.ts'
import { demos } from './list.ts'
import { levelFor, lowestLevel, qualityAt, slowestMilliseconds } from './quality.ts'

test('each step draws fewer pixels, and the last ones also use the demo’s lighter values', () => {
  for (const demo of demos) {
    const settings = defaultSettings(demo.controls)
    const steps = Array.from({ length: lowestLevel + 1 }, (_, level) => qualityAt(demo, settings, level))
    const pixels = steps.map((step) => step.pixels)
    expect(pixels).toEqual(pixels.toSorted((a, b) => b - a))
    expect(steps[0]).toEqual({ pixels: 1, lowered: [], settings })
    expect(steps[lowestLevel]?.settings).toEqual({ ...settings, ...demo.slow })
  }
})

test('the values for a slow GPU are values of the controls, other than the usual ones', () => {
  for (const { name, controls, slow = {} } of demos) {
    for (const [id, value] of Object.entries(slow)) {
      const control = controls[id]
      expect(typeof value, `${name}.${id}`).toBe(typeof (control && 'value' in control ? control.value : undefined))
      expect(value).not.toBe(control && 'value' in control ? control.value : undefined)
      if (control?.kind === 'slider') expect(Number(value) >= control.min && Number(value) <= control.max, `${name}.${id} in its range`).toBe(true)
      if (control?.kind === 'select') expect(Object.keys(control.options)).toContain(value)
    }
  }
})

test('a value that the reader has set stays', () => {
  const demo = demos.find(({ slow }) => slow)
  const [name = ''] = Object.keys(demo?.slow ?? {})
  if (!demo) throw new Error('No demo names values for a slow GPU.')
  const settings = { ...defaultSettings(demo.controls), [name]: 'set by the reader' }
  expect(qualityAt(demo, settings, lowestLevel).settings[name]).toBe('set by the reader')
})

test('a frame that takes too long lowers at least one level, and one that takes four times too long two', () => {
  expect(levelFor(slowestMilliseconds + 1, 0)).toBe(1)
  expect(levelFor(slowestMilliseconds * 4, 0)).toBe(2)
  expect(levelFor(4000, 0)).toBe(lowestLevel)
  expect(levelFor(4000, lowestLevel)).toBe(lowestLevel)
})
