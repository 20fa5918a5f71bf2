/** Says below a picture or a grid that it shows the original code, while the reader has a changed version in the editor. */
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
