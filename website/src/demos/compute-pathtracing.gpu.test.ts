/** The path tracer on the GPU: energy, known answers, no bias between estimators, and how fast the error falls. */
import { float, select, vec3 } from 'kirari/node'
import { afterAll, describe, expect, test } from 'vitest'
import { createScene, createSceneOf, slopeOf, totals, type Values } from './compute-pathtracing/scene.ts'
import { box, room, sphere } from './compute-pathtracing/shape.ts'
import { diffuse, glass, type Dials, type World } from './compute-pathtracing/world.ts'
import { backends, closeAll, show, type Shown } from './compute-stage.ts'

const values: Values = {
  scene: 'cornell',
  estimator: 'both',
  view: 'picture',
  paths: 8,
  bounces: 24,
  roughness: 0.4,
  absorption: 1,
  albedo: 1,
  exposure: 0,
  denoise: false,
  plot: false,
  detail: 'full',
  most: 1e6,
}
const size = [32, 18] as const
afterAll(closeAll)

type Scene = ReturnType<typeof createScene>
/** Mean light of each pixel. */
const lightOf = async ({ parts }: Scene, { engine }: Shown): Promise<number[][]> => {
  const [one, two] = [await engine.read(parts.one), await engine.read(parts.two)]
  return Array.from({ length: one.width * one.height }, (_, i) =>
    [0, 1, 2].map((c) => ((one.data[4 * i + c] ?? NaN) + (two.data[4 * i + c] ?? NaN)) / ((one.data[4 * i + 3] ?? 0) + (two.data[4 * i + 3] ?? 0))),
  )
}
const meanOf = (light: readonly (readonly number[])[]): number[] =>
  [0, 1, 2].map((c) => light.reduce((sum, pixel) => sum + (pixel[c] ?? NaN), 0) / light.length)
const camera: World['camera'] = { target: [0, 0, 0], yaw: 0, pitch: 0, distance: 3, fieldOfView: 0.4 }
const open = async (backend: (typeof backends)[number], change: Partial<Values> = {}, world?: (dials: Dials) => World) => {
  const scene = world ? createSceneOf({ ...values, ...change }, world) : createScene({ ...values, ...change })
  return { scene, shown: await show(scene, backend, size) }
}

describe.each(backends)('on %s', (backend) => {
  test('a white ball in a white sky cannot be seen', async () => {
    const { scene, shown } = await open(backend, { paths: 4 }, () => ({ things: [diffuse(sphere([0, 0, 0], 0.4), 1, 1, 1)], sky: () => vec3(1), camera }))
    shown.go(2)
    for (const pixel of await lightOf(scene, shown)) for (const one of pixel) expect(Math.abs(one - 1)).toBeLessThan(1e-3)
    expect(await scene.readouts(shown)).toMatchObject({ samples: '8', mean: '1.0000' })
  })

  test('clear glass in a white sky cannot be seen', async () => {
    const { scene, shown } = await open(backend, {}, () => ({ things: [glass(sphere([0, 0, 0], 0.4), [0, 0, 0], float(1))], sky: () => vec3(1), camera }))
    shown.go(2)
    for (const pixel of await lightOf(scene, shown)) for (const one of pixel) expect(Math.abs(one - 1)).toBeLessThan(1e-3)
  })

  test('between glowing walls light is E / (1 − ρ)', async () => {
    const walls = room([0, 0, 0], [1, 1, 1])
    const { scene, shown } = await open(backend, { paths: 16 }, () => ({
      things: walls.map((side) => ({ ...diffuse(side, 0.5, 0.7, 0.2), glow: 0.25 })),
      sky: () => vec3(0),
      camera: { ...camera, distance: 0.5 },
    }))
    shown.go(4)
    const mean = meanOf(await lightOf(scene, shown))
    ;[0.5, 0.7, 0.2].forEach((rho, c) => expect(Math.abs(((mean[c] ?? NaN) * (1 - rho)) / 0.25 - 1)).toBeLessThan(0.01))
  })

  test('what glass absorbs is Beer and Lambert, between two surfaces that reflect', async () => {
    const [half, sigma] = [0.4, 1.5]
    const { scene, shown } = await open(backend, { paths: 16 }, () => ({
      things: [glass(box([0, 0, 0], [4, 4, half]), [sigma, 0, 2 * sigma], float(1))],
      sky: (d) => vec3(select(float(0), float(1), d.z.lessThan(0))),
      camera: { ...camera, fieldOfView: 0.02 },
    }))
    shown.go(16)
    const mean = meanOf(await lightOf(scene, shown))
    // Straight through: T² a / (1 − R² a²), all reflections within summed.
    const r = 0.04
    ;[sigma, 0, 2 * sigma].forEach((one, c) => {
      const a = Math.exp(-one * 2 * half)
      expect((mean[c] ?? NaN) / (((1 - r) ** 2 * a) / (1 - r * r * a * a))).toBeCloseTo(1, 2)
    })
  })

  test.each(['cornell', 'terrace', 'gallery'] as const)('light sampling does not change what is seen: %s', async (name) => {
    // Rough metals: to sample only the lamp finds hardly anything that a smooth one mirrors.
    const own = { scene: name, paths: 16, bounces: 4, roughness: 1 }
    const { scene, shown } = await open(backend, own)
    const found: Record<string, number[]> = {}
    for (const estimator of ['both', 'lamp', 'surface'] as const) {
      scene.update({ ...values, ...own, estimator })
      // A small lamp is seldom hit by chance.
      shown.go(estimator === 'surface' ? 40 : 8)
      found[estimator] = meanOf(await lightOf(scene, shown))
    }
    for (const [other, allowed] of [
      ['lamp', 0.015],
      ['surface', 0.03],
    ] as const)
      found.both?.forEach((one, c) => expect(Math.abs((found[other]?.[c] ?? NaN) / one - 1), `${other} ${JSON.stringify(found)}`).toBeLessThan(allowed))
  })

  test('the error falls with the root of the number of samples, or faster', async () => {
    const { scene, shown } = await open(backend, { paths: 1, bounces: 4 })
    shown.go(128)
    const { data } = await shown.engine.read(scene.parts.history)
    const { samples } = totals((await shown.engine.read(scene.parts.summary)).data)
    expect(samples).toBe(128)
    expect(slopeOf(data)).toBeLessThan(-0.45)
  })
})
