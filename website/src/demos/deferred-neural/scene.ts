/** A network that learns a picture or the distance to a solid, and what each of its neurons computes. */
import { draw, repeat, dispatch, type Engine, type Step } from 'kirari'
import { createOrbitCamera } from 'kirari/camera'
import { target, uniform, uv, vec3, vec4 } from 'kirari/node'
import type { Vec3, Vec4 } from 'kirari/node'
import { createBrush } from '../brush.ts'
import type { Readouts, Stage } from '../scene.ts'
import { isCameraOn, startCamera, stopCamera, viewCamera } from '../webcam/camera.ts'
import type { ActivationName } from './activation.ts'
import { createBoard } from './board.ts'
import { createEasel, dropImage, holdWork, wipeStrokes } from './easel.ts'
import { createField } from './field.ts'
import { createHistory } from './history.ts'
import type { Place, Rect } from './layout.ts'
import { createNetwork } from './network.ts'
import type { PictureName } from './picture.ts'
import { createSamples } from './samples.ts'
import { shapes, type ShapeName } from './shape.ts'

export interface Values {
  readonly mode: 'picture' | 'distance'
  readonly picture: PictureName
  readonly shape: ShapeName
  readonly octaves: number
  readonly width: '16' | '32' | '64'
  readonly depth: number
  readonly activation: ActivationName
  readonly rate: '0.0001' | '0.0003' | '0.001' | '0.003' | '0.01' | '0.03' | '0.1'
  readonly batch: '128' | '512' | '2048'
  readonly steps: number
  readonly slice: number
  readonly detail: 'low' | 'middle' | 'high'
  readonly brush: BrushName
  readonly seed: number
}
const brushes = { coral: [1, 0.36, 0.32], sun: [1, 0.84, 0.32], leaf: [0.25, 0.75, 0.4], sky: [0.25, 0.55, 1], white: [1, 1, 1], black: [0, 0, 0] } as const
export type BrushName = keyof typeof brushes
/** As a share of the side of the picture. */
const brushWidth = 0.05
/** Pixels of the picture, points of the lattice that tiles show, and of the grid of distances, along each side. */
const details = { low: [128, 24, 24], middle: [256, 48, 48], high: [384, 64, 64] } as const

