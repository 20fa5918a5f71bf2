import { expect, test } from 'vitest'
import { color, defaultSettings, lines, seed, select, slider, toggle, button } from './control.ts'
import { valuesText, withValues } from './values-text.ts'

const label = (en: string) => ({ en, ja: en })
const controls = {
  shape: select({ label: label('Shape'), options: { round: label('Round'), square: label('Square') }, value: 'round' }),
  text: lines({ label: label('Text'), follows: 'shape', texts: { round: "it's\n}\n\\", square: 'one line' } }),
  size: slider({ label: label('Size'), unit: label('cells'), min: 0, max: 2, step: 0.5, value: 1.5 }),
  ink: color({ label: label('Ink'), value: '#ff8000' }),
  open: toggle({ label: label('Open'), value: true }),
  seed: seed({ label: label('New seed') }),
  clear: button({ label: label('Clear') }),
}
const text = valuesText(controls, defaultSettings(controls), 'Values')

test('each value stands below its label, its range or its options', () => {
  expect(text).toBe(String.raw`const values: Values = {
  // Shape: 'round', 'square'
  shape: 'round',
  // Text
  text: [
    'it\'s',
    '}',
    '\\',
  ].join('\n'),
  // Size: 0 to 2 cells
  size: 1.5,
  // Ink: red, green and blue from 0 to 1
  ink: [1, 0.502, 0],
  // Open
  open: true,
  // New seed
  seed: 1,
}
`)
})

test('other values take the place of those in a program, and nothing else changes', () => {
  const code = `head\n\n${text}\nconst values2 = {\n}\n$& $1`
  const settings = { ...defaultSettings(controls), text: 'a$&b', size: 0.5 }
  expect(withValues(code, controls, settings)).toBe(`head\n\n${valuesText(controls, settings, 'Values')}\nconst values2 = {\n}\n$& $1`)
})
