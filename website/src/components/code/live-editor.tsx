/** The framework's live editor, in a chunk of its own: it brings a compiler and a highlighter. Only live-code.tsx imports it. */
import Playground from '@theme/Playground'
import scope from '@theme/ReactLiveScope'
import type { ReactNode } from 'react'

export default function LiveEditor({ code, language }: { readonly code: string; readonly language: string }): ReactNode {
  return (
    <Playground scope={scope} language={language}>
      {code}
    </Playground>
  )
}
