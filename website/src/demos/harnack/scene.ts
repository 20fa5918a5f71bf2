/** A soap film in a wire that the reader bends. Rays are traced at a part of the resolution, and their samples collected at the full one. */
import { draw, repeat, type Engine, type Step } from 'kirari'
import { createOrbitCamera } from 'kirari/camera'
import { array, exp, float, fn, fragCoord, int, ivec2, Loop, resolution, select, target, uniform, uv, vec2, vec4 } from 'kirari/node'
import { ballOf, mostPoints, mostVertices, polygonsOf, presets, verticesOf, type Curve, type Point, type PresetName } from './curve.ts'
import { connectHand } from './hand.ts'
import { createPicture, type View } from './picture.ts'
import { createSolidAngle } from './solid-angle.ts'
import { createTracer } from './trace.ts'
import { createWire } from './wire.ts'

export interface Values {
  readonly curve: PresetName
  readonly view: View
  readonly method: 'slope' | 'harnack' | 'even'
  /** In units of π. */
  readonly level: number
  readonly sweep: boolean
  readonly thickness: number
  readonly wire: number
  readonly points: boolean
  readonly limit: number
  readonly segments: '48' | '64' | '128'
  readonly detail: 'full' | 'half' | 'third'
}
interface Stage {
  readonly engine: Engine
  readonly element: HTMLElement
}
const details = { full: 1, half: 1 / 2, third: 1 / 3 }
/** The camera that shows each curve best. */
const views: { readonly [name in PresetName]: { readonly yaw: number; readonly pitch: number } } = {
  trefoil: { yaw: 0.35, pitch: 0.3 },
  saddle: { yaw: 0.5, pitch: 0.5 },
  star: { yaw: 0.3, pitch: 0.35 },
  rings: { yaw: 0.6, pitch: 0.5 },
  borromean: { yaw: 0.75, pitch: 0.6 },
  eight: { yaw: 0.2, pitch: 0.4 },
}
const tiles = [24, 14] as const
/** The number of samples that a picture at rest collects. */
const most = 48
/** The level swings around 2π, in units of π. */
const swing = 1.6
/** Seconds before it begins to swing. */
const rest = 0.4
const zeros = (count: number): [number, number, number, number][] => Array.from({ length: count }, () => [0, 0, 0, 0])

/** A number of the van der Corput sequence. */
const corput = (base: number, i: number): number => {
  let [value, share] = [0, 1]
  for (let rest = i; rest > 0; rest = Math.floor(rest / base)) {
    share /= base
    value += share * (rest % base)
  }
  return value
}

