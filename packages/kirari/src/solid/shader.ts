/**
 * A shader as a Solid component. All behaviour is in the engine and in `element`; this is Solid's part alone: the elements,
 * which a server renders as well, and the lifetime. Made by functions, so that the package needs no JSX compiler.
 */
import { mergeProps, splitProps, type JSX } from 'solid-js'
import { createDynamic, isServer } from 'solid-js/web'
import { captureSite } from '#explain'
import type { Followed } from '../element/follow.ts'
import { present, type PresentOptions } from '../element/present.ts'
import { coverStyle, nameOf, optionNames, posterStyle, stageStyle } from '../element/shell.ts'
import type { Engine } from '../engine/interface.ts'
import { createLife } from './create-life.ts'

export type ShaderProps = PresentOptions &
  Omit<JSX.HTMLAttributes<HTMLDivElement>, 'onError' | 'ref' | 'role' | 'aria-label' | 'aria-hidden'> & {
    /** Like `poster`, but any elements. */
    readonly children?: JSX.Element
    /** Called with each new engine, and with undefined when it is disposed: the setter of a signal fits. */
    readonly engineRef?: ((engine: Engine | undefined) => void) | undefined
  }

/**
 * A shader in an element of its own, which has the size that CSS gives it; without one, it is twice as wide as high.
 *
 * @example
 * <Shader fragment={vec4(uv, time.sin(), 1)} label="A slow gradient" />
 */
export const Shader = (props: ShaderProps): JSX.Element => {
  const [options, own, attributes] = splitProps(props, optionNames, ['children', 'engineRef'])
  const site = captureSite(Shader, true)
  let element: HTMLElement
  createLife(
    present,
    () => element,
    // The props guarantee it; splitting loses the type that either `fragment` or `frame` is there.
    () => ({ ...options, site, onEngine: own.engineRef }) as Followed<PresentOptions>,
  )
  const poster = (): JSX.Element =>
    createDynamic(() => (options.poster ? 'img' : undefined), {
      get src() {
        return options.poster
      },
      alt: '',
      style: text(posterStyle),
    })
  const name = mergeProps(attributes, () => nameOf(options.label), { ref: (made: HTMLElement) => (element = made) })
  return part(name, () => part({ style: text(stageStyle) }, () => part({ style: text(coverStyle) }, () => [poster(), own.children])))
}

const part = (attributes: object, children: () => JSX.Element): JSX.Element =>
  createDynamic(
    () => 'div',
    mergeProps(attributes, {
      get children() {
        return children()
      },
    }),
  )

/** Styles that a server writes; in the browser, `present` sets them. */
const text = (style: object): string | undefined =>
  isServer
    ? Object.entries(style)
        .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
        .join(';')
    : undefined
