/** The line that installs the library, with a button that copies it. */
import type { ReactNode } from 'react'
import { CopyButton } from '../code/copy-button.tsx'

const command = 'npm install kirari'

export const Install = (): ReactNode => (
  <div className="install">
    <code translate="no">{command}</code>
    <CopyButton text={() => command} />
  </div>
)
