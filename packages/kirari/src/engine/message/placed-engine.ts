/**
 * Where the mistakes of an engine are, in development: those of what it shows have the place of the call that handed it over, those of a
 * method the place that called it. Also which canvases have an engine: a second one would draw over its pictures.
 * Must not know: which mistakes there are.
 */
import { atSite, captureSite, placedAt } from '#explain'
import type { Site } from '../../shader/diagnostic/site.ts'

/** As far as it is followed here. */
interface Methods {
  readonly canvas: object
}

const taken = new WeakSet<object>()
export const isTaken = (canvas: unknown): boolean => typeof canvas === 'object' && canvas !== null && taken.has(canvas)

/** Where each engine got what it shows. */
const sites = new WeakMap<object, Site>()

/** Gives an error that was not thrown the place of what its engine shows. */
export const placeError = (error: unknown, engine: object): void => void atSite(error, sites.get(engine))

const methods: readonly string[] = ['on', 'seek', 'step', 'resize', 'read', 'write']
/** Those that show something else; a framework sets them in lines of its own. */
const shows: readonly string[] = ['fragment', 'frame']

/** Follows an engine from its beginning. `below` is the public function that made it, or has the place as its `site`: then no call is the application's own. */
export const placeMethods = (engine: Methods, below: unknown): void => {
  const site = captureSite(below)
  if (site) sites.set(engine, site)
  taken.add(engine.canvas)
  // Each method is found by its name, and called with the arguments that it was given.
  const members = engine as Methods & Record<string, (...values: unknown[]) => unknown>
  const { dispose } = members
  members['dispose'] = () => {
    taken.delete(engine.canvas)
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
  for (const name of typeof below === 'function' ? [...shows, 'speed'] : ['speed']) {
    const accessor = Object.getOwnPropertyDescriptor(engine, name)
    const set = (value: unknown): void =>
      placedAt(set, (from) => {
        if (from && shows.includes(name)) sites.set(engine, from)
        accessor?.set?.call(engine, value)
      })
    Object.defineProperty(engine, name, { ...accessor, set })
  }
}
