/**
 * Runs frames of steps on any backend: prepares each step once, binds the values it reads, and runs the steps in order.
 * Hot: `draw` runs every frame and allocates nothing if the frame is a list.
 */
import { atMaking } from '#explain'
import { nothingToCapture, notShown } from '#explain-engine'
import { badStep, wrongLength } from '#explain-frame'
import type { Bound } from '../device/bind.ts'
import type { Picture } from '../device/device.ts'
import type { Graph, GraphHost } from '../device/graph.ts'
import type { Graphics, Prepared } from '../device/graphics.ts'
import type { Read } from '../device/read.ts'
import { fieldCounts, joinFields, numberCount, packStorage, unpackStorage, type Lists } from '../device/pack.ts'
import { EngineError } from '../message/error.ts'
import type { Frame, GpuStep, Step } from '../step/step.ts'
import type { StorageSource, UniformSource } from '../../shader/ir/expr.ts'
import type { ProgramStorage } from '../../shader/ir/program.ts'
import type { TargetSource } from '../../shader/ir/resource.ts'

interface Entry {
  readonly prepared: Prepared
  readonly bound: Bound
  readonly stopGeometry: (() => void) | undefined
  /** Whether it changes state that later frames read, which redrawing a frame must not do. */
  readonly advances: boolean
}

const targetOf = (source: UniformSource): TargetSource | undefined => source.attachment?.target

/** Kernels advance; so do draws on top of the contents of a target, or that read the target they draw into. */
const advances = (step: GpuStep, { textures }: Prepared): boolean => {
  if (step.kind !== 'draw') return true
  const { target, clear } = step
  return !!target && (clear === false || (target.isPingPong && textures.some(({ source }) => targetOf(source) === target)))
}

const none: readonly GpuStep[] = []

/** A field of a struct may be named `length`, but is a list. */
const isList = (numbers: ArrayLike<number> | Lists): numbers is ArrayLike<number> => typeof numbers.length === 'number'

/** Every step once, in the order of first use. */
const stepsIn = (steps: readonly Step[], found = new Set<GpuStep>()): Set<GpuStep> => {
  for (const step of steps) {
    if (step.kind === 'repeat') stepsIn(step.steps, found)
    else found.add(step)
  }
  return found
}

interface ShownFrame {
  readonly frame: Frame
  readonly init: readonly Step[]
  /** The steps that only `init` has: they run once, so they do not keep time running. */
  readonly once: Set<GpuStep>
  /** The steps of the last frame, from its function, that were not ready. */
  missing: readonly GpuStep[]
  /** The number of consecutive frames whose missing steps were all new. */
  framesOfNewSteps: number
}
/** A function that returns new steps for so many frames would compile forever and never draw. */
const maxFramesOfNewSteps = 8

