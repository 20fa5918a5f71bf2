/** A network that learns a picture or the distance to a solid, and what each of its neurons computes. */
import { draw, repeat, dispatch, type Engine, type Step } from 'kirari'
import { createOrbitCamera } from 'kirari/camera'
import { target, uniform, uv, vec3, vec4 } from 'kirari/node'
import type { Vec3, Vec4 } from 'kirari/node'
import { createBrush } from '../brush.ts'
import type { ActivationName } from './activation.ts'
import { createBoard } from './board.ts'
import { createEasel } from './easel.ts'
import { createField } from './field.ts'
import { createHistory } from './history.ts'
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
  /** A power of ten. */
  readonly rate: number
  readonly batch: '128' | '512' | '2048'
  readonly steps: number
  readonly slice: number
  readonly detail: 'low' | 'middle' | 'high'
  readonly brush: readonly [red: number, green: number, blue: number]
  readonly seed: number
}
interface Stage {
  readonly engine: Engine
  readonly element: HTMLElement
}
/** Pixels of the picture, points of the lattice that tiles show, and of the grid of distances, along each side. */
const details = { low: [128, 24, 24], middle: [256, 48, 48], high: [384, 64, 64] } as const

export const createScene = (values: Values) => {
  const { mode, octaves, depth, activation, seed } = values
  const isPicture = mode === 'picture'
  const width = Number(values.width)
  const [pixels, side, grid] = details[values.detail]
  const dimensions = isPicture ? 2 : 3
  const rate = uniform(10 ** values.rate, 'rate')
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

  const camera = createOrbitCamera({ target: [0, -0.08, 0], distance: 3.6, yaw: 0.65, pitch: 0.38, minPitch: -0.1, maxPitch: 1.4, minDistance: 2, maxDistance: 7, fieldOfView: 0.72 })
  const field = isPicture ? undefined : createField({ outputAt: network.outputAt, camera, pixels, grid })
  const predicted = target({ color: 'rgba8unorm' }, { size: [pixels, pixels], filter: 'linear', name: 'predicted' })
  const predict = draw({ label: 'predict', target: predicted, fragment: vec4(network.outputAt(vec3(uv.mul(2).sub(1), 0)).xyz.saturate(), 1) })

  const board = createBoard({
    width,
    layers: network.layers,
    signals: onLattice.signals,
    lattice,
    history,
    picture: field?.color ?? predicted.color,
    easel: easel?.color,
  })

  let now = values
  let engine: Engine | undefined
  let [count, restarts] = [0, 0]
  const brush = createBrush()
  const start = [...network.begin, beginHistory]
  const learn = repeat(
    () => {
      count += now.steps
      board.octaves.value = Math.max(6, Math.log2(count + 1))
      return now.steps
    },
    [clock.tick, batch.fillFrom(clock), ...network.gradients, record, ...network.update],
  )
  const again = repeat(() => {
    const result = restarts
    restarts = 0
    if (result > 0) count = 0
    return result
  }, start)
  const observe = [lattice.fill, ...onLattice.kernels]

  /** The reader's brush, from the canvas to the picture or to its target. */
  const paint = (): void => {
    const { width: wide = 16, height: high = 10 } = engine?.canvas ?? {}
    const layout = board.arrange(wide, high)
    if (!easel) return
    const isOver = ([x, y, w, h]: readonly number[], [px, py]: readonly number[]): boolean =>
      [x, y, w, h, px, py].every((part) => part !== undefined) && (px as number) >= (x as number) && (py as number) >= (y as number) && (px as number) < (x as number) + (w as number) && (py as number) < (y as number) + (h as number)
    const surface = [layout.picture, layout.target].find((rect) => isOver(rect, brush.place.value))
    if (!surface) {
      board.brush.value = [0, 0, 0]
      return
    }
    const local = ([px = 0, py = 0]: readonly number[]) => [(px - surface[0]) / surface[2], (py - surface[1]) / surface[3]] as const
    const at = local(brush.place.value)
    board.brush.value = [at[0], at[1], brush.present.value]
    if (brush.pressed.value === 1) easel.stroke(local(brush.before.value), at, now.brush, 0.05)
  }

  return {
    init: [repeat(() => ((count = 0), 1), start), ...(field?.begin ?? [])],
    frame: (): readonly Step[] => {
      paint()
      return [again, ...(easel ? [easel.step] : []), learn, repeat(1, observe), ...(field ? [dispatch(field.bake), ...field.steps] : [predict]), ...board.steps]
    },
    update(next: Values) {
      if (next.picture !== now.picture) {
        easel?.dropImage()
        easel?.show(undefined)
      }
      now = next
      easel?.choose(next.picture)
      rate.value = 10 ** next.rate
      if (!isPicture) slice.value = next.slice
    },
    connect(stage: Stage) {
      ;({ engine } = stage)
      stage.element.style.touchAction = isPicture ? 'none' : 'pan-y'
      const stops = easel ? [brush.connect(stage), easel.connect()] : [camera.connect(stage.element)]
      return () => stops.forEach((stop) => stop())
    },
    actions: {
      again() {
        restarts = 1
      },
    },
    parts: { network, lattice, onLattice, history, easel, field, batch, camera },
  }
}
