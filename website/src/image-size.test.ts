/** Style sheets keep the place of a poster in the shape that it is drawn in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { silkAspect } from './components/hero/silk.ts'
import { demoPosterSize, functionPosterSize, scenePosterSize, silkPosterSizes } from './image-size.ts'

test.each([
  ['components/function-page/function-wall.module.css', functionPosterSize],
  ['components/function-page/function-preview.module.css', functionPosterSize],
  ['components/function-page/family-picture.module.css', functionPosterSize],
  ['components/live-shader/live-shader.module.css', scenePosterSize],
  ['demos/shell/demo.module.css', demoPosterSize],
  ['demos/shell/demo-cards.module.css', demoPosterSize],
])('%s has the shape of its poster', (file, { width, height }) => {
  const shapes = [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/aspect-ratio: (\d+)(?: \/ (\d+))?;/g)]
  expect(shapes.map(([, across, up = 1]) => Number(across) / Number(up))).toEqual([width / height])
})

test('the wide silk has the shape that its fragment is drawn for', () => {
  expect(silkPosterSizes.wide.width / silkPosterSizes.wide.height).toBe(silkAspect)
})
