/** The functions of a wall, packed and unpacked. */
import { expect, test } from 'vitest'
import { packItems, unpackItems, type WallItem } from './wall-items.ts'

const item = (name: string, slug: string, more: Partial<WallItem> = {}): WallItem => ({
  name,
  path: `color/blend/${slug}`,
  kind: 'blend',
  label: `A picture of ${name}, and ${name} again.`,
  types: ['vec3', 'float'],
  size: 'S',
  ...more,
})

test.each([
  ['names that differ from their pages', [item('blendAdd', 'add'), item('multiply', 'multiply')]],
  ['other kinds, labels and costs', [item('a', 'a'), item('b', 'b', { kind: 'plot', label: 'A graph.', types: ['mat'], size: 'L' })]],
  ['summaries', [item('a', 'a', { summary: 'First.' }), item('b', 'b', { summary: 'Second.' })]],
])('come back as they were: %s', (_, items) => {
  expect(unpackItems(packItems('color/blend', items))).toEqual(items)
})

test('what many share stands once', () => {
  const packed = packItems('color/blend', [item('sepia', 'sepia'), item('blendDodge', 'dodge'), item('burn', 'burn')])
  expect(packed.shared).toHaveLength(1)
  expect(packed.names).toBe('sepia blendDodge=dodge burn')
})
