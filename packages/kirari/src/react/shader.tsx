'use client'
/**
 * A shader as a React element. All behaviour is in the engine and in `element`; this is React's part alone: the elements,
 * which a server renders as well, and the lifetime.
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
    /** Like `poster`, but any elements. */
    readonly children?: ReactNode
    /** Holds the engine from its creation until its disposal. */
    readonly engineRef?: Ref<Engine> | undefined
  }

const begin = /*#__PURE__*/ resting(present)

/**
 * A shader in an element of its own, which has the size that CSS gives it; without one, it is twice as wide as high.
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

/** Gives a ref its value, and returns the function that clears it. */
const fill = (ref: Ref<Engine> | undefined, engine: Engine): (() => void) => {
  const release = typeof ref === 'function' ? ref(engine) : undefined
  if (typeof release === 'function') return release
  if (typeof ref === 'object' && ref) ref.current = engine
  return () => {
    if (typeof ref === 'function') ref(null)
    else if (ref) ref.current = null
  }
}
