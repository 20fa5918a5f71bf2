/** Stops a moving picture and lets it go on. The button is not there until there is something to stop. */
import { translate } from '@docusaurus/Translate'
import type { ReactNode } from 'react'
import styles from './motion-button.module.css'

export const MotionButton = ({
  isMoving,
  onToggle,
  className,
}: {
  readonly isMoving: boolean
  readonly onToggle: () => void
  readonly className?: string | undefined
}): ReactNode => {
  const label = isMoving
    ? translate({ id: 'picture.pause', message: 'Pause the animation', description: 'Name of the button that stops a moving picture' })
    : translate({ id: 'picture.play', message: 'Play the animation', description: 'Name of the button that lets a picture move' })
  return (
    <button type="button" className={`${styles.button} ${className ?? ''}`} aria-label={label} title={label} onClick={onToggle}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={isMoving ? 'M4.5 3h2.2v10H4.5zM9.3 3h2.2v10H9.3z' : 'M5 2.6 13 8l-8 5.4z'} fill="currentColor" />
      </svg>
    </button>
  )
}
