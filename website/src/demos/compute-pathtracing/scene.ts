/**
 * A progressive path tracer whose first pictures are denoised. Samples go to two images in turn; half the difference of the two images estimates the
 * error of their mean without a reference.
 */
import { pcg } from '@kirari/addons'
import { draw, repeat, type Engine, type Step } from 'kirari'
import { createOrbitCamera } from 'kirari/camera'
import { float, fn, fragCoord, int, ivec2, Loop, mix, select, target, uint, uniform, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, IVec2, Vec3, Vec4 } from 'kirari/node'
import { createDenoiser } from './denoise.ts'
import { createTracer, estimators, type Estimator } from './path.ts'
import { sobol } from './sampling.ts'
import { columns, shadeOf, views, type ViewName } from './view.ts'
import { worlds, type Dials, type World, type WorldName } from './world.ts'

export interface Values {
  readonly scene: WorldName
  readonly estimator: Estimator
  readonly view: ViewName
  /** Paths per pixel and frame. */
  readonly paths: number
  readonly bounces: number
  readonly roughness: number
  readonly absorption: number
  readonly albedo: number
  readonly exposure: number
  readonly denoise: boolean
  readonly plot: boolean
  readonly detail: 'full' | 'half' | 'third'
  /** The number of samples per pixel at which it stops. */
  readonly most: number
}

const details = { full: 1, half: 1 / 2, third: 1 / 3 }
const tiles = [32, 18] as const
/** From this number of samples on, the picture is not denoised. */
const smoothUntil = 256

export const createScene = (values: Values) => createSceneOf(values, worlds[values.scene])

