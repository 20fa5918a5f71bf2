/** What Kirari's types cost a program that uses them, and that they find the promised mistakes. types.mjs prints seconds; no test asserts them. */
import { expect, it } from 'vitest'
import { checkMistakes, checkScene } from './types.mjs'

it('checks the benchmark shader, four times over, with few instantiations', () => {
  expect(checkScene('kirari').instantiations).toBeLessThanOrEqual(8000)
}, 60_000)

it('refuses each of the twelve mistakes, and nothing that is right', () => {
  const accepted = Object.entries(checkMistakes('Kirari')).flatMap(([name, refused]) => (refused ? [] : [name]))
  expect(accepted).toEqual([])
}, 60_000)
