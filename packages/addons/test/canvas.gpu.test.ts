/** Blend modes and compositing operators, compared with the browser's own on a 2D canvas: an independent oracle. */
import { describe, expect, test } from 'vitest'
import {
  blendAdd,
  blendColor,
  blendColorBurn,
  blendColorDodge,
  blendDarken,
  blendDifference,
  blendExclusion,
  blendHardLight,
  blendHue,
  blendLighten,
  blendLuminosity,
  blendMultiply,
  blendOverlay,
  blendSaturation,
  blendScreen,
  blendSoftLight,
  compositeCopy,
  compositeDestinationAtop,
  compositeDestinationIn,
  compositeDestinationOut,
  compositeDestinationOver,
  compositeLighter,
  compositeSourceAtop,
  compositeSourceIn,
  compositeSourceOut,
  compositeSourceOver,
  compositeXor,
  premultiply,
  unpremultiply,
} from '../src/index.ts'
import { runOnCPU, signatureOf } from './harness/run.ts'

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** The tolerance of a byte: both round, once for each layer. */
const tolerance = 2

/** Paints each pair of straight-alpha colours over each other and returns straight-alpha bytes. */
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
    // An operator that clears outside of the source would clear the neighbours, too.
    context.save()
    context.beginPath()
    context.rect(x, 0, 1, 1)
    context.clip()
    context.globalCompositeOperation = operation
    context.fillStyle = css(above)
    context.fillRect(x, 0, 1, 1)
    context.restore()
  })
  const { data } = context.getImageData(0, 0, pairs.length, 1)
  return pairs.map((_, x) => [data[4 * x] ?? NaN, data[4 * x + 1] ?? NaN, data[4 * x + 2] ?? NaN, data[4 * x + 3] ?? NaN])
}

const steps = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => Math.round((i * 255) / (count - 1)))
const opaque = (red: number, green: number, blue: number): Colour => [red, green, blue, 255]

/** Every pair of seventeen tones; the channels of the two colours are shifted, so that each shows a different pair. */
const tones = steps(17)
const tonePairs = tones.flatMap((_, base) =>
  tones.map((__, blend) => {
    const tone = (i: number): number => tones[i % tones.length] ?? NaN
    return [opaque(tone(base), tone(base + 5), tone(base + 11)), opaque(tone(blend), tone(blend + 3), tone(blend + 8))] as const
  }),
)

describe.each([
  { operation: 'lighter', name: 'blendAdd_vec3', call: blendAdd },
  { operation: 'color', name: 'blendColor', call: blendColor },
  { operation: 'color-burn', name: 'blendColorBurn_vec3', call: blendColorBurn },
  { operation: 'color-dodge', name: 'blendColorDodge_vec3', call: blendColorDodge },
  { operation: 'darken', name: 'blendDarken_vec3', call: blendDarken },
  { operation: 'difference', name: 'blendDifference_vec3', call: blendDifference },
  { operation: 'exclusion', name: 'blendExclusion_vec3', call: blendExclusion },
  { operation: 'hard-light', name: 'blendHardLight_vec3', call: blendHardLight },
  { operation: 'hue', name: 'blendHue', call: blendHue },
  { operation: 'lighten', name: 'blendLighten_vec3', call: blendLighten },
  { operation: 'luminosity', name: 'blendLuminosity', call: blendLuminosity },
  { operation: 'multiply', name: 'blendMultiply_vec3', call: blendMultiply },
  { operation: 'overlay', name: 'blendOverlay_vec3', call: blendOverlay },
  { operation: 'saturation', name: 'blendSaturation', call: blendSaturation },
  { operation: 'screen', name: 'blendScreen_vec3', call: blendScreen },
  { operation: 'soft-light', name: 'blendSoftLight_vec3', call: blendSoftLight },
] as const)('$name', ({ operation, name, call }) => {
  test(`is the ${operation} of a 2D canvas`, () => {
    const painted = paint(operation, tonePairs)
    const ours = runOnCPU(
      signatureOf(call, name),
      tonePairs.map(([below, above]) => [...below.slice(0, 3), ...above.slice(0, 3)].map((byte) => byte / 255)),
    )
    const apart = ours.flatMap((colour, i) => colour.map((value, channel) => Math.abs(value * 255 - (painted[i]?.[channel] ?? NaN))))
    expect(Math.max(...apart)).toBeLessThanOrEqual(tolerance)
  })
})

