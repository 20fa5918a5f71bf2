/** What the box says when it has no results to show: nothing was found, or nothing could be asked. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { type ReactNode, useEffect, useState } from 'react'
import type { Source } from '../../search/source.ts'
import type { Words } from './words.ts'

type NothingProps = { readonly query: string; readonly source: Source; readonly words: Words; readonly onTry: (query: string) => void }

export const NothingFound = ({ query, source, words, onTry }: NothingProps): ReactNode => {
  const { siteConfig } = useDocusaurusContext()
  const suggestions = useSuggestions(source)
  // docusaurus.config.ts puts the address there.
  const newIssue = siteConfig.customFields?.['newIssue'] as string
  const [before, after] = words.noResults.split('{query}')
  return (
    <div className="search-message" role="status">
      <p className="search-message-title">
        {before}
        <strong>{query}</strong>
        {after}
      </p>
      {suggestions.length > 0 && (
        <div>
          <p>{words.suggested}</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="search-try" onClick={() => onTry(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        {words.missing}{' '}
        <a href={`${newIssue}?title=${encodeURIComponent(query)}`} target="_blank" rel="noreferrer">
          {words.report}
        </a>
      </p>
    </div>
  )
}

const useSuggestions = (source: Source): readonly string[] => {
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  useEffect(() => {
    const aborter = new AbortController()
    source.suggest(aborter.signal).then(
      (found) => {
        if (!aborter.signal.aborted) setSuggestions(found)
      },
      // A message without proposals says what it has to say.
      () => undefined,
    )
    return () => aborter.abort()
  }, [source])
  return suggestions
}

export const ErrorMessage = ({ words, onRetry }: { readonly words: Words; readonly onRetry: () => void }): ReactNode => (
  <div className="search-message" role="alert">
    <p className="search-message-title">{words.errorTitle}</p>
    <p>{words.errorHelp}</p>
    <button type="button" className="search-try" onClick={onRetry}>
      {words.retry}
    </button>
  </div>
)