export const createScene = (values: Values) => {
  const { mode, octaves, depth, activation, seed } = values
  const isPicture = mode === 'picture'
  const width = Number(values.width)
  const [pixels, side, grid] = details[values.detail]
  const dimensions = isPicture ? 2 : 3
  const rate = uniform(Number(values.rate), 'rate')
  const slice = uniform(isPicture ? 0 : values.slice, 'slice')

  const easel = isPicture ? createEasel(values.picture) : undefined
  const shape = (point: Vec3) => shapes[values.shape](point)
  const goalAt = (point: Vec3): Vec4 => (easel ? vec4(easel.color.sampleLevel(point.xy.mul(0.5).add(0.5), 0).xyz, 0) : vec4(shape(point), 0, 0, 0))
  const samples = createSamples(dimensions, goalAt, isPicture ? undefined : shape)
  const batch = samples.batch(Number(values.batch))
  const lattice = samples.lattice(side, slice)

  const network = createNetwork({ dimensions, octaves, width, depth, activation, seed }, { ...batch, channels: isPicture ? 3 : 1 }, rate)
  const { clock } = network
  const { history, record, begin: beginHistory } = createHistory(clock, network.errors)
  const onLattice = network.propagate(lattice.points, lattice.count, false)

  const camera = createOrbitCamera({
    target: [0, -0.08, 0],
    distance: 3.6,
    yaw: 0.65,
    pitch: 0.38,
    minPitch: -0.1,
    maxPitch: 1.4,
    minDistance: 2,
    maxDistance: 7,
    fieldOfView: 0.72,
  })
  const field = isPicture ? undefined : createField({ outputAt: network.outputAt, camera, pixels, grid })
  const predicted = target({ color: 'rgba8unorm' }, { size: [pixels, pixels], filter: 'linear', name: 'predicted' })
  const predict = draw({ label: 'predict', target: predicted, fragment: vec4(network.outputAt(vec3(uv.mul(2).sub(1), 0)).xyz.saturate(), 1) })

  const board = createBoard({
    width,
    hidden: network.hidden,
    last: network.last,
    values: onLattice.passes.map(({ output }) => output.values),
    output: onLattice.output,
    lattice,
    history,
    picture: field?.color ?? predicted.color,
    easel: easel?.color,
  })

  let now = values
  let engine: Engine | undefined
  let [count, restarts] = [0, 0]
  /** Whether a weight is no longer a finite number. */
  let isDiverged = false
  const brush = createBrush()
  const start = [...network.begin, beginHistory]
  const learn = repeat(() => {
    count += now.steps
    board.octaves.value = Math.max(6, Math.log2(count + 1))
    return now.steps
  }, [clock.tick, batch.fillFrom(clock), ...network.gradients, record, ...network.update])
  const again = repeat(() => {
    const result = restarts
    restarts = 0
    if (result > 0) count = 0
    return result
  }, start)
  const ready = repeat(0, [...(easel?.steps ?? [])])
  const observe = repeat(1, [lattice.fill, ...onLattice.kernels])
  const paint = field ? [dispatch(field.bake), ...field.steps] : [predict]

  /** Arranges the board for the canvas, and lets the reader's brush paint on the picture or on its target. */
  const arrange = (): void => {
    const { width: wide = 16, height: high = 10 } = engine?.canvas ?? {}
    const layout = board.arrange(wide, high)
    if (!easel) return
    const local = ([x, y]: Place, [left, bottom, w, h]: Rect): Place => [(x - left) / w, (y - bottom) / h]
    const surface = [layout.picture, layout.target].find((rect) => local(brush.place.value, rect).every((part) => part >= 0 && part <= 1))
    const at = surface && local(brush.place.value, surface)
    const ring = at ? ([...at, brush.present.value] as const) : ([0, 0, 0] as const)
    if (ring.some((part, k) => part !== board.brush.value[k])) board.brush.value = ring
    if (surface && at && brush.pressed.value === 1) easel.stroke(local(brush.before.value, surface), at, brushes[now.brush], brushWidth)
  }
  const load = (file: Blob | undefined, stage: Stage): void => {
    if (!easel) return stage.say('flat')
    if (!file) return
    stopCamera()
    easel.load(file).then(
      () => {
        stage.say()
        stage.engine.redraw()
      },
      () => stage.say('unreadable'),
    )
  }

  return {
    init: [repeat(() => ((count = 0), 1), start), ...(field?.begin ?? [])],
    frame: (): readonly Step[] => {
      arrange()
      return [again, ...(easel ? [ready, easel.step] : []), learn, observe, ...paint, ...board.steps]
    },
    update(next: Values) {
      if (next.picture !== now.picture) {
        stopCamera()
        dropImage()
        easel?.show(undefined, false)
      }
      now = next
      easel?.choose(next.picture)
      rate.value = Number(next.rate)
      if (!isPicture) slice.value = next.slice
    },
    connect(stage: Stage) {
      ;({ engine } = stage)
      const { element } = stage
      stage.say()
      element.style.touchAction = isPicture ? 'none' : 'pan-y'
      const release = holdWork()
      if (!easel) {
        const leaveCamera = camera.connect(element)
        return () => {
          leaveCamera()
          release()
        }
      }
      const controller = new AbortController()
      const { signal } = controller
      element.addEventListener('dragover', (event) => event.preventDefault(), { signal })
      element.addEventListener(
        'drop',
        (event) => {
          event.preventDefault()
          load(event.dataTransfer?.files[0], stage)
        },
        { signal },
      )
      const leave = viewCamera({
        show(image) {
          easel.show(image, true)
          engine?.redraw()
        },
        say: (message) => stage.say(message),
      })
      // A camera that nobody looks at is stopped.
      const look = (): void => {
        if (!document.hidden || !isCameraOn()) return
        stopCamera()
        stage.say('hidden')
      }
      document.addEventListener('visibilitychange', look, { signal })
      addEventListener('pagehide', stopCamera, { signal })
      const stops = [brush.connect(stage), release, leave, () => controller.abort()]
      return () => stops.forEach((stop) => stop())
    },
    actions: {
      again: () => {
        restarts = 1
      },
      image(stage: Stage) {
        if (!easel) return stage.say('flat')
        const input = document.createElement('input')
        input.type = 'file'
        input.accept = 'image/*'
        input.addEventListener('change', () => load(input.files?.[0], stage))
        input.click()
      },
      camera(stage: Stage) {
        if (!easel) stage.say('flat')
        else if (isCameraOn()) stopCamera()
        else startCamera().catch(reportError)
      },
      wipe({ engine: on }: Stage) {
        wipeStrokes()
        easel?.showStrokes()
        on.redraw()
      },
    },
    async readouts({ engine: on, say }: Pick<Stage, 'engine' | 'say'>): Promise<Readouts> {
      const [state, found, goals] = [await on.read(clock.state), await on.read(onLattice.output), await on.read(lattice.goals)]
      const channels = isPicture ? [0, 1, 2] : [0]
      let [squares, sizes] = [0, 0]
      for (let i = 0; i < found.length; i += 4)
        for (const k of channels) {
          const difference = (found[i + k] ?? 0) - (goals[i + k] ?? 0)
          squares += difference ** 2
          sizes += Math.abs(difference)
        }
      const count = (found.length / 4) * channels.length
      const counted = { steps: (state[0] ?? 0).toFixed(0), weights: network.weightCount.toFixed(0) }
      const wasDiverged = isDiverged
      isDiverged = !Number.isFinite(squares)
      if (isDiverged !== wasDiverged) say(isDiverged ? 'diverged' : undefined)
      if (isDiverged) return counted
      return {
        ...counted,
        loss: (squares / count).toExponential(2),
        ...(isPicture ? { psnr: `${(-10 * Math.log10(squares / count)).toFixed(1)} dB` } : { error: (sizes / count).toFixed(4) }),
      }
    },
    layout: () => board.arrange(engine?.canvas.width ?? 16, engine?.canvas.height ?? 10),
    parts: { network, lattice, onLattice, history, easel, field, batch, camera },
  }
}
