/** Pearls against arithmetic written a second time: a step along each flow in double precision, and the sort against that of JavaScript. */
import { draw, type Step } from 'kirari'
import { float, fragCoord, ivec2, kernel, storage, target, vec3, vec4 } from 'kirari/node'
import { afterEach, describe, expect, test } from 'vitest'
import { backends, closeAll, show } from './compute-stage.ts'
import { attractors, rungeKutta, type AttractorName } from './instance-particles/attractor.ts'
import { createScene, type Values } from './instance-particles/scene.ts'
import { fromLamp, reach, side } from './instance-particles/shadow.ts'
import { createSort, inversions } from './instance-particles/sort.ts'

const values: Values = {
  attractor: 'halvorsen',
  count: 2048,
  mode: 'sorted',
  palette: 'pearl',
  opacity: 0.6,
  size: 1,
  speed: 1,
  shutter: 0,
  shadow: 0.35,
}
afterEach(closeAll)

type Vector = readonly [x: number, y: number, z: number]
/** From the papers, not from the demo. */
const flows: { readonly [name in AttractorName]: (x: number, y: number, z: number) => Vector } = {
  aizawa: (x, y, z) => [(z - 0.7) * x - 3.5 * y, 3.5 * x + (z - 0.7) * y, 0.6 + 0.95 * z - z ** 3 / 3 - (x ** 2 + y ** 2) * (1 + 0.25 * z) + 0.1 * z * x ** 3],
  thomas: (x, y, z) => [Math.sin(y) - 0.208186 * x, Math.sin(z) - 0.208186 * y, Math.sin(x) - 0.208186 * z],
  halvorsen: (x, y, z) => [-1.89 * x - 4 * y - 4 * z - y ** 2, -1.89 * y - 4 * z - 4 * x - z ** 2, -1.89 * z - 4 * x - 4 * y - x ** 2],
  lorenz: (x, y, z) => [10 * (y - x), x * (28 - z) - y, x * y - (8 / 3) * z],
}
const stepped = (name: AttractorName, p: Vector, h: number): Vector => {
  const at = (k: Vector, by: number): Vector => flows[name](p[0] + k[0] * by, p[1] + k[1] * by, p[2] + k[2] * by)
  const a = at([0, 0, 0], 0)
  const b = at(a, h / 2)
  const c = at(b, h / 2)
  const d = at(c, h)
  const moved = (i: 0 | 1 | 2): number => p[i] + (h / 6) * (a[i] + 2 * b[i] + 2 * c[i] + d[i])
  return [moved(0), moved(1), moved(2)]
}
const vectorsOf = (numbers: ArrayLike<number>): readonly Vector[] =>
  Array.from({ length: numbers.length / 4 }, (_, i) => [numbers[4 * i] ?? NaN, numbers[4 * i + 1] ?? NaN, numbers[4 * i + 2] ?? NaN])
const apart = (a: Vector, b: Vector = [NaN, NaN, NaN]): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
/** Needed beside kernels, and shows nothing. */
const nothing: Step = draw({ fragment: vec3(0) })