export const createSceneOf = (values: Values, worldOf: (dials: Dials) => World) => {
  let now = values
  const size = details[values.detail]
  const roughness = uniform(values.roughness, 'roughness')
  const absorption = uniform(values.absorption, 'absorption')
  const albedo = uniform(values.albedo, 'albedo')
  const exposure = uniform(1, 'exposure')
  const bounces = uniform(int, values.bounces, 'bounces')
  const estimator = uniform(int, 0, 'estimator')
  const view = uniform(int, 0, 'view')
  const smoothing = uniform(0, 'smoothing')
  const showsPlot = uniform(0, 'showsPlot')

  const world = worldOf({ roughness, absorption, albedo })
  const { distance } = world.camera
  const camera = createOrbitCamera({ ...world.camera, minPitch: -1.2, maxPitch: 1.4, minDistance: distance * 0.3, maxDistance: distance * 2 })
  const { trace, first } = createTracer(world)

  // Sums of light in two halves, and how many samples each has.
  const sums = target({ one: 'rgba32float', two: 'rgba32float' }, { size, pingPong: true, name: 'sums' })
  const surface = target({ albedo: 'rgba16float', facing: 'rgba16float' }, { size, name: 'surface' })
  const texel = ivec2(fragCoord.xy)
  const wipe = draw({ target: sums, fragment: { one: vec4(0), two: vec4(0) }, clear: false, label: 'begin again' })
  const seen = first(camera.eye, camera.ray(uv).normalize())
  const look = draw({ target: surface, fragment: { albedo: vec4(seen.albedo, 1), facing: seen.facing }, clear: false, label: 'first surfaces' })

  const [one, two] = [sums.one.load(texel).toConst('one'), sums.two.load(texel).toConst('two')]
  const isSecond = one.w.greaterThan(two.w).toConst('isSecond')
  const seed = pcg(
    uint(texel.x).add(
      pcg(
        uint(texel.y)
          .mul(2)
          .add(select(uint(0), uint(1), isSecond)),
      ),
    ),
  ).toConst('seed')
  const index = uint(select(one.w, two.w, isSecond)).toConst('index')
  const jitter = sobol(index, pcg(seed)).sub(0.5).div(vec2(sums.one.size()))
  const sample = vec4(trace(camera.eye, camera.ray(uv.add(jitter)).normalize(), index, seed, bounces, estimator), 1).toConst('sample')
  const add = draw({
    target: sums,
    fragment: { one: select(one.add(sample), one, isSecond), two: select(two, two.add(sample), isSecond) },
    clear: false,
    label: 'trace',
  })

  // ── The error: squared differences of the halves and the luminance, summed in tiles; the result is stored at every power of two.
  const meanOf = (sum: Vec4): Vec3 => sum.xyz.div(sum.w.max(1))
  const gather = fn('gather', [{ tile: ivec2 }], vec4, (tile) => {
    const whole = ivec2(sums.one.size()).toConst('whole')
    const from = tile
      .mul(whole)
      .div(ivec2(...tiles))
      .toConst('from')
    const to = tile
      .add(1)
      .mul(whole)
      .div(ivec2(...tiles))
      .toConst('to')
    const found = vec4(0).toVar('found')
    Loop({ start: from.y, end: to.y }, (y) => {
      Loop({ start: from.x, end: to.x }, (x) => {
        const at = ivec2(x, y).toConst('at')
        const [a, b] = [sums.one.load(at).toConst('a'), sums.two.load(at).toConst('b')]
        const half = luminance(meanOf(a).sub(meanOf(b)))
          .mul(0.5)
          .toConst('half')
        found.addAssign(vec4(half.mul(half), luminance(meanOf(a.add(b))), 1, 0))
      })
    })
    const corner = ivec2(0, 0)
    return vec4(found.xyz, sums.one.load(corner).w.add(sums.two.load(corner).w))
  })
  const summary = target({ found: 'rgba32float' }, { size: [...tiles], name: 'summary' })
  const measure = draw({ target: summary, fragment: { found: gather(texel) }, clear: false, label: 'measure' })

  const history = target({ error: 'r32float' }, { size: [columns, 1], pingPong: true, name: 'history' })
  const errorNow = fn('errorNow', [], vec2, () => {
    const all = vec4(0).toVar('all')
    Loop(int(tiles[1]), (y) => Loop(int(tiles[0]), (x) => all.addAssign(summary.found.load(ivec2(x, y)))))
    return vec2(all.x.div(all.z.max(1)).sqrt(), summary.found.load(ivec2(0, 0)).w)
  })
  const fresh = errorNow().toConst('fresh')
  const isColumn = uint(fresh.y).equal(uint(1).shiftLeft(uint(texel.x)))
  const remember = draw({
    target: history,
    fragment: { error: select(history.error.load(texel).x, fresh.x, isColumn.and(texel.x.greaterThan(0))) },
    clear: false,
    label: 'remember',
  })
  const forget = draw({ target: history, fragment: { error: float(0) }, clear: false, label: 'forget' })

  // ── The picture: denoised at first, the traced mean in the end.
  const traced = (at: IVec2): Vec3 => meanOf(sums.one.load(at).add(sums.two.load(at)))
  const denoiser = createDenoiser({ facing: surface.facing, size, light: (at) => traced(at).div(surface.albedo.load(at).xyz) })
  const picture = target({ light: 'rgba16float' }, { size, filter: 'linear', name: 'picture' })
  const smooth = denoiser.light.load(texel).xyz.mul(surface.albedo.load(texel).xyz)
  const compose = draw({ target: picture, fragment: { light: vec4(mix(traced(texel), smooth, smoothing), 1) }, clear: false, label: 'compose' })
  const composeTraced = draw({ target: picture, fragment: { light: vec4(traced(texel), 1) }, clear: false, label: 'compose' })
  const show = draw({
    fragment: shadeOf({
      view,
      exposure,
      showsPlot,
      picture: picture.light,
      halves: [sums.one, sums.two],
      albedo: surface.albedo,
      facing: surface.facing,
      errors: history.error,
    }),
    label: 'view',
  })

  // ── Frames: a change of the camera, the size or a value of the scene restarts the samples.
  let engine: Engine | undefined
  let version = 0
  let [drawn, asked] = ['', '']
  let count = 0
  const key = (): string => {
    const canvas = engine?.canvas
    return [version, canvas?.width, canvas?.height, camera.yaw, camera.pitch, camera.distance].join(' ')
  }
  /** The error is measured at every power of two, for the plot, and at the end of a frame. */
  const tracing = (have: number): readonly Step[] =>
    Array.from({ length: now.paths }, (_, i) => {
      const isPower = Number.isInteger(Math.log2(have + i + 1))
      return isPower || i === now.paths - 1 ? [add, measure, remember] : [add]
    }).flat()
  /** Runs when the engine restarts: after a reset or a lost GPU. */
  const begin = (): number => {
    drawn = ''
    return 1
  }
  const frame = (): readonly Step[] => {
    const isNew = (asked = key()) !== drawn
    const have = isNew ? 0 : count
    const after = have + now.paths
    const smooths = now.denoise && after < smoothUntil
    smoothing.value = smooths ? 1 - (Math.log2(after) / Math.log2(smoothUntil)) ** 3 : 0
    denoiser.tolerance.value = Math.max(0.15, 1.2 / Math.sqrt(after))
    return [
      ...(isNew ? [wipe, forget, look] : []),
      ...(have < now.most ? tracing(have) : []),
      ...(smooths ? [...denoiser.steps, compose] : [composeTraced]),
      show,
    ]
  }

  const update = (next: Values): void => {
    // Values that only change the display keep the samples.
    if ((['estimator', 'bounces', 'roughness', 'absorption', 'albedo'] as const).some((name) => next[name] !== now[name])) version++
    now = next
    roughness.value = next.roughness
    absorption.value = next.absorption
    albedo.value = next.albedo
    bounces.value = next.bounces
    estimator.value = estimators.indexOf(next.estimator)
    view.value = views.indexOf(next.view)
    exposure.value = 2 ** next.exposure
    showsPlot.value = next.plot ? 1 : 0
  }
  update(values)

  return {
    init: [repeat(begin, [wipe]), forget, look],
    frame,
    update,
    connect(stage: { readonly engine: Engine; readonly element: HTMLElement }) {
      ;({ engine } = stage)
      const stop = camera.connect(stage.element)
      const leave = engine.on('frame', () => {
        count = (asked === drawn ? count : 0) + (count < now.most || asked !== drawn ? now.paths : 0)
        drawn = asked
      })
      return () => {
        stop()
        leave()
      }
    },
    readouts: async ({ engine: on }: { readonly engine: Engine }) => {
      const { samples, error, mean } = totals((await on.read(summary.found)).data)
      const slope = slopeOf((await on.read(history.error)).data)
      return {
        samples: samples.toFixed(0),
        error: `${((100 * error) / Math.max(mean, 1e-9)).toPrecision(2)} %`,
        slope: Number.isFinite(slope) ? `n^${slope.toFixed(2).replace('-', '−')}` : '',
        mean: mean.toFixed(4),
      }
    },
    camera,
    parts: { one: sums.one, two: sums.two, summary: summary.found, history: history.error },
  }
}

const luminance = (c: Vec3): Float => c.dot(vec3(0.2126, 0.7152, 0.0722))

/** Over all tiles: samples per pixel, the RMS error, and the mean luminance. */
export const totals = (data: ArrayLike<number>): { readonly samples: number; readonly error: number; readonly mean: number } => {
  const [squares, light, pixels, samples] = [0, 0, 0, data[3] ?? 0]
  const sum = [squares, light, pixels]
  for (let i = 0; i < data.length; i++) if (i % 4 < 3) sum[i % 4] = (sum[i % 4] ?? 0) + (data[i] ?? 0)
  const [s = 0, l = 0, n = 1] = sum
  return { samples, error: Math.sqrt(s / n), mean: l / n }
}

/** The slope of a line fitted to the errors on logarithmic axes: −0.5 means 1/√n. */
export const slopeOf = (errors: ArrayLike<number>): number => {
  const points = Array.from(errors).flatMap((error, i) => (error > 0 ? [[i, Math.log2(error)] as const] : []))
  const mean = (of: (point: readonly [number, number]) => number): number => points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean(([i]) => i), mean(([, error]) => error)]
  return mean(([i, error]) => (i - x) * (error - y)) / mean(([i]) => (i - x) ** 2)
}
