/** An engine in an element of the application's own, for those who need only a canvas. */
import { createSignal, type Accessor } from 'solid-js'
import { captureSite } from '#explain'
import { follow, type FollowOptions } from '../element/follow.ts'
import type { Engine } from '../engine/interface.ts'
import { createLife } from './create-life.ts'

/**
 * An engine that puts its canvas into the element with this `ref`, and lives as long as the element.
 *
 * @example
 * const { ref, engine } = useEngine(() => ({ fragment: shown() }))
 * return <div ref={ref} onClick={() => engine()?.seek(0)} />
 */
export const useEngine = (
  options: Accessor<FollowOptions>,
): { readonly ref: (element: HTMLElement) => void; readonly engine: Accessor<Engine | undefined> } => {
  const site = captureSite(useEngine)
  const [engine, onEngine] = createSignal<Engine>()
  return {
    // Solid calls it in the owner of the element.
    ref: (element) =>
      createLife(
        follow,
        () => element,
        () => ({ ...options(), site, onEngine }),
      ),
    engine,
  }
}
