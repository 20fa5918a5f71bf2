/**
 * An engine that follows changing options: it adopts what it can without a blank frame, and is created anew for the rest.
 */
import { latestSite } from '#explain'
import type { Engine } from '../engine/interface.ts'
import { createEngine, type EngineOptions } from '../index.ts'
import type { Site } from '../shader/diagnostic/site.ts'
import type { Life } from './life.ts'

type In<Options, Place> = Options extends Place ? Omit<Options, 'canvas' | 'container' | 'label'> : never

export type FollowOptions = In<EngineOptions, { readonly container: HTMLElement }> & {
  /** Whether time runs. Default: yes, but people who prefer reduced motion get a still frame. */
  readonly isPlaying?: boolean | undefined
  /** Called with the engine when the first program is compiled. */
  readonly onReady?: ((engine: Engine) => void) | undefined
  /** Called when something cannot be drawn. By default, errors go to the page's own error event. */
  readonly onError?: ((error: Error) => void) | undefined
}
/** The options, and what a binding needs besides. */
export type Followed<Options = FollowOptions> = Options & {
  /** Where the application created it. */
  readonly site?: Site | undefined
  /** Called with each new engine; called with undefined and the engine when one is disposed. */
  readonly onEngine?: ((engine: Engine | undefined, disposed?: Engine) => void) | undefined
}

/** Options that an engine keeps for life. */
const fixed = ['backend', 'pixelRatio', 'pointer', 'samples', 'timing', 'init'] as const

/** Applications often build a new array for the same steps. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((part, i) => part === b[i]))

export interface Watcher {
  /** Called with each new engine. */
  begin(engine: Engine): void
  /** Reports an error that the application does not listen to; returns whether readers see it. */
  report(error: Error): boolean
}

export const follow = (container: HTMLElement, first: Followed, watcher?: Watcher): Life<Followed> => {
  let latest = first
  const start = (): Engine => {
    const options = { ...latest, container, canvas: undefined, label: undefined }
    // The second parameter is internal, so the public type leaves it out: errors name the place in its `site`.
    const made = (createEngine as (given: EngineOptions, below: unknown) => Engine)(options, { site: latestSite(() => latest.site) })
    made.on('ready', () => latest.onReady?.(made))
    made.on('error', (error) => {
      const isReported = watcher?.report(error)
      if (latest.onError) latest.onError(error)
      else if (!isReported) reportError(error)
    })
    watcher?.begin(made)
    play(made, latest.isPlaying)
    latest.onEngine?.(made)
    return made
  }
  const stop = (): void => {
    engine.dispose()
    latest.onEngine?.(undefined, engine)
  }
  let engine = start()
  return {
    get engine() {
      return engine
    },
    update(next) {
      const last = latest
      if (fixed.some((name) => !isSame(next[name], last[name]))) {
        const { time } = engine
        stop()
        latest = next
        engine = start()
        engine.seek(time)
        return
      }
      latest = next
      if (next.frame) {
        if (!isSame(next.frame, last.frame)) engine.frame = next.frame
      } else if (next.fragment !== last.fragment) engine.fragment = next.fragment
      if (next.isPlaying !== last.isPlaying) play(engine, next.isPlaying)
    },
    dispose: stop,
  }
}

const play = (engine: Engine, isPlaying: boolean | undefined): void => {
  if (isPlaying) engine.play()
  else if (isPlaying === false) engine.pause()
}
