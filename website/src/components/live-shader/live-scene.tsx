/** The picture itself, moving: the part of a live picture that needs the engine, and therefore comes later than its poster. */
import type { SceneName } from '@site/src/generated/scenes/index.ts'
import type { Engine, Fragment, Frame, Step } from 'kirari'
import { Shader } from 'kirari/react'
import { useEffect, useState, type ReactNode, type Ref } from 'react'
import { loadScene } from '../../course/load-scene.ts'

type Props = {
  readonly scene: SceneName
  readonly label: string
  readonly poster: string
  readonly values: UniformValues
  readonly isPlaying: boolean | undefined
  readonly message: string
  readonly engineRef?: Ref<Engine> | undefined
}

/** The values of a scene's uniforms by their names in the code. */
export type UniformValues = Readonly<Record<string, number | readonly number[]>>

/** The exports of a scene: a fragment, or a frame with its first steps; and uniforms by their names in the code. */
type Scene = { readonly [name: string]: unknown } & Content
type Content =
  | { readonly fragment: Fragment; readonly frame?: undefined; readonly init?: undefined }
  | { readonly frame: Frame; readonly init?: readonly Step[] | undefined; readonly fragment?: Fragment }

export default function LiveScene({ scene, label, poster, values, isPlaying, message, engineRef }: Props): ReactNode {
  const [loaded, setLoaded] = useState<Scene>()
  useEffect(() => {
    let isGone = false
    void loadScene(scene).then((module) => {
      // The module exports a fragment or a frame: scripts/scenes.ts refuses others.
      if (!isGone) setLoaded(module as Scene)
    })
    return () => {
      isGone = true
    }
  }, [scene])
  useEffect(() => {
    if (!loaded) return
    for (const [name, value] of Object.entries(values)) setUniform(loaded, name, value)
  }, [loaded, values])
  if (!loaded) return <img src={poster} alt={label} style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
  const content = loaded.frame ? { frame: loaded.frame, init: loaded.init } : { fragment: loaded.fragment }
  return <Shader {...content} label={label} poster={poster} message={message} isPlaying={isPlaying} engineRef={engineRef} style={{ height: '100%' }} />
}

const setUniform = (scene: Scene, name: string, value: number | readonly number[]): void => {
  const uniform = scene[name]
  // A uniform is an object whose `value` is set; the graph has no other way to be told from outside.
  if (typeof uniform !== 'object' || uniform === null || !('value' in uniform))
    throw new Error(`The code of this picture exports no uniform "${name}". Export it, or remove its slider or handle.`)
  uniform.value = value
}
