/** The pictures of the home page against the demos, and the records of the functions, that they come from. */
import { records } from '@kirari/addons/catalogue'
import { expect, test } from 'vitest'
import { pathOf } from '../../../../scripts/function-page/address.ts'
import { demos } from '../../../demos/list.ts'
import { tiles } from './tiles.ts'

test('names each demo as its page does', () => {
  for (const tile of tiles) if ('demo' in tile) expect(demos.find(({ name }) => name === tile.demo.name)).toMatchObject(tile.demo)
})

test('names each example as the page of its function does', () => {
  for (const tile of tiles) {
    if (!('example' in tile)) continue
    const { path, id, importName, title } = tile.example
    const record = records.find((one) => pathOf(one) === path)
    expect(record?.importName).toBe(importName)
    expect(record?.examples.find((example) => example.id === id)?.title).toEqual(title)
  }
})
