/**
 * The same squares drawn twice: by nodes, and by shaders written by hand. The page shows either picture or their difference, and the ratio of
 * the times of a frame with one of the two draws.
 * Must not know: the shaders.
 */
import { draw, repeat, type Engine, type Step } from 'kirari'
import { float, fragCoord, int, ivec2, kernel, Loop, storage, target, uint, vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'
import { createBrush } from '../brush.ts'
import type { Stage } from '../scene.ts'
import { createTimer } from '../timer.ts'
import { fillBuffers, type Buffers } from './buffers.ts'
import { createPaint } from './paint.ts'
import { bytesOf, readings } from './reading.ts'
import { capacityFor, overdraw, sideOf } from './sky.ts'

export type TwinReading = 'attribute' | 'storage' | 'computed'
export interface TwinValues {
  /** The power of ten of the number of squares. */
  readonly count: number
  readonly reading: TwinReading
  readonly size: number
  readonly sway: number
  readonly view: 'text' | 'nodes' | 'difference'
}
/** The shaders for a way of reading, and what they read beside the uniforms. */
export type Text = (
  reading: TwinReading,
  buffers: Buffers,
) => { readonly glsl?: { readonly vertex: string; readonly fragment: string }; readonly wgsl?: { readonly code: string }; readonly inputs: object }

/** Differences are multiplied by this. */
const magnified = 100
/** Pictures are compared in so many strips. */
const strips = 64

export const createTwinScene = (values: TwinValues, text: Text) => {
  const brush = createBrush()
  const paint = createPaint(brush)
  const timer = createTimer()
  let now = values
  const count = (): number => Math.round(10 ** now.count)

  const nodes = target({ color: 'rgba8unorm' }, { samples: 4, name: 'nodes' })
  const byHand = target({ color: 'rgba8unorm' }, { samples: 4, name: 'byHand' })
  let buffers: Buffers | undefined
  const drawings = new Map<string, { readonly nodes: Step; readonly text: Step }>()
  const drawing = () => {
    const capacity = capacityFor(count())
    const key = [now.reading, capacity].join(' ')
    const made = drawings.get(key)
    if (made) return made
    if (!buffers || buffers.turn.length < capacity) buffers = fillBuffers(capacity, buffers)
    const reading = readings[now.reading](buffers, false)
    const options = { ...reading.options(count), clear: [0.015, 0.02, 0.09, 1] as const }
    const { inputs, ...shaders } = text(now.reading, buffers)
    const uniforms = { side: paint.side, sway: paint.sway, pointerPlace: brush.place, present: brush.present }
    const fresh = {
      nodes: draw({ ...options, ...paint.of(reading), target: nodes, label: 'nodes' }),
      text: draw({ ...options, ...shaders, inputs: { ...uniforms, ...inputs }, target: byHand, label: 'text' }),
    }
    drawings.set(key, fresh)
    return fresh
  }

  const gaps = storage(float, strips, { name: 'gaps' })
  const compare = kernel(
    strips,
    (strip) => {
      const worst = float(0).toVar('worst')
      const size = ivec2(nodes.color.size()).toConst('size')
      const columns = int(
        uint(size.x)
          .add(strips - 1)
          .div(strips),
      ).toConst('columns')
      const first = int(strip).mul(columns).toConst('first')
      Loop({ start: first, end: first.add(columns).min(size.x) }, (x) => {
        Loop(size.y, (y) => {
          const at = ivec2(x, y).toConst('at')
          const gap = nodes.color.load(at).sub(byHand.color.load(at)).abs().toConst('gap')
          worst.assign(worst.max(gap.x).max(gap.y).max(gap.z))
        })
      })
      gaps.at(strip).assign(worst)
    },
    { name: 'compare' },
  )

  const pixel = ivec2(fragCoord.xy)
  const [ours, theirs] = [nodes.color.load(pixel).xyz, byHand.color.load(pixel).xyz]
  const showing = (color: Vec3, label: string): Step => draw({ fragment: vec4(color, 1), clear: false, label })
  const shows = {
    nodes: showing(ours, 'show nodes'),
    text: showing(theirs, 'show text'),
    difference: showing(
      ours
        .sub(theirs)
        .mul(magnified)
        .add(ours.dot(vec3(0.15)).add(0.2)),
      'show difference',
    ),
  }

  let isAsked = false
  const takeCompare = (): number => {
    const rounds = isAsked ? 1 : 0
    isAsked = false
    return rounds
  }
  /** The draw that is timed, alone in its frame. */
  let trial: 'nodes' | 'text' | undefined
  let ratio: number | undefined
  const measure = async ({ engine, say }: Pick<Stage, 'engine' | 'say'>): Promise<void> => {
    if (timer.isBusy()) return
    say('measuring')
    try {
      const [ours = 1, theirs = 1] = await timer.compare(
        engine,
        (['nodes', 'text'] as const).map((name) => () => (trial = name)),
      )
      ratio = ours / theirs
    } catch {
      // The scene has ended, or the GPU is lost, which the page tells.
    }
    trial = undefined
    say()
  }

  const update = (next: TwinValues): void => {
    now = next
    paint.sway.value = next.sway
  }
  update(values)

  return {
    frame: (): readonly Step[] => {
      paint.side.value = sideOf(count(), now.size)
      const draws = drawing()
      if (trial) return [draws[trial], timer.end]
      return [draws.nodes, draws.text, repeat(takeCompare, [compare]), shows[now.view], timer.end]
    },
    update,
    connect(stage: { readonly engine: Engine; readonly element: HTMLElement }) {
      const stop = brush.connect(stage)
      return () => {
        timer.stop()
        stop()
      }
    },
    actions: { time: (stage: Pick<Stage, 'engine' | 'say'>) => void measure(stage) },
    async readouts({ engine }: Pick<Stage, 'engine'>) {
      isAsked = true
      const worst = (await engine.read(gaps)).reduce((most, one) => Math.max(most, one), 0)
      return {
        squares: count().toLocaleString('en'),
        bytes: `${((count() * bytesOf(now.reading, false)) / 1e6).toFixed(2)} MB`,
        layers: overdraw(count(), sideOf(count(), now.size)).toFixed(2),
        difference: (worst * 255).toFixed(0),
        ratio: ratio === undefined ? '–' : ratio.toFixed(2),
      }
    },
    isBusy: timer.isBusy,
  }
}
