/** The text of the open tab: the code, what the frame prints of it, or a file that holds it. */
import { useEffect, useState } from 'react'
import type { CodeLines, Order, Printed, Report } from '../../playground/message.ts'
import { takeOut } from '../../playground/take-out.ts'
import { useText } from '../use-text.ts'
import { isTakenOut, type Tab } from './tab.ts'
import { words } from './words.ts'

type Options = {
  readonly tab: Tab
  readonly code: string
  /** True if the latest run has drawn. */
  readonly isDrawn: boolean
  readonly order: (order: Order) => void
  /** The number of the latest run. */
  readonly run: () => number
}

type Text = { readonly text: string; readonly lines?: CodeLines | undefined }

export type Texts = {
  /** Undefined until the frame has printed it. */
  readonly shown: string | undefined
  /** The lines of the code that each of its lines came from, if that is known. */
  readonly lines: CodeLines | undefined
  readonly hear: (report: Extract<Report, { type: 'printed' | 'unprinted' }>) => void
  /** Another picture was drawn. */
  readonly clear: () => void
}

export const useTexts = ({ tab, code, isDrawn, order, run }: Options): Texts => {
  const text = useText()
  const [texts, setTexts] = useState<Readonly<Partial<Record<Printed, Text>>>>({})
  // The frame prints the text of a tab when the reader opens it.
  useEffect(() => {
    if (!isDrawn || tab === 'typescript') return
    const language: Printed = isTakenOut(tab) ? 'script' : tab
    if (texts[language] === undefined) order({ type: 'print', run: run(), language })
  }, [tab, texts, isDrawn, order, run])
  const takenOut = isTakenOut(tab) && texts.script !== undefined ? (takeOut(tab, code, texts.script.text) ?? { text: text(words.noComponent) }) : undefined
  const open: Partial<Text> | undefined = isTakenOut(tab) ? takenOut : tab === 'typescript' ? { text: code } : texts[tab]
  return {
    shown: open?.text,
    lines: open?.lines,
    hear: (report) => setTexts((before) => ({ ...before, [report.language]: report.type === 'printed' ? report : { text: `// ${report.message}` } })),
    clear: () => setTexts({}),
  }
}
