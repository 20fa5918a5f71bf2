'use client'
/**
 * A fragment as a React element. All behaviour is in the engine; here is only when it lives, and what stands in its place
 * before the first picture and where there is no GPU. Nothing touches the page before an effect runs, so it renders on servers.
 */
import { useEffect, useRef, useState, type CSSProperties, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react'
import { EngineError } from '../engine/message/error.ts'
import { createEngine, type Engine, type EngineOptions } from '../index.ts'

export interface ShaderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onError' | 'role' | 'aria-label' | 'aria-hidden'> {
  /** A colour for every pixel. Another one takes its place without a blank frame. */
  readonly fragment: NonNullable<EngineOptions['fragment']>
  /** What the picture shows, for people who cannot see it. Empty for mere decoration, which they are told nothing about. */
  readonly label: string
  /** Address of a still picture that stands here until the first frame, and for good where there is no GPU. */
  readonly poster?: string | undefined
  /** The same as `poster`, of any elements. */
  readonly children?: ReactNode
  /** What to say where there is no GPU. */
  readonly message?: ReactNode
  readonly backend?: EngineOptions['backend']
  readonly pixelRatio?: EngineOptions['pixelRatio']
  readonly pointer?: EngineOptions['pointer']
  /** Whether time runs; left out, readers who prefer less motion get a still picture. */
  readonly isPlaying?: boolean | undefined
  /** Called with the engine when the first program is compiled. */
  readonly onReady?: ((engine: Engine) => void) | undefined
  /** Called when something cannot be drawn. Left out, mistakes go to the page's own error event. */
  readonly onError?: ((error: Error) => void) | undefined
  /** Gets the engine from when it is made until it is disposed. */
  readonly engineRef?: Ref<Engine> | undefined
}

const defaultMessage = 'This picture needs WebGPU or WebGL2, and this browser offers neither.'
/** Codes of errors that say: there is no GPU to draw with. */
const noGpu: readonly string[] = ['E1001', 'E1002', 'E1005']

// The poster lies over the canvas, so that taking it away is all that happens to be seen.
const stageStyle: CSSProperties = { position: 'relative', width: '100%', height: '100%', aspectRatio: 2 }
const layerStyle: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' }
const imageStyle: CSSProperties = { ...layerStyle, objectFit: 'cover' }
const messageStyle: CSSProperties = { position: 'absolute', inset: 'auto 0 0', margin: 0, padding: '0.5em 1em', background: 'Canvas', color: 'CanvasText' }

/**
 * A shader in an element of its own, which has the size that CSS gives it, or is twice as wide as high.
 *
 * @example
 * <Shader fragment={vec4(uv, time.sin(), 1)} label="A slow gradient" />
 */
export const Shader = (props: ShaderProps): ReactElement => {
  const {
    fragment,
    label,
    poster,
    children,
    message = defaultMessage,
    backend,
    pixelRatio,
    pointer,
    isPlaying,
    onReady,
    onError,
    engineRef,
    ...attributes
  } = props
  const stage = useRef<HTMLDivElement>(null)
  const engine = useRef<Engine>(undefined)
  const latest = useRef(props)
  const [isDrawn, setDrawn] = useState(false)
  const [hasGpu, setHasGpu] = useState(true)

  // First, so that the effects below find the newest.
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const container = stage.current
    if (!container) return undefined
    const made = createEngine({ container, fragment: latest.current.fragment, backend, pixelRatio, pointer })
    engine.current = made
    const awaitFrame = (): void => {
      const stop = made.on('frame', () => {
        stop()
        setDrawn(true)
      })
    }
    const cover = (): void => setDrawn(false)
    awaitFrame()
    made.on('ready', () => latest.current.onReady?.(made))
    made.on('lost', cover)
    made.on('restored', awaitFrame)
    made.on('error', (error) => {
      const isNoGpu = error instanceof EngineError && noGpu.includes(error.diagnostic.code)
      if (isNoGpu) {
        cover()
        setHasGpu(false)
      }
      if (latest.current.onError) latest.current.onError(error)
      // The message on the page says it where there is no GPU; anything else is a mistake that nobody has heard of yet.
      else if (!isNoGpu) reportError(error)
    })
    play(made, latest.current.isPlaying)
    const release = fill(latest.current.engineRef, made)
    return () => {
      release()
      engine.current = undefined
      made.dispose()
      setDrawn(false)
      setHasGpu(true)
    }
  }, [backend, pixelRatio, pointer])

  useEffect(() => {
    if (engine.current && engine.current.fragment !== fragment) engine.current.fragment = fragment
  }, [fragment])

  useEffect(() => {
    if (engine.current) play(engine.current, isPlaying)
  }, [isPlaying])

  // An image hides what is inside it from people who cannot see it: where the message stands it is a group.
  const name = label ? { role: hasGpu ? 'img' : 'group', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <div {...attributes} {...name}>
      <div ref={stage} style={stageStyle}>
        {!isDrawn && poster && <img src={poster} alt={hasGpu ? '' : label} style={imageStyle} />}
        {!isDrawn && children && <div style={layerStyle}>{children}</div>}
        {!hasGpu && <p style={messageStyle}>{message}</p>}
      </div>
    </div>
  )
}

const play = (engine: Engine, isPlaying: boolean | undefined): void => {
  if (isPlaying) engine.play()
  else if (isPlaying === false) engine.pause()
}

/** Gives a ref its value, and returns the way to take it back. */
const fill = (ref: Ref<Engine> | undefined, engine: Engine): (() => void) => {
  if (typeof ref === 'function') {
    const release = ref(engine)
    return typeof release === 'function' ? release : () => void ref(null)
  }
  if (ref) ref.current = engine
  return () => {
    if (ref) ref.current = null
  }
}
