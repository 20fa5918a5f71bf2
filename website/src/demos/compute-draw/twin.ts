/**
 * Two sheets, one computed by kernels and one by hand-written shaders. Each change by the reader is copied from the first to the second, and both run
 * the same number of steps. The page shows either picture, their difference, and the ratio of their times.
 * Must not know: the shaders.
 */
import { rgb2srgb } from '@kirari/addons'
import { repeat, type Engine, type Step } from 'kirari'
import { dot, float, kernel, Loop, storage, uv, vec2, vec3 } from 'kirari/node'
import type { Uint } from 'kirari/node'
import type { Stage } from '../scene.ts'
import type { Sheet, Size } from './flow.ts'
import { createLight, type Cell } from './picture.ts'
import { createScene, type Values } from './scene.ts'

export type View = 'nodes' | 'text' | 'difference'
export interface TwinValues extends Values {
  readonly view: View
}

/** A second implementation of the same sheet. */
export interface Twin {
  /** Copies the sheet. */
  readonly copy: readonly Step[]
  /** One step. */
  readonly advance: readonly Step[]
  readonly cellAt: (index: Uint) => Cell
}

/** The number of measurements; their median is shown. */
const rounds = 7
/** The least duration of a measurement: browser clocks are coarse, and reading back takes time. */
const leastMilliseconds = 60
const mostSteps = 1024
/** Differences are multiplied by this. */
const magnified = 1000

export const createTwinScene = (values: TwinValues, createTwin: (sheet: Sheet) => Twin, size?: Size) => {
  const scene = createScene(values, size)
  const { sheet, parts } = scene
  const [width, height] = sheet.size
  const twin = createTwin(sheet)
  const lightOfTwin = createLight('lightOfTwin', sheet, twin.cellAt)

  const gaps = storage(float, width, { name: 'gaps' })
  const compare = kernel(
    width,
    (i) => {
      const worst = float(0).toVar('worst')
      Loop(height, (row) => {
        const place = vec2(float(i), float(row)).toConst('place')
        const gap = rgb2srgb(parts.light(place))
          .sub(rgb2srgb(lightOfTwin(place)))
          .abs()
          .toConst('gap')
        worst.assign(worst.max(gap.x).max(gap.y).max(gap.z))
      })
      gaps.at(i).assign(worst)
    },
    { name: 'compare' },
  )

  const place = uv.mul(vec2(width, height)).sub(0.5).toConst('place')
  const ours = rgb2srgb(parts.light(place)).toConst('ours')
  const theirs = rgb2srgb(lightOfTwin(place)).toConst('theirs')
  // The sheet in grey shows where the differences are.
  const grey = vec3(
    dot(ours, vec3(1 / 3))
      .mul(0.5)
      .add(0.25),
  )
  const shows: { readonly [name in View]: Step } = {
    nodes: parts.showing(ours, 'nodes'),
    text: parts.showing(theirs, 'text'),
    difference: parts.showing(ours.sub(theirs).mul(magnified).add(grey), 'difference'),
  }

  let { view } = values
  let isAsked = false
  /** Overrides the number of the twin's steps during a measurement. */
  let held: number | undefined
  let ratio: number | undefined
  const takeCopy = (): number => (parts.takeChange() ? 1 : 0)
  const takeCompare = (): number => {
    const count = isAsked ? 1 : 0
    isAsked = false
    return count
  }

  const hold = (ours: number | undefined, theirs: number | undefined): void => {
    parts.hold(ours)
    held = theirs
  }
  /** The milliseconds from the start of a frame with these numbers of steps until its results are read back. */
  const timeOf = async (on: Engine, ours: number, theirs: number): Promise<number> => {
    await on.read(gaps)
    const start = performance.now()
    hold(ours, theirs)
    on.step()
    hold(0, 0)
    await on.read(gaps)
    return performance.now() - start
  }
  const measure = async (on: Engine): Promise<void> => {
    hold(0, 0)
    let count = 8
    while (count < mostSteps && (await timeOf(on, count, 0)) < leastMilliseconds) count *= 2
    const ratios: number[] = []
    for (let round = 0; round < rounds; round++) {
      const frame = await timeOf(on, 0, 0)
      // The order alternates.
      const first = await timeOf(on, round % 2 ? 0 : count, round % 2 ? count : 0)
      const second = await timeOf(on, round % 2 ? count : 0, round % 2 ? 0 : count)
      const [ours, theirs] = round % 2 ? [second, first] : [first, second]
      ratios.push((ours - frame) / (theirs - frame))
    }
    ratio = ratios.toSorted((a, b) => a - b)[(rounds - 1) / 2]
  }

  return {
    init: [...scene.init, ...twin.copy],
    frame: (): readonly Step[] => [
      ...parts.changes,
      repeat(takeCopy, twin.copy),
      ...parts.flow,
      repeat(() => held ?? parts.steps(), twin.advance),
      repeat(takeCompare, [compare]),
      shows[view],
    ],
    update(next: TwinValues) {
      scene.update(next)
      ;({ view } = next)
    },
    connect: (stage: Pick<Stage, 'engine' | 'element'>) => scene.connect(stage),
    actions: {
      ...scene.actions,
      time: () =>
        void parts.orderly((on) =>
          parts.trying(on, async () => {
            try {
              await measure(on)
            } finally {
              hold(undefined, undefined)
            }
          }),
        ),
    },
    async readouts({ engine }: Pick<Stage, 'engine'>) {
      isAsked = true
      const numbers = await engine.read(gaps)
      const worst = numbers.reduce((most, one) => Math.max(most, one), 0)
      return { difference: (worst * 255).toFixed(3), ratio: ratio === undefined ? '–' : ratio.toFixed(2) }
    },
    sheet,
    isBusy: scene.isBusy,
  }
}
