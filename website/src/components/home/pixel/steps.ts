/** The values that the sample star-glow.ts computes for one place, by the compiler's own JavaScript. Must not know: React, the page. */
import * as colour from '@site/src/generated/home-pixel/colour.js'
import * as light from '@site/src/generated/home-pixel/light.js'
import * as place from '@site/src/generated/home-pixel/place.js'

export type Place = readonly [x: number, y: number]

/** By the names in the code. */
export type PixelValues = Readonly<Record<'uv' | 'p' | 'd' | 'glow' | 'rings' | 'fragment', readonly number[]>>

type Printed = typeof place

const run = ({ inputs, fragment, r }: Printed, uv: Place, from: number, to: number): readonly number[] => {
  inputs.uv = uv
  fragment()
  return Array.from(r.subarray(from, to))
}

export const valuesAt = (uv: Place): PixelValues => ({
  uv,
  p: run(place, uv, 0, 2),
  d: run(place, uv, 2, 3),
  glow: run(light, uv, 0, 1),
  rings: run(light, uv, 1, 2),
  fragment: run(colour, uv, 0, 3),
})
