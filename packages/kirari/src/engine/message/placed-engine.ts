/**
 * Source locations for the errors of an engine, in development: an error in what it shows gets the location where the application set it,
 * an error in a method the location of the call. Also records which canvases have an engine: a second one would draw over the first.
 */
import { atSite, captureSite, placedAt } from '#explain'
import type { Site } from '../../shader/diagnostic/site.ts'

/** The part of an engine that this file needs. */
interface EngineLike {
  readonly canvas: object
}

const canvasesInUse = new WeakSet<object>()
export const hasEngine = (canvas: unknown): boolean => typeof canvas === 'object' && canvas !== null && canvasesInUse.has(canvas)

/** The source location where each engine got what it shows. */
const sites = new WeakMap<object, Site>()

/** Adds the location of what the engine shows to an error that was not thrown. */
export const placeError = (error: unknown, engine: object): void => void atSite(error, sites.get(engine))

const methods: readonly string[] = ['on', 'seek', 'step', 'resize', 'read', 'write']
/** Properties that change what the engine shows; framework bindings set these themselves. */
const shownProperties: readonly string[] = ['fragment', 'frame']

/** Wraps the methods and setters of a new engine. `below` is the public function that made the engine, or an object with the location as its `site`: then the application makes no call itself. */
export const placeMethods = (engine: EngineLike, below: unknown): void => {
  const site = captureSite(below)
  if (site) sites.set(engine, site)
  canvasesInUse.add(engine.canvas)
  // Methods are looked up by name and called with the arguments they get.
  const members = engine as EngineLike & Record<string, (...values: unknown[]) => unknown>
  const { dispose } = members
  members['dispose'] = () => {
    canvasesInUse.delete(engine.canvas)
    dispose?.()
  }
  for (const name of methods) {
    const original = members[name]
    if (!original) continue
    const method = (...values: readonly unknown[]): unknown =>
      placedAt(method, (from) => {
        const result = original(...values)
        if (!(result instanceof Promise)) return result
        return result.catch((error: unknown) => {
          throw atSite(error, from)
        })
      })
    members[name] = method
  }
  for (const name of typeof below === 'function' ? [...shownProperties, 'speed'] : ['speed']) {
    const accessor = Object.getOwnPropertyDescriptor(engine, name)
    const set = (value: unknown): void =>
      placedAt(set, (from) => {
        if (from && shownProperties.includes(name)) sites.set(engine, from)
        accessor?.set?.call(engine, value)
      })
    Object.defineProperty(engine, name, { ...accessor, set })
  }
}
