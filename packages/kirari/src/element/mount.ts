/**
 * Shows a shader on pages without a framework, or with one that has no binding: creates the elements itself.
 */
import { captureSite } from '#explain'
import { checkPlace } from '#explain-engine'
import type { Engine } from '../engine/interface.ts'
import { present, type PresentOptions } from './present.ts'
import { nameOf } from './shell.ts'

export interface Mounted {
  readonly element: HTMLElement
  /** Replaced after a change of an option that an engine keeps for life. */
  readonly engine: Engine
  /** Changes these options and keeps the others. */
  update(changes: Partial<PresentOptions>): void
  /** Frees everything and removes its element from the page. Calling it again does nothing. */
  dispose(): void
}

/**
 * Shows a shader in an element of the page, with a still image before the first frame and where there is no GPU.
 *
 * @example
 * mount(document.body, { fragment: vec4(uv, time.sin(), 1), label: 'A slow gradient', poster: 'gradient.webp' })
 */
export const mount = (container: HTMLElement, first: PresentOptions): Mounted => {
  checkPlace('container', container, mount)
  const site = captureSite(mount)
  let options = first
  const [element, stage, cover] = [document.createElement('div'), document.createElement('div'), document.createElement('div')]
  element.style.height = '100%'
  stage.append(cover)
  element.append(stage)
  const name = (): void => {
    const { label, poster } = options
    for (const attribute of ['role', 'aria-label', 'aria-hidden']) element.removeAttribute(attribute)
    for (const [attribute, value] of Object.entries(nameOf(label))) element.setAttribute(attribute, `${value}`)
    const image = cover.querySelector('img')
    if (image?.getAttribute('src') === poster) return
    image?.remove()
    if (poster) cover.appendChild(document.createElement('img')).src = poster
  }
  name()
  container.append(element)
  const life = present(element, { ...options, site })
  return {
    element,
    get engine() {
      return life.engine
    },
    update(changes) {
      // `fragment` and `frame` exclude each other: the new one replaces both.
      const { fragment, frame, init, ...kept } = options
      const shown = changes.fragment || changes.frame ? {} : { fragment, frame, init }
      // All of them were valid options, and either `fragment` or `frame` is set.
      options = { ...kept, ...shown, ...changes } as PresentOptions
      name()
      life.update({ ...options, site })
    },
    dispose() {
      life.dispose()
      element.remove()
    },
  }
}
