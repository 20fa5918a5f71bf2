/** Says what was lowered because the GPU is slow, and lets the reader have all of it. */
import type { ReactNode } from 'react'
import type { Demo } from '../demo.ts'
import type { Quality } from '../quality.ts'
import styles from './demo.module.css'
import { useText } from '../../components/use-text.ts'
import { words } from './words.ts'

export const Lowered = ({ demo, quality, onFull }: { readonly demo: Demo; readonly quality: Quality; readonly onFull: () => void }): ReactNode => {
  const text = useText()
  const labels = quality.lowered.flatMap((name) => demo.controls[name]?.label ?? [])
  return (
    <p className={styles.lowered} role="status" data-demo-lowered>
      {text(words.lowered).replace('{percent}', String(Math.round(quality.pixels * 1000) / 10))}
      {labels.length > 0 && text(words.lighter).replace('{names}', labels.map(text).join(text(words.comma)))}{' '}
      <button type="button" onClick={onFull}>
        {text(words.full)}
      </button>
    </p>
  )
}
