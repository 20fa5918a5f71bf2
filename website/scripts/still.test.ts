/** Posters that are drawn once: when the shader of one is made, and when it is not. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { uv, vec4 } from 'kirari/node'
import { afterAll, expect, it } from 'vitest'
import { drawStillOf, type Still } from './still.ts'

const folder = `still-${randomUUID()}`
const posters = join(import.meta.dirname, '../static/posters', folder)
afterAll(() => rm(posters, { recursive: true, force: true }))

it('is not made again while no code has changed', async () => {
  const name = `${folder}/one`
  let made = 0
  const make = (): Still => {
    made++
    return { name, fragment: vec4(uv, 0, 1), width: 8, height: 8 }
  }
  await drawStillOf(name, `${folder} before`, make)
  await rm(join(posters, 'one.webp'))
  await drawStillOf(name, `${folder} before`, make)
  expect(existsSync(join(posters, 'one.webp'))).toBe(true)
  expect(made).toBe(1)

  await drawStillOf(name, `${folder} after`, make)
  expect(made).toBe(2)
  await drawStillOf(`${folder}/other`, `${folder} after`, make)
  expect(made).toBe(3)
})