const premultiplied = ([red, green, blue, alpha]: Colour): readonly number[] =>
  [red, green, blue].map((channel) => (channel / 255) * (alpha / 255)).concat(alpha / 255)

const layers = [0, 64, 127.5, 200, 255].flatMap((alpha): readonly Colour[] => [
  [255, 102, 0, alpha],
  [51, 153, 255, alpha],
])
const layerPairs = layers.flatMap((below) => layers.map((above) => [below, above] as const))

describe.each([
  { operation: 'copy', name: 'compositeCopy', call: compositeCopy },
  { operation: 'destination-atop', name: 'compositeDestinationAtop', call: compositeDestinationAtop },
  { operation: 'destination-in', name: 'compositeDestinationIn', call: compositeDestinationIn },
  { operation: 'destination-out', name: 'compositeDestinationOut', call: compositeDestinationOut },
  { operation: 'destination-over', name: 'compositeDestinationOver', call: compositeDestinationOver },
  { operation: 'lighter', name: 'compositeLighter', call: compositeLighter },
  { operation: 'source-atop', name: 'compositeSourceAtop', call: compositeSourceAtop },
  { operation: 'source-in', name: 'compositeSourceIn', call: compositeSourceIn },
  { operation: 'source-out', name: 'compositeSourceOut', call: compositeSourceOut },
  { operation: 'source-over', name: 'compositeSourceOver', call: compositeSourceOver },
  { operation: 'xor', name: 'compositeXor', call: compositeXor },
] as const)('$name', ({ operation, name, call }) => {
  test(`is the ${operation} of a 2D canvas`, () => {
    const painted = paint(operation, layerPairs)
    const ours = runOnCPU(
      signatureOf(call, name),
      layerPairs.map(([below, above]) => [...premultiplied(above), ...premultiplied(below)]),
    )
    const apart = ours.flatMap((row, i) => premultiplied(painted[i] ?? [NaN, NaN, NaN, NaN]).map((channel, c) => Math.abs(channel - (row[c] ?? NaN)) * 255))
    expect(Math.max(...apart)).toBeLessThanOrEqual(tolerance)
  })
})

test('premultiply gives what a 2D canvas adds to black', () => {
  const painted = paint(
    'source-over',
    layers.map((above) => [opaque(0, 0, 0), above] as const),
  )
  const ours = runOnCPU(
    signatureOf(premultiply, 'premultiply'),
    layers.map((layer) => layer.map((byte) => byte / 255)),
  )
  const apart = ours.flatMap((row, i) => row.slice(0, 3).map((channel, c) => Math.abs(channel * 255 - (painted[i]?.[c] ?? NaN))))
  expect(Math.max(...apart)).toBeLessThanOrEqual(tolerance)
})

test('unpremultiply gives what a 2D canvas, which keeps its paint premultiplied, gives back of it', () => {
  const clear: Colour = [0, 0, 0, 0]
  const painted = paint(
    'source-over',
    layers.map((above) => [clear, above] as const),
  )
  const ours = runOnCPU(signatureOf(unpremultiply, 'unpremultiply'), layers.map(premultiplied))
  // Half a byte of the premultiplied colour is a larger difference of the straight one, the smaller alpha is.
  const apart = ours.flatMap((row, i) => {
    const alpha = row[3] ?? NaN
    return row.slice(0, 3).map((channel, c) => Math.abs(channel * 255 - (painted[i]?.[c] ?? NaN)) * alpha)
  })
  expect(Math.max(...apart)).toBeLessThanOrEqual(tolerance)
})
