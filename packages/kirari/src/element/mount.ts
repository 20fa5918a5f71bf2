/**
 * A picture for pages without a framework, and for those that have no binding: the elements are made here.
 * Must not know: any framework.
 */
import { captureSite } from '#explain'
import { checkPlace } from '#explain-engine'
import type { Engine } from '../engine/interface.ts'
import { present, type PresentOptions } from './present.ts'
import { nameOf } from './shell.ts'

export interface Mounted {
  readonly element: HTMLElement
  /** Another one after an option changed that an engine has for life. */
  readonly engine: Engine
  /** Changes these options, and keeps the others. */
  update(changes: Partial<PresentOptions>): void
  /** Frees everything; its element leaves the page. Again is harmless. */
  dispose(): void
}

/**
 * Shows a shader in an element of the page, with a still picture until the first frame and where there is no GPU.
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
      // What is shown is one or the other: the one that is given takes the place of both.
      const { fragment, frame, init, ...kept } = options
      const shown = changes.fragment || changes.frame ? {} : { fragment, frame, init }
      // Both were options before, and one of the two contents is whole.
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
