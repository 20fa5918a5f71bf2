/** The lessons of a chapter as links, each with the number of its solved exercises. */
import Link from '@docusaurus/Link'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { course } from '@site/src/generated/course.ts'
import type { ReactNode } from 'react'
import { solvedScore } from '../../course/score.ts'
import { filled } from '../filled.ts'
import { useText } from '../use-text.ts'
import styles from './lessons.module.css'
import { useScores } from './use-scores.ts'
import { words } from './words.ts'

export const Lessons = ({ chapter }: { readonly chapter: keyof typeof course }): ReactNode => {
  const text = useText()
  const scores = useScores()
  const { currentLocale } = useDocusaurusContext().i18n
  return (
    <ol className={styles.lessons}>
      {course[chapter].map(({ path, title, exercises }) => {
        const done = exercises.filter((name) => (scores[name] ?? 0) >= solvedScore).length
        const all = exercises.length
        return (
          <li key={path}>
            <Link to={`/guide/${path}`}>{title[currentLocale === 'ja' ? 'ja' : 'en']}</Link>
            {all > 0 && (
              <span className={styles.dots} role="img" aria-label={filled(text(words.done), { done, all })}>
                {exercises.map((name) => (
                  <span key={name} className={(scores[name] ?? 0) >= solvedScore ? styles.solved : undefined} />
                ))}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
