/** The signs on the buttons of a demo: drawn in the colour of the text beside them, and never without a name for those who do not see them. */
import type { ReactNode } from 'react'

const paths = {
  play: 'M5 2.6 13 8l-8 5.4z',
  pause: 'M4.5 3h2.2v10H4.5zM9.3 3h2.2v10H9.3z',
  step: 'M4 3l6 5-6 5zM11 3h1.8v10H11z',
  restart: 'M8 2.6V.6L4.6 3.5 8 6.4V4.4a3.8 3.8 0 1 1-3.8 3.8H2.4A5.6 5.6 0 1 0 8 2.6z',
  enlarge: 'M2 2h4.5v1.6H3.6v2.9H2zM9.5 2H14v4.5h-1.6V3.6H9.5zM2 9.5h1.6v2.9h2.9V14H2zM12.4 9.5H14V14H9.5v-1.6h2.9z',
  reduce: 'M4.9 2h1.6v4.5H2V4.9h2.9zM9.5 2h1.6v2.9H14v1.6H9.5zM2 9.5h4.5V14H4.9v-2.9H2zM9.5 9.5H14v1.6h-2.9V14H9.5z',
} as const

export const Icon = ({ name }: { readonly name: keyof typeof paths }): ReactNode => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={paths[name]} fill="currentColor" />
  </svg>
)
