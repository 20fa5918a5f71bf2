/** Blend modes and compositing operators against the browser's own, drawn on a 2D canvas: an oracle that nobody here wrote. */
import { expect, test } from 'vitest'
import { blendSoftLight, compositeSourceOver } from '../src/index.ts'
import { runOnCPU, signatureOf } from './harness/run.ts'

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** Paints each pair of colours, not premultiplied, over each other and gives the bytes, not premultiplied either. */
const paint = (operation: GlobalCompositeOperation, pairs: readonly (readonly [below: Colour, above: Colour])[]): readonly Colour[] => {
  const canvas = document.createElement('canvas')
  canvas.width = pairs.length
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' })
  if (!context) throw new Error('This browser gives no 2D canvas.')
  const css = ([red, green, blue, alpha]: Colour): string => `rgb(${red} ${green} ${blue} / ${alpha / 255})`
  pairs.forEach(([below, above], x) => {
    context.globalCompositeOperation = 'source-over'
    context.fillStyle = css(below)
    context.fillRect(x, 0, 1, 1)
    context.globalCompositeOperation = operation
    context.fillStyle = css(above)
    context.fillRect(x, 0, 1, 1)
  })
  const { data } = context.getImageData(0, 0, pairs.length, 1)
  return pairs.map((_, x) => [data[4 * x] ?? NaN, data[4 * x + 1] ?? NaN, data[4 * x + 2] ?? NaN, data[4 * x + 3] ?? NaN])
}

const seventeen = Array.from({ length: 17 }, (_, i) => Math.round((i * 255) / 16))

test('soft light is the soft-light of a 2D canvas', () => {
  const pairs = seventeen.flatMap((base) =>
    seventeen.map(
      (blend) =>
        [
          [base, base, base, 255],
          [blend, blend, blend, 255],
        ] as const,
    ),
  )
  const painted = paint('soft-light', pairs)
  const ours = runOnCPU(
    signatureOf(blendSoftLight, 'blendSoftLight'),
    pairs.map(([below, above]) => [below[0] / 255, above[0] / 255]),
  )
  const apart = ours.map(([value = NaN], i) => Math.abs(value * 255 - (painted[i]?.[0] ?? NaN)))
  expect(Math.max(...apart)).toBeLessThanOrEqual(2)
})

test('source over is the source-over of a 2D canvas', () => {
  const premultiplied = ([red, green, blue, alpha]: Colour): readonly number[] =>
    [red, green, blue].map((channel) => (channel / 255) * (alpha / 255)).concat(alpha / 255)
  const colours = [0, 127.5, 255].flatMap((alpha) => [[255, 102, 0, alpha] as const, [51, 153, 255, alpha] as const])
  const pairs = colours.flatMap((below) => colours.map((above) => [below, above] as const))
  const painted = paint('source-over', pairs)
  const ours = runOnCPU(
    signatureOf(compositeSourceOver, 'compositeSourceOver'),
    pairs.map(([below, above]) => [...premultiplied(above), ...premultiplied(below)]),
  )
  const apart = ours.flatMap((row, i) => premultiplied(painted[i] ?? [NaN, NaN, NaN, NaN]).map((channel, c) => Math.abs(channel - (row[c] ?? NaN)) * 255))
  expect(Math.max(...apart)).toBeLessThanOrEqual(2)
})