describe.each(backends)('on %s', (backend) => {
  test('five steps along each flow are those of double precision', async () => {
    for (const name of Object.keys(attractors) as AttractorName[]) {
      const { start, step, extent } = attractors[name]
      const from = Array.from({ length: 64 }, (_, i): Vector => [start[0] + 0.01 * extent * (i % 4), start[1] + 0.02 * extent * (i >> 2), start[2]])
      const places = storage(vec4, 64, { name: 'places', data: from.flatMap((p) => [...p, 0]) })
      const advance = rungeKutta(attractors[name])
      const walk = kernel(64, (i) => places.at(i).assign(vec4(advance(places.at(i).xyz, float(step)), 0)), { name: 'walk' })
      const { engine, go } = await show({ frame: [walk, nothing] }, backend)
      go(5)
      let wanted = from
      // Sines are the driver's.
      for (let i = 0; i < 5; i++) wanted = wanted.map((p) => stepped(name, p, step))
      vectorsOf(await engine.read(places)).forEach((p, i) => expect(apart(p, wanted[i]) / extent, `${name} ${i}`).toBeLessThan(name === 'thomas' ? 2e-5 : 2e-6))
      expect(apart(wanted[0] ?? [0, 0, 0], from[0]) / extent).toBeGreaterThan(1e-3)
    }
  })

  test.each([2, 3, 64, 100, 1000, 1024, 2048, 5000])('%i numbers are sorted: ascending, and every one once', async (count) => {
    // Many equal keys among others.
    const keys = Float32Array.from({ length: count }, (_, i) => (i % 3 === 0 ? Math.floor(7 * Math.sin(i)) : 9 * Math.sin(i * i + 1)))
    const given = storage(vec4, count, { name: 'given', data: [...keys].flatMap((key) => [key, 0, 0, 0]) })
    const { order, begin, sort } = createSort(count, (i) => given.at(i).x)
    const { engine, go } = await show({ frame: [begin, sort, nothing] }, backend)
    go(1)
    const numbers = await engine.read(order)
    const sorted = Array.from({ length: count }, (_, i) => numbers[4 * i] ?? NaN)
    const which = Array.from({ length: count }, (_, i) => numbers[4 * i + 1] ?? NaN)
    expect(sorted).toEqual([...keys].toSorted((a, b) => a - b))
    expect(which.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
    expect(which.map((i) => keys[i])).toEqual(sorted)
    expect(inversions(sorted)).toBe(0)
  })

  test('pearls follow the flow, and each is drawn once, from back to front', async () => {
    const scene = createScene(values)
    const { engine, go } = await show(scene, backend)
    const { state } = scene.parts.necklaces
    go(1)
    const before = await engine.read(state)
    go(3)
    const after = vectorsOf(await engine.read(state))
    const rate = (0.28 * 9.3) / 38
    let compared = 0
    vectorsOf(before).forEach((p, i) => {
      let wanted = p
      for (let frame = 0; frame < 3; frame++) wanted = stepped('halvorsen', wanted, rate / 60)
      if (apart(wanted, after[i]) / 9.3 < 1e-5) compared++
    })
    // Those of one bundle may have started anew.
    expect(compared).toBeGreaterThanOrEqual(values.count - 512)

    const order = await engine.read(scene.parts.sorter.order)
    const which = Array.from({ length: values.count }, (_, i) => order[4 * i + 1] ?? NaN)
    expect(which.toSorted((a, b) => a - b)).toEqual(Array.from({ length: values.count }, (_, i) => i))
    const { yaw, pitch } = scene.camera
    const depths = which.map((i) => {
      const [x, y, z] = after[i] ?? [NaN, NaN, NaN]
      // The third direction of the flow points up.
      const [px, py, pz] = [(x + 3) / 9.3, (z + 3) / 9.3, -(y + 3) / 9.3]
      return px * Math.sin(yaw) * Math.cos(pitch) + py * Math.sin(pitch) + pz * Math.cos(yaw) * Math.cos(pitch)
    })
    depths.forEach((depth, i) => expect(depth).toBeGreaterThan((depths[i - 1] ?? -9) - 1e-5))
    expect((await scene.readouts({ engine })).inversions).toBe('0 (0 %)')
  })

  test('the order matters: without it the picture differs, and about a quarter of all pairs or more is wrong', async () => {
    const scene = createScene(values)
    const { engine, go } = await show(scene, backend)
    go(2)
    const sorted = await engine.capture()
    scene.update({ ...values, mode: 'unsorted', speed: 0 })
    await expect.poll(async () => (go(1), (await scene.readouts({ engine })).inversions)).toMatch(/\((?:[2-7]\d)\.\d %\)$/)
    const unsorted = await engine.capture()
    expect(unsorted.data.filter((byte, i) => Math.abs(byte - (sorted.data[i] ?? 0)) > 12).length / sorted.data.length).toBeGreaterThan(0.02)
  })

  test('with one layer, weighted blending is the sorted picture', async () => {
    // So small that hardly two of them lie behind one another.
    const small = { ...values, count: 128, size: 0.5, shadow: 0 }
    const scene = createScene(small)
    const { engine, go } = await show(scene, backend, [320, 200])
    go(2)
    const sorted = await engine.capture()
    scene.update({ ...small, mode: 'weighted', speed: 0 })
    let different = 1
    await expect
      .poll(async () => {
        go(1)
        const { data } = await engine.capture()
        different = data.filter((byte, i) => Math.abs(byte - (sorted.data[i] ?? 0)) > 6).length / data.length
        return different
      })
      .toBeLessThan(0.004)
    expect(sorted.data.filter((byte, i) => i % 4 < 3 && byte > 90).length).toBeGreaterThan(100)
  })

  test('opaque pearls: the depth of each pixel is that of the nearest sphere on its ray', async () => {
    const scene = createScene({ ...values, mode: 'opaque' })
    const { necklaces, ground } = scene.parts
    const balls = storage(vec4, values.count, { name: 'balls' })
    const note = kernel(values.count, (i) => balls.at(i).assign(vec4(necklaces.pearl(i).centre, necklaces.pearl(i).radius)), { name: 'note' })
    const copy = target({ distance: 'r32float' }, { name: 'copy' })
    const save = draw({ target: copy, fragment: { distance: scene.camera.distanceOf(ground.depth.load(ivec2(fragCoord.xy)).x) } })
    const [width, height] = [96, 60]
    const { engine, go } = await show({ init: scene.init, frame: [...scene.frame(), note, save] }, backend, [width, height])
    go(1)
    const spheres = await engine.read(balls)
    const { data } = await engine.read(copy.distance)
    const { yaw, pitch, distance, fieldOfView, far } = scene.camera
    const forward: Vector = [-Math.sin(yaw) * Math.cos(pitch), -Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)]
    const right: Vector = [Math.cos(yaw), 0, -Math.sin(yaw)]
    const up: Vector = [-Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), -Math.cos(yaw) * Math.sin(pitch)]
    let [hits, wrong] = [0, 0]
    for (let p = 0; p < width * height; p++) {
      const across = (((p % width) + 0.5) / width - 0.5) * 2 * Math.tan(fieldOfView / 2) * (width / height)
      const upwards = ((Math.floor(p / width) + 0.5) / height - 0.5) * 2 * Math.tan(fieldOfView / 2)
      const ray = [0, 1, 2].map((k) => (forward[k] ?? NaN) + across * (right[k] ?? NaN) + upwards * (up[k] ?? NaN))
      const square = ray.reduce((sum, one) => sum + one * one, 0)
      let nearest = far
      for (let i = 0; i < values.count; i++) {
        const middle = [0, 1, 2].map((k) => (spheres[4 * i + k] ?? NaN) + distance * (forward[k] ?? NaN))
        const along = middle.reduce((sum, one, k) => sum + one * (ray[k] ?? NaN), 0) / square
        const away = middle.reduce((sum, one, k) => sum + (one - along * (ray[k] ?? NaN)) ** 2, 0)
        const radius = spheres[4 * i + 3] ?? NaN
        if (away < radius ** 2) nearest = Math.min(nearest, along - Math.sqrt((radius ** 2 - away) / square))
      }
      if (nearest < far) hits++
      if (Math.abs((data[p] ?? NaN) - nearest) > (nearest < far ? 4e-3 : 0.1)) wrong++
    }
    expect(hits).toBeGreaterThan(300)
    // Except at an outline that rounding moves across the centre of a pixel.
    expect(wrong).toBeLessThan(0.04 * hits)
  })

  test('the light that arrives is what all pearls before it leave, by the series of each', async () => {
    const opacity = 0.2
    const scene = createScene({ ...values, opacity, shadow: 1 })
    const { necklaces, shadow } = scene.parts
    const discs = storage(vec4, values.count, { name: 'discs' })
    const light = storage(vec4, values.count, { name: 'light' })
    const note = kernel(values.count, (i) => discs.at(i).assign(vec4(fromLamp(necklaces.pearl(i).centre), necklaces.pearl(i).radius)), { name: 'note' })
    const look = kernel(values.count, (i) => light.at(i).assign(vec4(shadow.lightAt(necklaces.pearl(i).centre))), { name: 'look' })
    const { engine, go } = await show({ init: [necklaces.begin], frame: [necklaces.move, shadow.cast, note, look, nothing] }, backend)
    go(1)
    const [all, seen] = [await engine.read(discs), await engine.read(light)]
    const row = (i: number): readonly [number, number, number, number] => [
      all[4 * i] ?? NaN,
      all[4 * i + 1] ?? NaN,
      all[4 * i + 2] ?? NaN,
      all[4 * i + 3] ?? NaN,
    ]
    /** The optical depth from the lamp to `z` along the ray of a texel. */
    const absorbed = (column: number, line: number, z: number): number => {
      let sum = 0
      for (let i = 0; i < values.count; i++) {
        const [x, y, depth, radius] = row(i)
        const wide = Math.max(radius, (3 * reach) / side)
        const [qx, qy] = [(column + 0.5) / (side / 2) - 1 - x, (line + 0.5) / (side / 2) - 1 - y]
        const inside = 1 - (qx ** 2 + qy ** 2) * (reach / wide) ** 2
        if (!(inside > 0)) continue
        let step = z / 2
        for (const k of [1, 2, 3]) {
          const turn = 2 * Math.PI * k
          step += (Math.cos(turn * depth) * Math.sin(turn * z) + Math.sin(turn * depth) * (1 - Math.cos(turn * z))) / turn
        }
        sum += 2 * step * 1.5 * Math.sqrt(inside) * -Math.log(1 - opacity) * (radius / wide) ** 2
      }
      return sum
    }
    let darkest = 1
    for (let i = 5; i < values.count; i += 67) {
      const [x, y, z] = row(i)
      const [u, v] = [((x + 1) / 2) * side - 0.5, ((y + 1) / 2) * side - 0.5]
      const [column, line] = [Math.floor(u), Math.floor(v)]
      let sum = 0
      for (const [a, b] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        sum += (a ? u - column : 1 - u + column) * (b ? v - line : 1 - v + line) * absorbed(column + a, line + b, z)
      }
      const wanted = Math.exp(-Math.max(sum, 0))
      darkest = Math.min(darkest, wanted)
      // Sums of half floats, and weights of eight bits between texels.
      expect(Math.abs((seen[4 * i] ?? NaN) - wanted), `pearl ${i}`).toBeLessThan(0.03)
    }
    expect(darkest).toBeLessThan(0.7)
  })
})

test('the sort is timed, whatever is drawn', async () => {
  const scene = createScene({ ...values, mode: 'weighted' })
  const { engine, go } = await show(scene, 'webgl2')
  go(1)
  const said: (string | undefined)[] = []
  scene.actions.measure({ engine, say: (message) => void said.push(message) })
  await expect.poll(() => said).toEqual(['measuring', undefined])
  expect(await scene.readouts({ engine })).toMatchObject({ particles: '2,048', passes: '0', time: expect.stringMatching(/^\d+\.\d\d ms$/) as string })
})

test('inversions are counted as by their definition', () => {
  const keys = Array.from({ length: 300 }, (_, i) => Math.floor(40 * Math.sin(i * i)))
  let wanted = 0
  keys.forEach((a, i) => keys.slice(i + 1).forEach((b) => (wanted += a > b ? 1 : 0)))
  expect(inversions(keys)).toBe(wanted)
})
