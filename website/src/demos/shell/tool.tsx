/** A button with a sign, beside a canvas. */
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './tool.module.css'

type ToolProps = { readonly icon: Parameters<typeof Icon>[0]['name']; readonly label: string; readonly isEnabled: boolean; readonly onPress: () => void }

export const Tool = ({ icon, label, isEnabled, onPress }: ToolProps): ReactNode => (
  <button type="button" className={styles.tool} aria-label={label} title={label} disabled={!isEnabled} onClick={onPress} data-tool={icon}>
    <Icon name={icon} />
  </button>
)
