/**
 * Frames of steps on any backend: each step is prepared once, keeps the values it reads, and is run in its place.
 * Hot: `draw` runs every frame and allocates nothing where the frame is a list. Must not know: any backend, when frames are drawn.
 */
import { notShown, wrongLength } from '#explain-engine'
import { bind, type BindHost, type Bound } from '../device/bind.ts'
import type { Fragment, Picture } from '../device/device.ts'
import type { Graphics, Prepared, StorageNumbers } from '../device/graphics.ts'
import { numberCount, packStorage, unpackStorage } from '../device/pack.ts'
import { EngineError } from '../message/error.ts'
import type { DrawStep, Frame, GpuStep, Step } from '../step/step.ts'
import type { Shown } from '../device/shown.ts'
import type { PixelImage, StorageSource, UniformSource } from '../../shader/ir/expr.ts'
import type { ProgramStorage } from '../../shader/ir/program.ts'
import type { TargetSource } from '../../shader/ir/resource.ts'

/** The engine, as its graph sees it. */
export interface GraphHost extends BindHost {
  /** The size of the canvas in pixels. */
  readonly size: () => { readonly width: number; readonly height: number }
}

export interface Graph {
  /** The frame of a lone fragment. */
  frameOf(fragment: Fragment | undefined): readonly Step[]
  /** Compiles what is new, and gives the frame when all of it can be drawn; undefined when it is not wanted any more. */
  show(frame: Frame, init: readonly Step[] | undefined, isStale: () => boolean): Promise<Shown | undefined>
  read(node: unknown): Promise<StorageNumbers & PixelImage>
  write(node: unknown, numbers: ArrayLike<number>): void
  reset(): void
  readonly live: Graphics['live']
  dispose(): void
}

interface Entry {
  readonly prepared: Prepared
  readonly bound: Bound
  readonly stopGeometry: (() => void) | undefined
  /** Whether it lets something go on, which a frame that is only drawn again must not do. */
  readonly advances: boolean
}

const targetOf = (source: UniformSource): TargetSource | undefined => source.attachment?.target

/** Kernels do; so do drawings that add to what a target holds, or that make it from what it held. */
const advances = (step: GpuStep, { textures }: Prepared): boolean => {
  if (step.kind !== 'draw') return true
  const { target, clear } = step
  return !!target && (clear === false || (target.isPingPong && textures.some(({ source }) => targetOf(source) === target)))
}

/** As `draw` makes it: to import that from here would part it from what does not use it. */
const fullScreen: DrawStep = {
  kind: 'draw',
  vertex: undefined,
  fragment: undefined,
  raw: undefined,
  geometry: undefined,
  topology: 'triangles',
  count: undefined,
  instances: 1,
  indirect: undefined,
  target: undefined,
  clear: [0, 0, 0, 0],
  clearDepth: 1,
  blend: 'none',
  depth: undefined,
  cull: 'none',
  colorMask: [true, true, true, true],
  viewport: undefined,
  scissor: undefined,
  label: undefined,
}

/** Every step once, in the order in which they come first. */
const stepsIn = (steps: readonly Step[], found = new Set<GpuStep>()): Set<GpuStep> => {
  for (const step of steps) {
    if (step.kind === 'repeat') stepsIn(step.steps, found)
    else found.add(step)
  }
  return found
}

