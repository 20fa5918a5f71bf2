/**
 * An exercise: its target beside the reader's picture, its code, and the hints and the solution, which stay closed until the reader opens
 * them. The code block inside becomes the editor (in-place) and reports the score.
 */
import type { SceneName } from '@site/src/generated/scenes/index.ts'
import { Children, cloneElement, isValidElement, useCallback, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { keepScore } from '../../course/kept.ts'
import { solvedScore } from '../../course/score.ts'
import { exercisePosterSize } from '../../image-size.ts'
import { ExerciseContext } from '../in-place/exercise-context.ts'
import { filled } from '../filled.ts'
import { LivePicture } from '../live-shader/live-picture.tsx'
import { useText } from '../use-text.ts'
import styles from './exercise.module.css'
import { useScores } from './use-scores.ts'
import { words } from './words.ts'

type Props = {
  /** As the code blocks inside name it: `exercise=name` and `solution=name`. */
  readonly name: SceneName
  /** Describes the picture at the start, for people who cannot see it. */
  readonly start: string
  /** Describes the target. */
  readonly target: string
  readonly children: ReactNode
}

export const Exercise = ({ name, start, target, children }: Props): ReactNode => {
  const text = useText()
  const box = useRef<HTMLElement>(null)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [score, setScore] = useState<number>()
  const isSolved = (useScores()[name] ?? 0) >= solvedScore
  const solutionOf = useCallback(() => box.current?.querySelector('[data-solution] pre code')?.textContent ?? '', [])
  const take = useCallback(
    (next: number) => {
      setScore(next)
      keepScore(name, next)
    },
    [name],
  )
  const given = useMemo(() => ({ slot, solutionOf, onScore: take, onOpen: setOpen }), [slot, solutionOf, take])
  const percent = Math.floor(100 * (score ?? 0))
  // The start of an exercise is a scene as well: scripts/scenes.ts.
  const startScene = `${name}-start` as SceneName
  return (
    <section ref={box} className={styles.exercise} data-exercise={name} data-score={score}>
      <div className={styles.pictures}>
        <figure>
          <LivePicture scene={name} label={target} size={exercisePosterSize} />
          <figcaption>{text(words.target)}</figcaption>
        </figure>
        <figure>
          <div ref={setSlot} className={isOpen ? styles.slot : undefined}>
            {!isOpen && <LivePicture scene={startScene} label={start} size={exercisePosterSize} />}
          </div>
          <figcaption>
            {text(words.yours)}
            <span className={styles.score} role="status">
              {score !== undefined && (
                <>
                  {text(words.match)} {percent} %
                </>
              )}
              {isSolved && <strong>✓ {text(words.solved)}</strong>}
            </span>
          </figcaption>
          <div className={styles.track} aria-hidden="true">
            <div style={{ width: `${percent}%` }} />
          </div>
        </figure>
      </div>
      <ExerciseContext value={given}>{numbered(children)}</ExerciseContext>
    </section>
  )
}

type HintProps = {
  /** The exercise counts its hints. */
  readonly number?: number
  readonly count?: number
  readonly children: ReactNode
}

export const Hint = ({ number = 1, count = 1, children }: HintProps): ReactNode => {
  const text = useText()
  return (
    <details className={styles.hint}>
      <summary>{count === 1 ? text(words.hint) : filled(text(words.hintOf), { number, count })}</summary>
      <div>{children}</div>
    </details>
  )
}

const isHint = (child: ReactNode): child is ReactElement<HintProps> => isValidElement(child) && child.type === Hint

/** Gives each hint its number and the total. */
const numbered = (children: ReactNode): ReactNode => {
  const parts = Children.toArray(children)
  const hints = parts.filter(isHint)
  return parts.map((part) => (isHint(part) ? cloneElement(part, { number: hints.indexOf(part) + 1, count: hints.length }) : part))
}

export const Solution = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const text = useText()
  return (
    <details className={styles.hint} data-solution>
      <summary>{text(words.solution)}</summary>
      <div>{children}</div>
    </details>
  )
}
