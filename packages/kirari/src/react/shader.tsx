'use client'
/**
 * A shader as a React element. All behaviour is in the engine and in `element`; here is only React's part of it: the elements,
 * which a server renders as well, and when the picture lives.
 */
import { useRef, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react'
import { resting } from '../element/life.ts'
import { present, type PresentOptions } from '../element/present.ts'
import { coverStyle, nameOf, posterStyle, splitOptions, stageStyle } from '../element/shell.ts'
import type { Engine } from '../engine/interface.ts'
import { ownerSite } from './owner-site.ts'
import { useLife } from './use-life.ts'

export type ShaderProps = PresentOptions &
  Omit<HTMLAttributes<HTMLDivElement>, 'onError' | 'role' | 'aria-label' | 'aria-hidden'> & {
    /** The same as `poster`, of any elements. */
    readonly children?: ReactNode
    /** Gets the engine from when it is made until it is disposed. */
    readonly engineRef?: Ref<Engine> | undefined
  }

const begin = /*#__PURE__*/ resting(present)

/**
 * A shader in an element of its own, which has the size that CSS gives it, or is twice as wide as high.
 *
 * @example
 * <Shader fragment={vec4(uv, time.sin(), 1)} label="A slow gradient" />
 */
export const Shader = ({ children, engineRef, ...props }: ShaderProps): ReactElement => {
  const place = useRef<HTMLDivElement>(null)
  const release = useRef<() => void>(undefined)
  const [options, attributes] = splitOptions(props)
  useLife(begin, place, 0, {
    ...options,
    site: ownerSite(),
    onEngine(engine) {
      release.current?.()
      release.current = engine && fill(engineRef, engine)
    },
  })
  return (
    <div {...attributes} {...nameOf(props.label)} ref={place}>
      <div style={stageStyle}>
        <div style={coverStyle}>
          {props.poster && <img src={props.poster} alt="" style={posterStyle} />}
          {children}
        </div>
      </div>
    </div>
  )
}

/** Gives a ref its value, and returns the way to take it back. */
const fill = (ref: Ref<Engine> | undefined, engine: Engine): (() => void) => {
  const release = typeof ref === 'function' ? ref(engine) : undefined
  if (typeof release === 'function') return release
  if (typeof ref === 'object' && ref) ref.current = engine
  return () => {
    if (typeof ref === 'function') ref(null)
    else if (ref) ref.current = null
  }
}
