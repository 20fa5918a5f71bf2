/**
 * Watercolour: brushes bring water and pigment to a sheet of paper, where both flow, dry and mix as flow.ts and pigment.ts say. This file connects
 * them to brushes, undo and the picture.
 */
import { gnoise, rgb2srgb } from '@kirari/addons'
import { draw, repeat, type Engine, type Step } from 'kirari'
import { float, kernel, Loop, mix, resolution, select, smoothstep, storage, uint, uniform, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import type { Stage } from '../scene.ts'
import { createSheet, type Size } from './flow.ts'
import { landscape } from './landscape.ts'
import { createLight } from './picture.ts'
import { pigments, type PigmentName } from './pigment.ts'
import { createStrokes } from './stroke.ts'

export type BrushName = 'wet' | 'dry' | 'water' | 'sponge'
export type PaperName = 'smooth' | 'cold' | 'rough'
export interface Values {
  readonly pigment: PigmentName
  readonly brush: BrushName
  readonly size: number
  readonly load: number
  readonly wetness: number
  readonly edges: number
  readonly paper: PaperName
  readonly steps: number
  readonly sheet: 'landscape' | 'blank'
}

/** How strong the grain of a paper is. */
const grains: { readonly [name in PaperName]: number } = { smooth: 0.25, cold: 0.6, rough: 1 }

/** Fibres that cross, over grains. */
const grainAt = (column: Float, row: Float): Float => {
  const p = vec2(column, row).toConst('p')
  const fibre = (across: number, up: number): Float => gnoise(vec2(p.x.mul(across).add(p.y.mul(up)), p.y.mul(across).sub(p.x.mul(up)).mul(0.25)))
  return gnoise(p.mul(0.21))
    .mul(0.3)
    .add(fibre(0.31, 0.12).mul(0.3))
    .add(fibre(0.14, -0.34).mul(0.25))
    .add(gnoise(p.mul(0.47)).mul(0.15))
    .add(0.5)
    .saturate()
}

/** Pieces of strokes that one frame lays: 8 at 60 frames a second are 480 a second. */
const piecesAFrame = 8
/** The number of states kept for undo. */
const mostStates = 8

export const createScene = (values: Values, [width, height]: Size = [400, 250]) => {
  const sheet = createSheet([width, height], grainAt)
  const { water, wet, wetScattering, dry, dryScattering, paper, brought } = sheet

  // ── The initial sheet.
  const isBlank = values.sheet === 'blank'
  const paint = kernel(
    [width, height],
    (i, id) => {
      const start = landscape(float(id.x).add(0.5).div(width), float(id.y).add(0.5).div(height))
      const amount = float(isBlank ? 0 : 1)
      water.at(i).assign(vec2(start.depth.mul(amount), select(float(0), amount, start.depth.greaterThan(0.1))))
      dry.at(i).assign(vec4(start.dry.absorption, start.dry.amount).mul(amount))
      dryScattering.at(i).assign(start.dry.scattering.mul(amount))
      wet.at(i).assign(vec4(start.wet.absorption, start.wet.amount).mul(amount))
      wetScattering.at(i).assign(start.wet.scattering.mul(amount))
      brought.at(i).assign(start.dry.amount.add(start.wet.amount).mul(amount))
    },
    { name: 'paint' },
  )

  // ── The brush: the nearest piece of its stroke counts for each cell.
  const pieces = Array.from({ length: piecesAFrame }, (_, i) => uniform([0, 0, 0, 0], `piece${i}`))
  const pressures = Array.from({ length: piecesAFrame }, (_, i) => uniform(0, `pressure${i}`))
  const radius = uniform(values.size, 'radius')
  const absorption = uniform([0, 0, 0], 'absorption')
  const scattering = uniform([0, 0, 0], 'scattering')
  /** The pigment and water of the brush, the share that a sponge removes, and how much of a dry brush touches only the fibres. */
  const load = uniform(0, 'load')
  const depth = uniform(0, 'depth')
  const lift = uniform(0, 'lift')
  const scrape = uniform(0, 'scrape')

  const press = kernel(
    [width, height],
    (i, id) => {
      const p = vec2(float(id.x), float(id.y)).add(0.5).toConst('p')
      const hill = paper.at(i).toConst('hill')
      // Hairs leave an uneven edge.
      const ragged = gnoise(p.mul(0.35)).mul(0.22).add(hill.sub(0.5).mul(0.3)).toConst('ragged')
      const strength = float(0).toVar('strength')
      pieces.forEach((piece, n) => {
        const pressure = pressures[n] ?? float(0)
        const from = piece.xy.mul(vec2(width, height)).toConst('from')
        const way = piece.zw.mul(vec2(width, height)).sub(from).toConst('way')
        const away = p.sub(from).toConst('away')
        const along = away.dot(way).div(way.dot(way).max(1e-6)).saturate()
        const wide = radius.mul(pressure.sqrt().mul(0.8).add(0.35)).toConst('wide')
        const near = away.sub(way.mul(along)).length().div(wide).add(ragged)
        strength.assign(strength.max(smoothstep(1, 0.75, near).mul(pressure)))
      })
      const caught = mix(float(1), smoothstep(0.52, 0.62, hill), scrape)
      const touch = strength.mul(caught).toConst('touch')
      sheet.lay(i, depth.mul(smoothstep(0, 0.4, touch)), load.mul(touch), absorption, scattering, lift.mul(touch))
    },
    { name: 'press' },
  )

  // ── The amount of pigment, summed by columns, for the readouts.
  const tallies = storage(vec2, width, { name: 'tallies' })
  const tally = kernel(
    width,
    (i) => {
      const sum = vec2(0).toVar('sum')
      Loop(height, (row) => {
        const at = uint(row).mul(width).add(i)
        sum.addAssign(vec2(wet.at(at).w.add(dry.at(at).w), brought.at(at)))
      })
      tallies.at(i).assign(sum)
    },
    { name: 'tally' },
  )

  // ── The picture.
  const brushAt = uniform([-9, -9], 'brushAt')
  const light = createLight('light', sheet, (at) => ({
    depth: water.at(at).x,
    ink: wet.at(at).add(dry.at(at)),
    scattering: wetScattering.at(at).add(dryScattering.at(at)),
  }))
  const place = uv.mul(vec2(width, height)).sub(0.5).toConst('place')
  const ring = uv
    .sub(brushAt)
    .mul(resolution)
    .length()
    .sub(radius.mul(resolution.x.div(width)).mul(1.02))
    .abs()
  const mark = smoothstep(1.6, 0.6, ring).mul(0.45)
  /** A picture of the sheet with the rim of the brush. */
  const showing = (color: Vec3, label: string): Step => draw({ fragment: mix(color, vec3(0.2, 0.22, 0.28), mark), label })
  const show = showing(rgb2srgb(light(place)), 'sheet')

  // ── Actions of the reader.
  let engine: Engine | undefined
  let isBusy = 0
  /** Whether a brush, a button or a restart has changed the sheet, not only its flow. */
  let isChanged = true
  type State = readonly Float32Array[]
  const kept = [water, wet, wetScattering, dry, dryScattering, brought] as const
  const past: State[] = []
  const future: State[] = []
  const stateNow = async (on: Engine): Promise<State> => {
    const numbers = await Promise.all(kept.map((one) => on.read(one)))
    return numbers.map((one) => Float32Array.from(one))
  }
  const bring = async (on: Engine, state: State): Promise<void> => {
    await Promise.all(kept.map((one, i) => on.write(one, state[i] ?? new Float32Array())))
    isChanged = true
    on.redraw()
  }
  /** Runs asynchronous work one after another. Strokes wait until it is done. */
  let last = Promise.resolve()
  const orderly = (work: (on: Engine) => Promise<void>): Promise<void> => {
    isBusy += 1
    const done = last.then(async () => {
      try {
        if (engine) await work(engine)
      } finally {
        isBusy -= 1
      }
    })
    // After a failure, as of a lost GPU, what follows still runs.
    last = done.catch(() => {})
    return done
  }
  const remember = (): Promise<void> =>
    orderly(async (on) => {
      past.push(await stateNow(on))
      past.splice(0, past.length - mostStates)
      future.length = 0
    })
  const go = (from: State[], to: State[]): Promise<void> =>
    orderly(async (on) => {
      const state = from.pop()
      if (!state) return
      to.push(await stateNow(on))
      await bring(on, state)
    })
  const save = async (): Promise<void> => {
    if (!engine) return
    brushAt.value = [-9, -9]
    const { data, width: across, height: down } = await engine.capture()
    const canvas = document.createElement('canvas')
    canvas.width = across
    canvas.height = down
    canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), across, down), 0, 0)
    const link = document.createElement('a')
    link.download = 'watercolour.png'
    link.href = canvas.toDataURL('image/png')
    link.click()
  }

  const strokes = createStrokes(() => void remember())
  /** Sets the pieces of one frame. Sets none while the state before the stroke is still being saved. */
  const takePieces = (): number => {
    const at = strokes.place()
    brushAt.value = at ? [...at] : [-9, -9]
    if (isBusy > 0) return 0
    const taken = strokes.take(piecesAFrame)
    pieces.forEach((piece, i) => {
      const one = taken[i]
      piece.value = one ? [...one.from, ...one.to] : [-9, -9, -9, -9]
      const pressure = pressures[i]
      if (pressure) pressure.value = one?.pressure ?? 0
    })
    if (taken.length === 0) return 0
    isChanged = true
    return 1
  }

  let steps = values.steps
  let held: number | undefined
  let isAsked = false
  const takeTally = (): number => {
    const count = isAsked ? 1 : 0
    isAsked = false
    return count
  }
  let isClearing = false
  const takeClear = (): number => {
    if (!isClearing) return 0
    isClearing = false
    isChanged = true
    return 1
  }

  const update = (next: Values): void => {
    const isSponge = next.brush === 'sponge'
    const pigment = pigments[next.pigment]
    absorption.value = [...pigment.absorption]
    scattering.value = [...pigment.scattering]
    radius.value = next.size
    load.value = next.brush === 'water' || isSponge ? 0 : next.load * (next.brush === 'dry' ? 0.1 : 0.05)
    depth.value = isSponge ? 0 : next.brush === 'dry' ? 0.03 : next.wetness
    lift.value = isSponge ? 0.25 : 0
    scrape.value = next.brush === 'dry' ? 1 : 0
    sheet.edges.value = next.edges
    sheet.grain.value = grains[next.paper]
    steps = next.steps
  }
  update(values)

  const init: readonly Step[] = [sheet.begin, paint]
  const changes: readonly Step[] = [repeat(takeClear, [sheet.begin]), repeat(takePieces, [press])]
  const flow: readonly Step[] = [repeat(() => held ?? steps, [sheet.move, sheet.settle]), repeat(takeTally, [tally])]
  return {
    init,
    frame: [...changes, ...flow, show],
    update,
    connect({ engine: on, element }: Pick<Stage, 'engine' | 'element'>) {
      engine = on
      const stop = strokes.connect({ engine: on, element })
      return () => {
        stop()
        engine = undefined
      }
    },
    actions: {
      undo: () => void go(past, future),
      redo: () => void go(future, past),
      clear() {
        void remember().then(() => {
          strokes.take(Infinity)
          isClearing = true
          engine?.redraw()
        })
      },
      save: () => void save(),
    },
    async readouts({ engine: on }: Pick<Stage, 'engine'>) {
      isAsked = true
      const numbers = await on.read(tallies)
      let [there, came] = [0, 0]
      for (let i = 0; i < width; i++) {
        there += numbers[2 * i] ?? 0
        came += numbers[2 * i + 1] ?? 0
      }
      return { brought: came.toFixed(0), there: there.toFixed(0), lost: came > 0 ? (Math.abs(there - came) / came).toExponential(1) : '0' }
    },
    sheet,
    /** For scenes that show this sheet beside another. */
    parts: {
      changes,
      flow,
      light,
      showing,
      orderly,
      /** Runs `work`, then restores the sheet. */
      async trying(on: Engine, work: () => Promise<void>): Promise<void> {
        const state = await stateNow(on)
        try {
          await work()
        } finally {
          await bring(on, state)
        }
      },
      /** Overrides the number of steps per frame; undefined ends the override. */
      hold(count: number | undefined) {
        held = count
      },
      steps: () => held ?? steps,
      /** Whether brushes, buttons or a restart have changed the sheet since the last call. */
      takeChange(): boolean {
        const was = isChanged
        isChanged = false
        return was
      },
    },
    /** Whether a state is being saved or restored. */
    isBusy: () => isBusy > 0,
  }
}