export const createGraph = (graphics: Graphics, host: GraphHost): Graph => {
  const { changed, failed } = host
  const entries = new Map<GpuStep, Entry>()
  /** In an array: looping over it allocates no iterator. */
  const bounds: Bound[] = []
  let shown: ShownFrame | undefined
  let needsInit = true
  /**
   * `still`: the first frame was drawn while time was stopped. It runs all steps, because draws need the results of kernels, but it leaves
   * no trace: the next frame that advances starts from the initial state.
   */
  let progress: 'none' | 'still' | 'begun' = 'none'
  /** The storages that the application wrote before the first frame that advances, which starts with these contents. */
  const written = new Map<StorageSource, ArrayBuffer>()
  let isDisposed = false
  /** The steps of the latest request: a stale request that finishes later must not drop them. */
  let wanted: ReadonlySet<GpuStep> = new Set()
  /** Steps from a frame's function that are being prepared, or could not be. */
  const awaited = new Set<GpuStep>()

  const prepare = async (step: GpuStep): Promise<void> => {
    if (entries.has(step)) return
    const prepared = await graphics.prepare(step).catch((error: unknown) => {
      throw atMaking(error, step)
    })
    // Another request may have prepared it first, or the graph may be disposed.
    if (isDisposed || entries.has(step)) return prepared.dispose()
    const bound = host.bind(prepared.uniforms, prepared.textures)
    bounds.push(bound)
    const geometry = step.kind === 'draw' ? step.geometry : undefined
    entries.set(step, { prepared, bound, stopGeometry: geometry?.subscribe(changed), advances: advances(step, prepared) })
  }
  const drop = (step: GpuStep, { prepared, bound, stopGeometry }: Entry): void => {
    entries.delete(step)
    bounds.splice(bounds.indexOf(bound), 1)
    bound.stop()
    stopGeometry?.()
    prepared.dispose()
  }

  const storages = (): ReadonlyMap<StorageSource, ProgramStorage> =>
    new Map([...entries.values()].flatMap(({ prepared }) => prepared.storages.map((storage) => [storage.source, storage] as const)))
  const targets = (): ReadonlySet<TargetSource> =>
    new Set(
      [...entries].flatMap(([step, { prepared }]) => [
        ...(step.kind === 'draw' && step.target ? [step.target] : []),
        ...prepared.textures.flatMap(({ source }) => targetOf(source) ?? []),
      ]),
    )

  const listOf = (frame: Frame): readonly Step[] => (typeof frame === 'function' ? frame() : frame)

  /** Whether all steps advance, so that none runs while time is stopped. */
  const rests = (steps: readonly Step[]): boolean => {
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]
      if (step && !(step.kind === 'repeat' ? rests(step.steps) : entries.get(step)?.advances)) return false
    }
    return true
  }
  /** The running step, for errors. */
  let current: Step | undefined
  const run = (steps: readonly Step[], isAdvancing: boolean): void => {
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]
      if (!step) continue
      current = step
      if (step.kind === 'repeat') {
        // `count` may be a function with side effects, so call it only if a step runs.
        if (!isAdvancing && rests(step.steps)) continue
        const rounds = typeof step.count === 'function' ? step.count() : step.count
        for (let round = 0; round < rounds; round++) run(step.steps, isAdvancing)
        continue
      }
      const entry = entries.get(step)
      if (entry && (isAdvancing || !entry.advances)) entry.prepared.run(entry.bound.slots)
    }
  }
  /** Whether all steps are prepared; adds the others to `missing`. */
  const isReady = (steps: readonly Step[], of: ShownFrame, missing: GpuStep[]): boolean => {
    let ready = true
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]
      if (!step) continue
      if (step.kind === 'repeat') ready = isReady(step.steps, of, missing) && ready
      else if (entries.has(step)) of.once.delete(step)
      else {
        ready = false
        missing.push(step)
      }
    }
    return ready
  }
  const prepareMissing = (step: GpuStep, of: ShownFrame): void => {
    if (awaited.has(step)) return
    awaited.add(step)
    prepare(step).then(
      () => {
        const entry = entries.get(step)
        // Another frame replaced this one in the meantime.
        if (shown !== of && entry && !wanted.has(step)) return drop(step, entry)
        awaited.delete(step)
        changed()
      },
      // It stays in `awaited`, so that it is not tried again in every frame.
      (error: unknown) => {
        if (shown === of) failed(error)
      },
    )
  }
  const areReady = (steps: readonly Step[], of: ShownFrame): boolean => {
    const missing: GpuStep[] = []
    if (isReady(steps, of, missing)) {
      of.framesOfNewSteps = 0
      of.missing = none
      return true
    }
    if (of.framesOfNewSteps >= maxFramesOfNewSteps) return false
    if (of.missing.length > 0 && !missing.some((step) => of.missing.includes(step))) of.framesOfNewSteps++
    of.missing = missing
    if (of.framesOfNewSteps < maxFramesOfNewSteps) for (const step of missing) prepareMissing(step, of)
    else
      failed(new EngineError(badStep('a function that gives the same steps from frame to frame', 'new ones in every frame: make them before, outside of it')))
    return false
  }
  /** Runs the steps of a frame, after `init` if that is due. */
  const runFrame = (steps: readonly Step[], isAdvancing: boolean): void => {
    if (needsInit && shown) {
      needsInit = false
      run(shown.init, true)
      for (const [source, bytes] of written) graphics.writeStorage(source, bytes)
    }
    run(steps, isAdvancing || progress === 'none')
    if (isAdvancing && progress !== 'begun') {
      progress = 'begun'
      written.clear()
    } else if (progress === 'none') progress = 'still'
  }
  const restart = (): void => {
    graphics.reset()
    needsInit = true
  }

  /** Copies the contents of old storages and targets to new ones of the same name and shape. */
  const handOver = (oldStorages: ReadonlySet<StorageSource>, oldTargets: ReadonlySet<TargetSource>): void => {
    for (const to of storages().keys()) {
      if (!to.name || oldStorages.has(to)) continue
      const from = [...oldStorages].find(({ name, type, count }) => name === to.name && type.name === to.type.name && count === to.count)
      if (from) graphics.copy(from, to)
    }
    const shapeOf = ({ colors, depth, size, samples }: TargetSource): string =>
      [...[...colors, ...(depth ? [depth] : [])].map(({ name, format }) => `${name} ${format}`), ...[size].flat(), samples].join()
    for (const to of targets()) {
      if (!to.name || oldTargets.has(to)) continue
      const from = [...oldTargets].find((target) => target.name === to.name && shapeOf(target) === shapeOf(to))
      if (from) graphics.copy(from, to)
    }
  }

  /** Callers without types may pass anything. */
  const sourceOf = (node: unknown): unknown => (typeof node === 'object' && node !== null && 'detail' in node ? node.detail : node)
  const storageOf = (node: unknown): ProgramStorage | undefined => {
    const source = sourceOf(node)
    return [...storages()].find(([known]) => known === source)?.[1]
  }

  return {
    async show(frame, init = [], isStale) {
      const own = (wanted = stepsIn([...init, ...listOf(frame)]))
      const [oldStorages, oldTargets] = [new Set(storages().keys()), targets()]
      // All at once, because drivers compile in parallel; waits for all before it throws the first error.
      const outcomes = await Promise.allSettled([...own].map(prepare))
      const refused = outcomes.find((outcome) => outcome.status === 'rejected')
      if (isStale() || refused) {
        const kept = shown ? stepsIn([...shown.init, ...listOf(shown.frame)]) : new Set()
        const isLatest = wanted === own
        for (const [step, entry] of entries) if (!kept.has(step) && (isLatest || !wanted.has(step))) drop(step, entry)
        if (refused && !isStale()) throw refused.reason
        return undefined
      }
      if (shown) handOver(oldStorages, oldTargets)
      awaited.clear()
      const once = stepsIn(init)
      for (const step of stepsIn(listOf(frame))) once.delete(step)
      const mine: ShownFrame = (shown = { frame, init, once, missing: none, framesOfNewSteps: 0 })
      /** The last error message: repeated errors are reported once, not in every frame. */
      let refusal: string | undefined
      for (const [step, entry] of entries) if (!own.has(step)) drop(step, entry)
      return {
        bounds,
        get moves() {
          for (const [step, { advances: goesOn, bound }] of entries) if (!once.has(step) && (goesOn || bound.ticking.length > 0)) return true
          return false
        },
        draw(isAdvancing) {
          const steps = listOf(frame)
          if (typeof frame === 'function' && !areReady(steps, mine)) return false
          const { width, height } = host.canvas
          if (isAdvancing && progress === 'still') restart()
          graphics.begin(width, height)
          try {
            runFrame(steps, isAdvancing)
            refusal = undefined
          } catch (error) {
            // Errors of the application's functions are rethrown.
            if (!(error instanceof EngineError)) throw error
            const { message } = error
            if (message !== refusal) failed(atMaking(error, current))
            refusal = message
          } finally {
            // Ends the frame even if a step throws.
            graphics.end()
          }
          return true
        },
        async read(): Promise<Picture> {
          const steps = listOf(frame)
          // A function may return steps that are not compiled yet.
          if (typeof frame === 'function') await Promise.all([...stepsIn(steps)].map(prepare))
          if (shown !== mine) throw new EngineError(nothingToCapture())
          const { width, height } = host.canvas
          return graphics.capture(width, height, () => runFrame(steps, false))
        },
        dispose() {
          // If another frame replaced it, that frame dropped the unused steps.
          if (shown !== mine) return
          shown = undefined
          for (const [step, entry] of entries) drop(step, entry)
        },
      }
    },
    async read(node) {
      const source = sourceOf(node)
      const storage = storageOf(node)
      type Given = Read<typeof node>
      // The type of the node determines the type of the result.
      if (storage) return unpackStorage(storage, await graphics.readStorage(storage.source)) as Given
      const texture = [...entries.values()].flatMap(({ prepared }) => prepared.textures).find((one) => one.source === source)
      const attached = [...targets()].flatMap(({ colors, depth }) => [...colors, ...(depth ? [depth] : [])]).find((one) => one.source === source)
      const from = texture?.source ?? attached?.source
      if (!from) throw new EngineError(notShown())
      // As above.
      return (await graphics.readTexture(from)) as Given
    },
    write(node, numbers) {
      const storage = storageOf(node)
      if (!storage) throw new EngineError(notShown())
      const check = (wanted: number, got = 0, field?: string): void => {
        if (got !== wanted) throw new EngineError(wrongLength(wanted, got, field))
      }
      if (isList(numbers)) check(numberCount(storage), numbers.length)
      else for (const [path, count] of fieldCounts(storage)) check(count, numbers[path]?.length, path)
      const bytes = packStorage(storage, isList(numbers) ? numbers : joinFields(storage, numbers))
      graphics.writeStorage(storage.source, bytes)
      if (progress !== 'begun') written.set(storage.source, bytes)
    },
    reset() {
      restart()
      progress = 'none'
      written.clear()
    },
    get live() {
      return graphics.live
    },
    dispose() {
      isDisposed = true
      for (const [step, entry] of entries) drop(step, entry)
      graphics.dispose()
    },
  }
}
