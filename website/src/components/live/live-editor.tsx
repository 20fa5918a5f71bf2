/** The editor of a live block and, below it, what its code makes. In a chunk of its own: only live-code.tsx imports it. */
import { useThemeConfig } from '@docusaurus/theme-common'
import type { ThemeConfig as LiveThemeConfig } from '@docusaurus/theme-live-codeblock'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../use-text.ts'
import { CodeField } from './code-field.tsx'
import { FrameRunner } from './frame-runner.tsx'
import { words } from './words.ts'

/** Milliseconds without a key after which the code is run. */
const pause = 250

export default function LiveEditor({ code: original, language }: { readonly code: string; readonly language: string }): ReactNode {
  const text = useText()
  // The theme of live blocks checks its own setting, and has it always.
  const { liveCodeBlock } = useThemeConfig() as unknown as LiveThemeConfig
  const [code, setCode] = useState(original.trimEnd())
  const [settled, setSettled] = useState(code)
  useEffect(() => {
    if (code === settled) return undefined
    const timer = setTimeout(() => setSettled(code), pause)
    return () => clearTimeout(timer)
  }, [code, settled])

  const editor = (
    <div key="editor" className="code live-editor">
      <div className="code-bar">
        <span>{text(words.editor)}</span>
        {code !== original.trimEnd() && (
          <button type="button" className="code-copy" onClick={() => setCode(original.trimEnd())}>
            {text(words.reset)}
          </button>
        )}
      </div>
      <CodeField code={code} onChange={setCode} label={text(words.editor)} hint={text(words.hint)} leaving={text(words.leaving)} />
    </div>
  )
  const result = (
    <div key="result" className="live-result">
      <p className="live-bar">{text(words.result)}</p>
      <FrameRunner code={settled} language={language} />
    </div>
  )
  return <>{liveCodeBlock.playgroundPosition === 'top' ? [result, editor] : [editor, result]}</>
}
