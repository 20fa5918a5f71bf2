/** The picture of the smallest program, moving: the part that needs the engine, and therefore comes later than the code. */
import { Shader } from 'kirari/react'
import { useEffect, type ReactNode } from 'react'
import { picture, uniforms } from './picture.ts'
import type { Numbers } from './program.ts'

export default function LiveHello({ numbers, label, poster }: { readonly numbers: Numbers; readonly label: string; readonly poster: string }): ReactNode {
  useEffect(() => {
    uniforms.swing.value = numbers.swing
    uniforms.middle.value = numbers.middle
    uniforms.opacity.value = numbers.opacity
  }, [numbers])
  return <Shader fragment={picture} label={label} poster={poster} style={{ height: '100%' }} />
}