export const createGraph = (graphics: Graphics, host: GraphHost): Graph => {
  const { size, changed, failed } = host
  const entries = new Map<GpuStep, Entry>()
  /** In one list, so that it can be walked without an iterator. */
  const bounds: Bound[] = []
  const fragments = new WeakMap<object, readonly Step[]>()
  let shown: { readonly frame: Frame; readonly init: readonly Step[] } | undefined
  let needsInit = true
  let hasDrawn = false
  let isDisposed = false
  /** The steps that were asked for last: an older wish that comes late leaves them alone. */
  let wanted: ReadonlySet<GpuStep> = new Set()
  /** Steps that a frame's function gave and that are not ready yet. */
  const awaited = new Set<GpuStep>()

  const prepare = async (step: GpuStep): Promise<void> => {
    if (entries.has(step)) return
    const prepared = await graphics.prepare(step)
    // Someone else may have been faster, or it came too late.
    if (isDisposed || entries.has(step)) return prepared.dispose()
    const bound = bind(prepared.uniforms, prepared.textures, host)
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

  const run = (steps: readonly Step[], isAdvancing: boolean): void => {
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]
      if (!step) continue
      if (step.kind === 'repeat') {
        const rounds = typeof step.count === 'function' ? step.count() : step.count
        for (let round = 0; round < rounds; round++) run(step.steps, isAdvancing)
        continue
      }
      const entry = entries.get(step)
      if (entry && (isAdvancing || !entry.advances)) entry.prepared.run(entry.bound.slots)
    }
  }
  /** Whether all of it can be run; what cannot is prepared meanwhile, and the picture stays. */
  const isReady = (steps: readonly Step[]): boolean => {
    let ready = true
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]
      if (!step) continue
      if (step.kind === 'repeat') ready = isReady(step.steps) && ready
      else if (!entries.has(step)) {
        ready = false
        if (awaited.has(step)) continue
        awaited.add(step)
        prepare(step).then(
          () => {
            awaited.delete(step)
            changed()
          },
          // It stays awaited: it is not tried again in every frame.
          failed,
        )
      }
    }
    return ready
  }
  /** What a frame does, after `init` if that is due. */
  const runFrame = (steps: readonly Step[], isAdvancing: boolean): void => {
    if (needsInit && shown) {
      needsInit = false
      run(shown.init, true)
    }
    run(steps, isAdvancing)
    hasDrawn = true
  }

  /** What has the same name and shape as something that is new takes over from it. */
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

  /** Callers without types may hand over anything. */
  const sourceOf = (node: unknown): unknown => (typeof node === 'object' && node !== null && 'detail' in node ? node.detail : node)
  const storageOf = (node: unknown): ProgramStorage | undefined => {
    const source = sourceOf(node)
    return [...storages()].find(([known]) => known === source)?.[1]
  }

  return {
    frameOf(fragment) {
      if (!fragment) return []
      const known = fragments.get(fragment) ?? [{ ...fullScreen, fragment }]
      fragments.set(fragment, known)
      return known
    },
    async show(frame, init = [], isStale) {
      const own = (wanted = stepsIn([...init, ...listOf(frame)]))
      const [oldStorages, oldTargets] = [new Set(storages().keys()), targets()]
      // All at once, so that a driver with several threads uses them; the first refusal is told when none is left under way.
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
      const mine = (shown = { frame, init })
      for (const [step, entry] of entries) if (!own.has(step)) drop(step, entry)
      return {
        bounds,
        get advances() {
          for (const { advances: own } of entries.values()) if (own) return true
          return false
        },
        draw(isAdvancing) {
          const steps = listOf(frame)
          if (typeof frame === 'function' && !isReady(steps)) return
          const { width, height } = size()
          graphics.begin(width, height)
          try {
            // The first frame is whole: what is shown rests on what its kernels made.
            runFrame(steps, isAdvancing || !hasDrawn)
          } finally {
            // What a function of the application throws must not leave a frame open.
            graphics.end()
          }
        },
        read(): Promise<Picture> {
          const { width, height } = size()
          return graphics.capture(width, height, () => runFrame(listOf(frame), !hasDrawn))
        },
        dispose() {
          // The frame that takes its place has dropped what it does not need.
          if (shown !== mine) return
          shown = undefined
          for (const [step, entry] of entries) drop(step, entry)
        },
      }
    },
    async read(node) {
      const source = sourceOf(node)
      const storage = storageOf(node)
      // A storage gives numbers, and anything else that is shown is a texture.
      if (storage) return unpackStorage(storage, await graphics.readStorage(storage.source)) as StorageNumbers & PixelImage
      const texture = [...entries.values()].flatMap(({ prepared }) => prepared.textures).find((one) => one.source === source)
      const attached = [...targets()].flatMap(({ colors, depth }) => [...colors, ...(depth ? [depth] : [])]).find((one) => one.source === source)
      const from = texture?.source ?? attached?.source
      if (!from) throw new EngineError(notShown())
      // As above.
      return (await graphics.readTexture(from)) as StorageNumbers & PixelImage
    },
    write(node, numbers) {
      const storage = storageOf(node)
      if (!storage) throw new EngineError(notShown())
      const wanted = numberCount(storage)
      if (numbers.length !== wanted) throw new EngineError(wrongLength(wanted, numbers.length))
      graphics.writeStorage(storage.source, packStorage(storage, numbers))
    },
    reset() {
      graphics.reset()
      needsInit = true
      hasDrawn = false
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
