/** Stands below what shows the code of the page while the reader has a version of it, which only the editor shows. */
import type { ReactNode } from 'react'
import { useText } from '../use-text.ts'
import { useHasVersion } from './use-has-version.ts'
import { words } from './words.ts'

export const OriginalNote = ({ scene, className }: { readonly scene: string; readonly className?: string | undefined }): ReactNode => {
  const text = useText()
  return useHasVersion(scene) ? (
    <p className={className} data-original-note>
      {text(words.original)}
    </p>
  ) : null
}
