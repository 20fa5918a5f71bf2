/** The editor in its place, and the compiler that it loads when the reader begins. */
import { useEffect, useRef, type RefObject } from 'react'
import { playgroundTypes } from '../../playground/types/address.ts'
import type { Types } from '../../playground/types/client.ts'
import { useText } from '../use-text.ts'
import { openEditor, type Editor, type EditorEvents } from './editor.ts'
import { words } from './words.ts'

type Options = {
  readonly place: RefObject<HTMLElement | null>
  /** The code with which the editor opens; undefined until it is known. */
  readonly code: string | undefined
  readonly isJapanese: boolean
  /** The address of the files that all languages share. */
  readonly root: string
  readonly events: EditorEvents
  /** The compiler is large, so it is loaded at this event: when the editor gets the focus, or when the reader writes. */
  readonly typesAt: 'focusin' | 'input'
  /** The compiler is loaded, the last thing that an editor waits for. */
  readonly onTypes?: () => void
  readonly onNoTypes: () => void
}

export type UsedEditor = {
  readonly editor: RefObject<Editor | undefined>
  /** Tells the compiler the code. */
  readonly update: (code: string) => void
}

export const useEditor = ({ place, code, isJapanese, root, events, typesAt, onTypes, onNoTypes }: Options): UsedEditor => {
  const text = useText()
  const editor = useRef<Editor>(undefined)
  const types = useRef<Types>(undefined)
  const latest = useRef({ code, events, onTypes, onNoTypes })
  useEffect(() => {
    latest.current = { code, events, onTypes, onNoTypes }
  })
  const isReady = code !== undefined
  useEffect(() => {
    if (!isReady || !place.current) return undefined
    const opened = openEditor(
      place.current,
      latest.current.code ?? '',
      {
        onChange: (next) => latest.current.events.onChange(next),
        onTweak: (ranges, values, isFirst) => latest.current.events.onTweak(ranges, values, isFirst),
        onTweakEnd: () => latest.current.events.onTweakEnd(),
        onLine: (line) => latest.current.events.onLine(line),
        onPoint: (at) => latest.current.events.onPoint(at),
      },
      {
        label: text(words.editor),
        number: text(words.number),
        colour: text(words.colour),
        axes: [text(words.axisX), text(words.axisY)],
        pad: text(words.pad),
      },
    )
    editor.current = opened
    const loadTypes = async (): Promise<void> => {
      const [{ openTypes }, { typesExtension }, { typesWords }] = await Promise.all([
        import('../../playground/types/client.ts'),
        import('../../playground/types/extension.ts'),
        import('../../playground/types/words.ts'),
      ])
      const loaded = openTypes(
        `${root}${playgroundTypes.worker}`,
        `${root}${playgroundTypes.libraries}`,
        isJapanese ? { messagesAddress: `${root}${playgroundTypes.messages}` } : {},
      )
      types.current = loaded
      loaded.update(opened.code())
      opened.extend(typesExtension(loaded, typesWords[isJapanese ? 'ja' : 'en']))
      await loaded.ready
      latest.current.onTypes?.()
    }
    place.current.addEventListener(typesAt, () => void loadTypes().catch(() => latest.current.onNoTypes()), { once: true })
    return () => {
      editor.current = undefined
      types.current?.close()
      types.current = undefined
      opened.close()
    }
    // The labels do not change while the page is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, typesAt])
  return { editor, update: (next) => types.current?.update(next) }
}
