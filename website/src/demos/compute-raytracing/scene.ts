/** The picture: samples are added while the camera rests; views of normals, visits and boxes show how rays find their triangles. */
import { rgb2srgb, pcg, hsv2rgb } from '@kirari/addons'
import { dispatch, draw, repeat, type Engine, type Step } from 'kirari'
import { createOrbitCamera } from 'kirari/camera'
import { float, fn, fragCoord, If, int, ivec2, Loop, mix, select, storage, target, uint, uniform, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Vec3, Vec4 } from 'kirari/node'
import { sobol } from '../compute-pathtracing/sampling.ts'
import { filmic } from '../compute-pathtracing/view.ts'
import { createBuilder, nodeCount } from './build.ts'
import { createLight, skyOf } from './light.ts'
import { requestTree } from './request.ts'
import { createTracer, never, smoothNormal } from './trace.ts'

export type ViewName = 'picture' | 'normals' | 'visits' | 'boxes'
const views: readonly ViewName[] = ['picture', 'normals', 'visits', 'boxes']

export interface Values {
  readonly view: ViewName
  readonly bounces: number
  /** The angular radius of the sun in degrees. */
  readonly softness: number
  /** The largest side of the boxes that are shown. */
  readonly box: number
  readonly detail: 'full' | 'half' | 'third'
  readonly most: number
}
const details = { full: 1, half: 1 / 2, third: 1 / 3 }
const tiles = [32, 18] as const

