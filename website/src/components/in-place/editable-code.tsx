/**
 * A code block of a page that the reader may edit where it stands. Until it is touched it is the code alone; the editor and the frame that
 * runs the code are loaded then.
 */
import { lazy, Suspense, use, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { CodeFigure, type CodeFigureProps } from '../code/code-figure.tsx'
import { useText } from '../use-text.ts'
import { ExerciseContext } from './exercise-context.ts'
import { useHasVersion } from './use-has-version.ts'
import { words } from './words.ts'

const Bench = lazy(() => import('./bench.tsx'))

type Props = CodeFigureProps & {
  /** The scene that the code draws: what the reader changes is kept by this name. */
  readonly edit: string
}

export const EditableCode = ({ edit: name, ...figure }: Props): ReactNode => {
  const text = useText()
  const around = use(ExerciseContext)
  const box = useRef<HTMLDivElement>(null)
  const [original, setOriginal] = useState<string>()
  const hasVersion = useHasVersion(name)
  const open = (): void => {
    setOriginal(box.current?.querySelector('code')?.textContent?.trimEnd() ?? '')
    around?.onOpen(true)
  }
  const press = ({ target }: MouseEvent): void => {
    if (original === undefined && target instanceof Element && target.closest('pre') && getSelection()?.isCollapsed !== false) open()
  }
  const close = (): void => {
    setOriginal(undefined)
    around?.onOpen(false)
  }
  const still = (
    <CodeFigure
      {...figure}
      action={
        <button type="button" className="code-copy code-edit" onClick={open} data-edit>
          {text(hasVersion ? words.resume : words.edit)}
        </button>
      }
    />
  )
  return (
    // The mark tells the build that this site has frames for the code of its readers: see scripts/content-policy.ts.
    // The button is for the keyboard; a press on the code does the same, unless it selects some of it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as said
    <div ref={box} className="editable" data-live-code onClick={press}>
      {original === undefined ? (
        still
      ) : (
        <Suspense fallback={still}>
          <Bench name={name} original={original} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
