/** The source of a site that carries its own index. `@search-source` is this file, or hosted.ts where the hosted service is set up. */
import useBaseUrl from '@docusaurus/useBaseUrl'
import { useMemo } from 'react'
import { embeddedSource } from '../../search/embedded-source.ts'
import type { Source } from '../../search/source.ts'

type SourceOfSite = Source & {
  /** What kept searches are kept under. */
  readonly name: string
  /** Fetches ahead what the first search will want. */
  readonly load: () => void
}

export const useSource = (locale: string): SourceOfSite => {
  const base = useBaseUrl('/')
  return useMemo(() => {
    const source = embeddedSource(base)
    return {
      ...source,
      name: `kirari-${locale}`,
      load: () => {
        // A failed load is told of by the search that wants it.
        source.load().catch(() => undefined)
      },
    }
  }, [base, locale])
}
