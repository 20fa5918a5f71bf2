/** Every family side by side on both backends, against the picture that the CPU draws of it: the poster the GPU takes over from. */
import { records } from '@kirari/addons/catalogue'
import { createEngine } from 'kirari'
import { render } from 'kirari/js'
import { vec4 } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { familyPoster, shownFamilies } from '../../../scripts/function-page/family.ts'

const size = { width: 320, height: 180 }

const shareOfDifferent = (one: Uint8ClampedArray, other: Uint8ClampedArray, tolerance: number): number => {
  let count = 0
  for (let i = 0; i < one.length; i += 4) {
    if ([0, 1, 2].some((channel) => Math.abs((one[i + channel] ?? 0) - (other[i + channel] ?? 0)) > tolerance)) count++
  }
  return (count * 4) / one.length
}

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  test.each(shownFamilies(records))('the family of $category is the picture of its poster', async (family) => {
    const { fragment, time = 0 } = familyPoster(family)
    const opaque = vec4(fragment.xyz, 1)
    const expected = render(opaque, { ...size, time, pointer: [0.5, 0.5] })
    const canvas = Object.assign(document.createElement('canvas'), size)
    const engine = createEngine({ canvas, fragment: opaque, backend })
    try {
      engine.seek(time)
      const { data } = await engine.capture()
      expect(shareOfDifferent(data, expected, 20)).toBeLessThan(0.004)
      expect(new Set(new Uint32Array(data.buffer)).size).toBeGreaterThan(20)
    } finally {
      engine.dispose()
    }
  })
})