/** `mesh`: four numbers for each of the three corners of every triangle. */
export const createScene = (values: Values, mesh: Float32Array) => {
  const triangles = mesh.length / 12
  const size = details[values.detail]
  let now = values
  const view = uniform(int, 0, 'view')
  const bounces = uniform(int, values.bounces, 'bounces')
  const softness = uniform(0, 'softness')
  const box = uniform(values.box, 'box')
  /** The number of nodes; 0 until the hierarchy is built. */
  const count = uniform(int, 0, 'count')

  const corners = storage(vec4, triangles * 3, { name: 'corners', access: 'read', data: mesh })
  const builder = createBuilder(corners)
  const tracer = createTracer(builder.nodes, corners, count)
  const lightAlong = createLight(tracer, { bounces, softness })
  const camera = createOrbitCamera({
    target: [-0.02, 0.62, 0.1],
    distance: 3.7,
    yaw: 0.16,
    pitch: 0.15,
    minPitch: 0.03,
    maxPitch: 1.4,
    minDistance: 2,
    maxDistance: 9,
    fieldOfView: 0.72,
  })

  // ── Samples: colour and, in w, their number. Beside them, rays and samples.
  const sums = target({ light: 'rgba32float', rays: 'rg32float' }, { size, pingPong: true, name: 'sums' })
  const texel = ivec2(fragCoord.xy)
  const old = sums.light.load(texel).toConst('old')
  const seed = pcg(uint(texel.x).add(pcg(uint(texel.y)))).toConst('seed')
  const jitter = sobol(uint(old.w), pcg(seed.add(77)))
    .sub(0.5)
    .div(vec2(sums.light.size()))
  const found = lightAlong(camera.eye, camera.ray(uv.add(jitter)).normalize(), uint(old.w), seed).toConst('found')
  const add = draw({
    target: sums,
    fragment: { light: old.add(vec4(found.xyz, 1)), rays: sums.rays.load(texel).xy.add(vec2(found.w, 1)) },
    clear: false,
    label: 'trace',
  })
  const wipe = draw({ target: sums, fragment: { light: vec4(0), rays: vec2(0) }, clear: false, label: 'begin again' })

  // ── Rays per sample, by tiles, for the readouts.
  const summary = target({ rays: 'rg32float' }, { size: [...tiles], name: 'summary' })
  const gather = fn('gather', [{ tile: ivec2 }], vec2, (tile) => {
    const whole = ivec2(sums.rays.size()).toConst('whole')
    const [from, to] = [
      tile
        .mul(whole)
        .div(ivec2(...tiles))
        .toConst('from'),
      tile
        .add(1)
        .mul(whole)
        .div(ivec2(...tiles))
        .toConst('to'),
    ]
    const all = vec2(0).toVar('all')
    Loop({ start: from.y, end: to.y }, (y) => Loop({ start: from.x, end: to.x }, (x) => all.addAssign(sums.rays.load(ivec2(x, y)).xy)))
    return all
  })
  const measure = draw({ target: summary, fragment: { rays: gather(texel) }, label: 'measure' })

  // ── Views of the method: one ray per pixel.
  const inspect = fn('inspect', [{ origin: vec3 }, { direction: vec3 }], vec3, (origin, direction) => {
    const color = skyOf(direction).mul(0.25).toVar('color')
    If(view.equal(views.indexOf('boxes')), () => {
      const met = tracer.traceBoxes(origin, direction, box).toConst('met')
      If(met.x.lessThan(never), () => {
        const hue = float(pcg(uint(met.y)).shiftRight(8)).mul(2 ** -24)
        const shade = select(select(float(0.62), float(1), met.z.equal(1)), float(0.8), met.z.equal(0))
        color.assign(
          hsv2rgb(vec3(hue, 0.55, 0.95))
            .mul(shade)
            .mul(shade),
        )
      })
    }).Else(() => {
      const hit = tracer.trace(origin, direction).toConst('seen')
      If(view.equal(views.indexOf('visits')), () => color.assign(heat(hit.visits.div(240).saturate()).add(color.mul(0.3)))).Else(() => {
        If(hit.triangle.greaterThanEqual(0), () => {
          const n = smoothNormal(tracer.hitCorners(hit), hit.weights)
          color.assign(n.mul(0.5).add(0.5))
        })
      })
    })
    return color
  })
  const plain = target({ color: 'rgba16float' }, { size, filter: 'linear', name: 'plain' })
  const sketch = draw({ target: plain, fragment: { color: vec4(inspect(camera.eye, camera.ray(uv).normalize()), 1) }, label: 'inspect' })
  const developed = (light: Vec3): Vec4 => vec4(rgb2srgb(filmic(light.mul(1.05))), 1)
  const develop = draw({ target: plain, fragment: { color: developed(old.xyz.div(old.w.max(1))) }, label: 'develop' })
  /** One sample, for a picture that changes while time is stopped. */
  const glance = draw({ target: plain, fragment: { color: developed(lightAlong(camera.eye, camera.ray(uv).normalize(), uint(0), seed).xyz) }, label: 'glance' })
  const show = draw({ fragment: vec4(plain.color.sample(uv).xyz, 1), label: 'show' })

  // ── Frames.
  let engine: Engine | undefined
  let [version, samples] = [0, 0]
  let isBuilt = false
  /** The state that the last drawn frame shows, and the state of the requested frame: the engine skips a frame while its steps compile. */
  let drawn = ''
  let next = { key: '', traces: false }
  let milliseconds = Number.NaN
  /** The usual time between frames that trace, and when the last one was drawn. */
  let [interval, last] = [Number.NaN, Number.NaN]
  /** A frame that is drawn while time is stopped runs no kernels. */
  let hasRun = false
  let begun = 0
  /** The time of the last frame: while it stands still, no samples are added. */
  let time = Number.NaN
  const run = (): number => {
    hasRun = true
    return 1
  }
  const build = repeat(run, [
    ...builder.first.map((one) => dispatch(one)),
    repeat(
      builder.rounds,
      builder.again.map((one) => dispatch(one)),
    ),
    ...builder.last.map((one) => dispatch(one)),
  ])
  const key = (): string => [version, engine?.canvas.width, engine?.canvas.height, camera.yaw, camera.pitch, camera.distance].join(' ')
  /** A reader who leaves disposes of the engine while it still answers. */
  let isOver = false
  const report = (error: unknown): void => {
    if (!isOver) reportError(error)
  }
  const built = (): void => {
    isBuilt = true
    count.value = nodeCount(triangles)
    version++
  }
  /** The GPU has built the hierarchy when it answers the next read. */
  const finished = async (): Promise<void> => {
    built()
    await engine?.read(builder.signal)
    milliseconds = performance.now() - begun
  }
  /** Without atomic operations, a worker runs the same kernels on the CPU. */
  const fetchTree = async (to: Engine, isAnew = false): Promise<void> => {
    const tree = await requestTree(mesh, isAnew)
    await to.write(builder.nodes, tree.nodes)
    ;({ milliseconds } = tree)
    built()
  }
  /** Runs at the start, after a reset and after the GPU was lost: the memory of the hierarchy is empty. */
  const begin = (): number => {
    isBuilt = false
    count.value = 0
    drawn = ''
    if (engine?.backend === 'webgl2') fetchTree(engine).catch(report)
    return 1
  }
  /** Never run, but compiled with the first frame, so that later frames need not wait. */
  const ready = repeat(0, [wipe, add, measure, develop, sketch])
  const frame = (): readonly Step[] => {
    const restarts = (engine?.time ?? 0) < time
    if (engine?.backend === 'webgpu' && (!isBuilt || restarts)) {
      next = { key: drawn, traces: false }
      begun = performance.now()
      return [build, ready, show]
    }
    const isNew = key() !== drawn
    const advances = !engine || engine.isPlaying || engine.time !== time
    const traces = now.view === 'picture' && advances && (isNew || samples < now.most)
    next = { key: key(), traces }
    if (now.view !== 'picture') return [ready, sketch, show]
    if (!advances) return [ready, isNew ? glance : develop, show]
    return [ready, ...(isNew ? [wipe] : []), ...(traces ? [add, measure] : []), develop, show]
  }
  const update = (values: Values): void => {
    if ((['bounces', 'softness'] as const).some((name) => values[name] !== now[name])) version++
    now = values
    view.value = views.indexOf(now.view)
    bounces.value = now.bounces
    softness.value = (now.softness * Math.PI) / 180
    box.value = now.box
  }
  update(values)

  return {
    init: [repeat(begin, [wipe])],
    frame,
    update,
    connect(stage: { readonly engine: Engine; readonly element: HTMLElement }) {
      ;({ engine } = stage)
      const stops = [
        camera.connect(stage.element),
        stage.engine.on('frame', () => {
          ;({ time } = stage.engine)
          if (hasRun) {
            hasRun = false
            finished().catch(report)
          }
          const now = performance.now()
          // A pause is no frame time.
          if (next.traces && now - last < 3000) interval = Number.isNaN(interval) ? now - last : interval + (now - last - interval) * 0.1
          last = next.traces ? now : Number.NaN
          if (next.traces) {
            samples = next.key === drawn ? samples + 1 : 1
            drawn = next.key
          }
        }),
      ]
      return () => {
        isOver = true
        stops.forEach((stop) => stop())
      }
    },
    actions: {
      rebuild() {
        if (engine?.backend === 'webgpu') {
          isBuilt = false
          engine.redraw()
        } else if (engine) fetchTree(engine, true).catch(report)
      },
    },
    readouts: async ({ engine: on }: { readonly engine: Engine }) => {
      let [rays, traced] = [0, 0]
      // Nothing has been measured before the first sample.
      const data = samples > 0 ? (await on.read(summary.rays)).data : []
      for (let i = 0; i < data.length; i += 2) {
        rays += data[i] ?? 0
        traced += data[i + 1] ?? 0
      }
      const pixels = on.canvas.width * on.canvas.height * size ** 2
      const perSecond = ((rays / Math.max(traced, 1)) * pixels * 1000) / interval
      return {
        triangles: triangles.toFixed(0),
        built: Number.isNaN(milliseconds) ? '' : `${milliseconds.toFixed(0)} ms`,
        rays: Number.isNaN(perSecond) ? '' : (perSecond / 1e6).toPrecision(3),
        samples: samples.toFixed(0),
      }
    },
    camera,
    parts: { nodes: builder.nodes, summary: summary.rays, light: sums.light },
  }
}

/** From black over red and yellow to white. */
const heat = (t: ReturnType<typeof float>): Vec3 =>
  mix(vec3(0.02, 0.02, 0.08), vec3(t.mul(2.2), t.mul(2.2).sub(0.7), t.mul(3).sub(2)).saturate(), t.mul(6).saturate())
