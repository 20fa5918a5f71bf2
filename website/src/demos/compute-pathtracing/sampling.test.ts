/** Sobol's points against the definition of a net, and the distributions against integrals that are known. */
import { toJS } from 'kirari/js'
import { float, fn, vec2, vec3 } from 'kirari/node'
import { expect, test } from 'vitest'
import { cosineHemisphere, fresnel, ggx, smith, sobol, visibleNormal } from './sampling.ts'

type Pair = readonly [number, number]
const pointOf = toJS(sobol)
const points = (count: number, seed: number): Pair[] => Array.from({ length: count }, (_, i) => pointOf(i, seed) as unknown as Pair)

test.each([1, 77, 0xdeadbeef])('every box of the right size holds one of 64 points, with seed %i', (seed) => {
  const all = points(64, seed)
  for (let k = 0; k <= 6; k++) {
    const boxes = new Set(all.map(([x, y]) => `${Math.floor(x * 2 ** k)} ${Math.floor(y * 2 ** (6 - k))}`))
    expect(boxes.size).toBe(64)
  }
})

test('another seed gives other points, all from 0 to 1', () => {
  expect(points(8, 1)).not.toEqual(points(8, 2))
  for (const one of points(256, 5).flat()) expect(one >= 0 && one < 1).toBe(true)
})

test('directions of the cosine have its mean, 2/3', () => {
  const toward = toJS(cosineHemisphere)
  const mean = points(1024, 3).reduce((sum, u) => sum + (toward(u)[2] ?? Number.NaN), 0) / 1024
  expect(mean).toBeCloseTo(2 / 3, 3)
})

test('glass reflects 4 % of what comes straight, and all of what cannot leave', () => {
  const share = toJS(fresnel)
  expect(share(1, 1 / 1.5)).toBeCloseTo(0.04, 5)
  expect(share(1, 1.5)).toBeCloseTo(0.04, 5)
  expect(share(0.2, 1.5)).toBe(1)
})

test.each([0.1, 0.4, 1])('visible normals are as dense as Heitz says, for α = %f', (alpha) => {
  const pick = toJS(visibleNormal)
  const dense = toJS(
    fn('dense', [{ v: vec3 }, { h: vec3 }, { a: float }], vec2, (v, h, a) => vec2(ggx(h, a).mul(v.dot(h).max(0)).div(smith(v, a).add(1).mul(v.z)), 0)),
  )
  const v = [Math.sin(0.9), 0, Math.cos(0.9)] as const
  // The mean of z over samples is the integral of z times their density, here over rings and sectors of the hemisphere.
  const sampled = points(4096, 9).reduce((sum, u) => sum + (pick(v, alpha, u)[2] ?? Number.NaN), 0) / 4096
  let [whole, mean] = [0, 0]
  const [rings, sectors] = [600, 240]
  for (let i = 0; i < rings; i++)
    for (let j = 0; j < sectors; j++) {
      const [theta, phi] = [((i + 0.5) / rings) * (Math.PI / 2), ((j + 0.5) / sectors) * 2 * Math.PI]
      const h = [Math.sin(theta) * Math.cos(phi), Math.sin(theta) * Math.sin(phi), Math.cos(theta)] as const
      const part = (dense(v, h, alpha)[0] ?? Number.NaN) * Math.sin(theta) * (Math.PI / 2 / rings) * ((2 * Math.PI) / sectors)
      whole += part
      mean += part * h[2]
    }
  expect(whole).toBeCloseTo(1, 2)
  expect(sampled).toBeCloseTo(mean, 2)
})