export const createScene = (values: Values) => {
  const size = details[values.detail]
  const camera = createOrbitCamera({ ...views[values.curve], distance: 4.3, minDistance: 2, maxDistance: 9, fieldOfView: 0.62 })
  const vertices = uniform(array(vec4, mostVertices), zeros(mostVertices), 'vertices')
  /** The wire has as many edges as fit, the film only as many as it needs. */
  const wireVertices = uniform(array(vec4, mostVertices), zeros(mostVertices), 'wireVertices')
  const tangents = uniform(array(vec4, mostVertices), zeros(mostVertices), 'tangents')
  const beads = uniform(array(vec4, mostPoints), zeros(mostPoints), 'beads')
  const [count, wireCount] = [uniform(int, 0, 'count'), uniform(int, 0, 'wireCount')]
  const beadCount = uniform(int, 0, 'beadCount')
  const radius = uniform(values.wire, 'radius')
  const level = uniform(2 * Math.PI, 'level')
  const limit = uniform(int, values.limit, 'limit')
  const usesSlope = uniform(int, 1, 'usesSlope')
  const middle = uniform([0, 0, 0], 'middle')
  const [reach, extent] = [uniform(1, 'reach'), uniform(1, 'extent')]
  const thickness = uniform(values.thickness, 'thickness')
  const [hovered, chosen] = [uniform(-1, 'hovered'), uniform(-1, 'chosen')]

  const solidAngle = createSolidAngle({ vertices, count })
  const tracer = createTracer({ solidAngle, level, limit, usesSlope })
  const beadRadius = radius.mul(1.9).add(0.008)
  const wire = createWire({ vertices: wireVertices, count: wireCount, tangents, radius, beads, beadCount, beadRadius, middle, size: extent.add(beadRadius) })
  const pixel = createPicture({ tracer, wire, middle, size: reach, thickness, hovered, chosen })

  // ── Samples of this frame, each within its pixel.
  const jitter = uniform([0, 0], 'jitter')
  const fresh = target({ light: 'rgba16float' }, { size, filter: 'linear', name: 'fresh' })
  const offset = jitter.div(vec2(fresh.light.size())).toConst('offset')
  const traces = new Map<string, Step>()
  const traceOf = (view: View, isEven: boolean): Step => {
    const key = `${view} ${isEven}`
    const made =
      traces.get(key) ??
      draw({
        target: fresh,
        fragment: { light: pixel(view, isEven)(camera.eye, camera.ray(uv.add(jitter.div(resolution))).normalize()) },
        label: `trace ${key}`,
      })
    traces.set(key, made)
    return made
  }

  // ── Their mean at the full resolution: a sample counts for the pixels near it.
  const sums = target({ light: 'rgba16float' }, { pingPong: true, name: 'sums' })
  const [keep, sharpness] = [uniform(0, 'keep'), uniform(1, 'sharpness')]
  const place = uv.sub(offset).toConst('place')
  const away = place.mul(vec2(fresh.light.size())).fract().sub(0.5).div(size).toConst('awayFromSample')
  const weight = exp(away.dot(away).mul(sharpness.negate())).max(0.01).toConst('weight')
  const collect = draw({
    target: sums,
    fragment: {
      light: sums.light
        .load(ivec2(fragCoord.xy))
        .mul(keep)
        .add(vec4(fresh.light.sample(place).xyz, 1).mul(weight)),
    },
    clear: false,
    label: 'collect',
  })
  const wipe = draw({ target: sums, fragment: { light: vec4(0) }, clear: false, label: 'wipe' })
  const sum = sums.light.load(ivec2(uv.mul(resolution))).toConst('sum')
  const show = draw({ fragment: vec4(sum.xyz.div(sum.w.max(1e-4)), 1), label: 'show' })
  /** The samples of one frame, for a picture that changes while time is stopped. */
  const glance = draw({ fragment: vec4(fresh.light.sample(place).xyz, 1), label: 'glance' })

  // ── Numbers for the readouts: by tiles, the steps, the rays that took any, the most, and the rays that were stopped.
  const summary = target({ numbers: 'rgba32float' }, { size: [...tiles], name: 'summary' })
  const gather = fn('gather', [{ tile: ivec2 }], vec4, (tile) => {
    const whole = ivec2(fresh.light.size()).toConst('whole')
    const grid = ivec2(...tiles)
    const [from, to] = [tile.mul(whole).div(grid).toConst('from'), tile.add(1).mul(whole).div(grid).toConst('to')]
    const all = vec4(0).toVar('all')
    Loop({ start: from.y, end: to.y }, (y) =>
      Loop({ start: from.x, end: to.x }, (x) => {
        const steps = fresh.light.load(ivec2(x, y)).w.toConst('steps')
        const one = select(float(0), float(1), steps.greaterThan(0))
        const stopped = select(float(0), one, steps.greaterThanEqual(float(limit)))
        all.assign(vec4(all.x.add(steps), all.y.add(one), all.z.max(steps), all.w.add(stopped)))
      }),
    )
    return all
  })
  const measure = draw({ target: summary, fragment: { numbers: gather(ivec2(fragCoord.xy)) }, label: 'measure' })

  // ── The curve and the level.
  let now = values
  let curves: readonly Curve[] = presets[values.curve]
  let polygons: readonly Curve[] = []
  let version = 0
  let engine: Engine | undefined
  /** Time at which the level began to swing, and its phase then. */
  let [begun, phase] = [0, 0]

  const setLevel = (value: number): void => {
    level.value = value
    const ball = ballOf(polygons, value)
    middle.value = [...ball.middle]
    reach.value = ball.radius
    extent.value = ball.size
  }
  const setCurves = (next: readonly Curve[]): void => {
    curves = next
    // The film ends inside the wire.
    polygons = polygonsOf(curves, Number(now.segments), now.wire / 2)
    const made = verticesOf(polygons)
    const fine = verticesOf(polygonsOf(curves, mostVertices))
    vertices.value = made.vertices
    count.value = made.count
    wireVertices.value = fine.vertices
    wireCount.value = fine.count
    tangents.value = fine.tangents
    const all = curves.flat()
    beads.value = [...all.map(([x, y, z]) => [x, y, z, 0]), ...zeros(mostPoints - all.length)]
    version++
    setLevel(level.value)
  }
  const swingFrom = (value: number): void => {
    begun = engine?.time ?? 0
    phase = Math.asin(Math.min(1, Math.max(-1, (value - 2) / swing)))
    setLevel(value * Math.PI)
  }
  const swingOn = (): void => {
    const passed = (engine?.time ?? 0) - begun
    // When the demo begins again, so does the level.
    if (passed < 0) swingFrom(now.level)
    else if (now.sweep) setLevel((2 + swing * Math.sin(phase + Math.max(0, passed - rest) * 0.45)) * Math.PI)
  }
  const pull = (index: number, to: Point): void => {
    let i = 0
    setCurves(curves.map((curve) => curve.map((point) => (i++ === index ? to : point))))
  }
  const update = (next: Values): void => {
    const before = now
    now = next
    usesSlope.value = next.method === 'harnack' ? 0 : 1
    thickness.value = next.thickness
    radius.value = next.wire
    if (next.curve !== before.curve) {
      camera.set(views[next.curve])
      setCurves(presets[next.curve])
    } else if (next.segments !== before.segments || next.wire !== before.wire) setCurves(curves)
    if (next.level !== before.level || next.sweep !== before.sweep) swingFrom(next.sweep === before.sweep || next.sweep ? next.level : level.value / Math.PI)
    beadCount.value = next.points ? curves.reduce((sum, { length }) => sum + length, 0) : 0
    version++
  }
  setCurves(curves)
  update(values)
  swingFrom(values.level)

  // ── Frames. The engine skips a frame while its steps are compiled, so what was drawn is known afterwards.
  /** `turn` counts frames, for the places of their samples. */
  const nothing = { key: '', samples: 0, turn: 0 }
  let drawn = nothing
  let next = nothing
  let time = Number.NaN
  const key = (): string =>
    [version, level.value, hovered.value, chosen.value, engine?.canvas.width, engine?.canvas.height, camera.yaw, camera.pitch, camera.distance].join(' ')
  let isWiped = false
  /** At the start, after a reset, and after a lost GPU. */
  const begin = (): number => {
    isWiped = true
    return 1
  }
  const frame = (): readonly Step[] => {
    if ((engine?.time ?? 0) < time) drawn = nothing
    const advances = !engine || engine.isPlaying || engine.time !== time
    if (advances) swingOn()
    // The first frame shows the wire alone, which is there at once even where no GPU helps.
    const isFirst = advances && drawn === nothing
    limit.value = isFirst ? 0 : now.limit
    const isSame = key() === drawn.key
    const trace = traceOf(now.view, now.method === 'even')
    if (isSame && !advances) return [drawn.samples > 0 ? show : glance]
    if (isSame && drawn.samples >= most) return [show]
    const samples = isSame ? drawn.samples + 1 : 1
    const turn = isSame ? samples : (drawn.turn + 1) % 8
    next = isFirst ? { key: 'wire', samples: 0, turn } : { key: key(), samples: advances ? samples : 0, turn }
    jitter.value = [corput(2, turn) - 0.5, corput(3, turn) - 0.5]
    // A picture that changes keeps a part of the frames before.
    keep.value = drawn.samples === 0 ? 0 : isSame ? 1 : 0.45
    // The more samples, the smaller the part of a pixel that each one counts for.
    sharpness.value = Math.min(2.5, 0.3 + 0.2 * samples)
    return advances ? [trace, collect, measure, show] : [trace, measure, glance]
  }

  return {
    init: [repeat(begin, [wipe])],
    frame,
    update,
    connect(stage: Stage) {
      ;({ engine } = stage)
      swingFrom(now.level)
      const drawnNow = stage.engine.on('frame', () => {
        ;({ time } = stage.engine)
        // After a lost GPU the samples are gone.
        const isLost = isWiped && next.key !== 'wire'
        isWiped = false
        drawn = isLost ? nothing : next
        if (isLost) stage.engine.redraw()
      })
      const leave = connectHand(stage.element, {
        camera,
        canvas: stage.engine.canvas,
        points: () => curves.flat(),
        pull,
        isOpen: () => now.points,
        mark(over, one) {
          hovered.value = over
          chosen.value = one
        },
      })
      return () => {
        drawnNow()
        leave()
      }
    },
    actions: {
      restore: () => setCurves(presets[now.curve]),
    },
    readouts: async ({ engine: on }: Pick<Stage, 'engine'>) => {
      const { data } = await on.read(summary.numbers)
      let [steps, rays, highest, stopped] = [0, 0, 0, 0]
      for (let i = 0; i < data.length; i += 4) {
        steps += data[i] ?? 0
        rays += data[i + 1] ?? 0
        highest = Math.max(highest, data[i + 2] ?? 0)
        stopped += data[i + 3] ?? 0
      }
      return {
        level: `${(level.value / Math.PI).toFixed(2)} π`,
        mean: (steps / Math.max(1, rays)).toFixed(1),
        highest: highest.toFixed(0),
        stopped: `${((100 * stopped) / Math.max(1, rays)).toFixed(2)} %`,
      }
    },
    parts: { camera, points: () => curves.flat(), level },
  }
}
