/** The code with which the playground opens: from the link, the draft or the sample, in this order. A link that is opened later replaces it. */
import { useEffect, useRef } from 'react'
import { keepDraft, readDraft } from '../../playground/draft.ts'
import { fromHash, named } from '../../playground/link.ts'
import type { BackendChoice } from '../../playground/message.ts'
import { codeOf, type Bases } from '../../playground/named-code.ts'
import { sample } from './sample.ts'
import type { words } from './words.ts'

export type FirstCodeListener = {
  readonly onCode: (code: string) => void
  /** A link may name the backend. */
  readonly onBackend: (backend: BackendChoice) => void
  readonly onNotice: (notice: (typeof words)['noBlock' | 'wrongLink']) => void
  /** Called with true if a link has replaced a draft, so that the draft can be restored. */
  readonly onDraft: (hasDraft: boolean) => void
}

export const useFirstCode = ({ language, site }: Bases, listener: FirstCodeListener, notices: Pick<typeof words, 'noBlock' | 'wrongLink'>): void => {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    let isGone = false
    const open = async (isAgain: boolean): Promise<void> => {
      const { onCode, onBackend, onNotice, onDraft } = latest.current
      const draft = readDraft('latest')
      let given: string | undefined
      try {
        const shared = await fromHash(location.hash)
        const name = shared ? undefined : named(location.search)
        given = shared?.code ?? (name && (await codeOf(name, { language, site }).catch(() => undefined)))
        if (name && given === undefined) onNotice(notices.noBlock)
        if (shared) onBackend(shared.backend)
        if (name?.type === 'demo') onBackend(name.backend)
      } catch {
        onNotice(notices.wrongLink)
      }
      const first = given ?? draft ?? sample
      // A hash of a heading keeps the current code.
      if (isGone || (isAgain && given === undefined)) return
      // A link replaces the reader's draft, so the draft stays restorable.
      if (given !== undefined && draft !== undefined && draft !== first) keepDraft('before', draft)
      const before = readDraft('before')
      onDraft(before !== undefined && before !== first)
      onCode(first)
    }
    void open(false)
    const reopen = (): void => void open(true)
    addEventListener('hashchange', reopen)
    return () => {
      isGone = true
      removeEventListener('hashchange', reopen)
    }
  }, [language, site, notices])
}
