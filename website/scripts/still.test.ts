/** Posters that are drawn once: again only when what they are drawn from is another. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { uv, vec4 } from 'kirari/node'
import { afterAll, expect, it } from 'vitest'
import { drawStill } from './still.ts'

const folder = `still-${randomUUID()}`
const posters = join(import.meta.dirname, '../static/posters', folder)
afterAll(() => rm(posters, { recursive: true, force: true }))

it('is drawn again only with another shader or other values', async () => {
  let drawn = 0
  // Nobody else has drawn with this value.
  const draw = (name: string, blue: number, value: string): Promise<void> =>
    drawStill({ name: `${folder}/${name}`, fragment: vec4(uv, blue, 1), width: 8, height: 8, values: value + folder, set: () => void drawn++ })
  await draw('one', 0, 'a')
  await rm(join(posters, 'one.webp'))
  await draw('one', 0, 'a')
  expect(existsSync(join(posters, 'one.webp'))).toBe(true)
  expect(drawn).toBe(1)

  await draw('one', 0, 'b')
  expect(drawn).toBe(2)
  await draw('other', 1, 'b')
  expect(drawn).toBe(3)
})
