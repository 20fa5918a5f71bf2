/** The address of a demo: what is written is read again, and what cannot be a value is read as if it were not there. */
import { expect, test } from 'vitest'
import { defaultState, readAddress, writeAddress } from './address.ts'
import { button, changed, color, lines, longestLines, seed, select, slider, toggle, type Controls } from './control.ts'

const label = { en: 'label', ja: '名前' }
const controls: Controls = {
  steps: slider({ label, min: -5, max: 20, step: 0.5, value: 5 }),
  regime: select({ label, options: { theta: label, kappa: label }, value: 'theta' }),
  walls: toggle({ label, value: true }),
  tint: color({ label, value: '#ffcc00' }),
  seed: seed({ label }),
  again: button({ label }),
}
const standard = defaultState(controls)
const seedOf = (search: string): unknown => readAddress(controls, search).settings['seed']

test('what is as it began is not written', () => {
  expect(writeAddress(controls, standard, '')).toBe('')
})

test('every value is read as it was written', () => {
  const state = { settings: { steps: -2.5, regime: 'kappa', walls: false, tint: '#00ff7f', seed: 4_294_967_295 }, backend: 'webgpu', isFull: true } as const
  const address = writeAddress(controls, state, '?from=here')
  expect(address).toBe('?from=here&steps=-2.5&regime=kappa&walls=off&tint=00ff7f&seed=4294967295&backend=webgpu&quality=full')
  expect(readAddress(controls, address)).toEqual(state)
})

// The button takes any word of 32 bits: most have ten digits.
test.each([0, 7, 999_999_999, 1_000_000_000, 2_147_483_648, 4_294_967_295])('the seed %d stays', (value) => {
  const address = writeAddress(controls, { ...standard, settings: { ...standard.settings, seed: value } }, '')
  expect(seedOf(address)).toBe(value)
})

test.each(['4294967296', '9999999999', '10000000000', '-1', '1.5', '1e3', '0x10', '', 'seven'])('"%s" is no seed', (text) => {
  expect(seedOf(`?seed=${encodeURIComponent(text)}`)).toBe(1)
})

test.each(['steps=', 'steps=NaN', 'steps=1e999', 'regime=toString', 'walls=yes', 'tint=%23fff', 'again=1', 'backend=metal', 'quality=high'])(
  '%s says nothing',
  (search) => {
    expect(readAddress(controls, `?${search}`)).toEqual(standard)
  },
)

test('a text follows its select until it is edited, and both stay in the address', () => {
  const own: Controls = {
    grammar: lines({ label, follows: 'preset', texts: { one: 'a\nb', two: 'c' } }),
    preset: select({ label, options: { one: label, two: label }, value: 'one' }),
  }
  const start = defaultState(own)
  expect(start.settings).toEqual({ grammar: 'a\nb', preset: 'one' })
  expect(readAddress(own, '?preset=two').settings).toEqual({ grammar: 'c', preset: 'two' })
  const edited = { ...start, settings: changed(own, start.settings, 'grammar', '# +\nd = 1') }
  const address = writeAddress(own, edited, '')
  expect(readAddress(own, address)).toEqual(edited)
  expect(writeAddress(own, { ...edited, settings: changed(own, edited.settings, 'preset', 'two') }, address)).toBe('?preset=two')
  expect(readAddress(own, '?grammar=').settings['grammar']).toBe('')
  expect(readAddress(own, `?grammar=${'a'.repeat(longestLines + 1)}`)).toEqual(start)
})
