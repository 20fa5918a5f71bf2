/** What the box shows before anything is typed: the searches that were kept, each with what can be done with it. A grid, since rows have buttons. */
import type { MouseEvent, ReactNode } from 'react'
import { hitId, listId } from './hit-list.tsx'
import type { KeptSearch, KeptSearches } from './kept-searches.ts'
import { filled } from '../filled.ts'
import { type Words } from './words.ts'

type Props = {
  readonly kept: KeptSearches
  readonly chosen: number
  readonly words: Words
  readonly onChoose: (place: number) => void
  readonly onOpen: (search: KeptSearch, event: MouseEvent) => void
  readonly onFavour: (search: KeptSearch) => void
  readonly onRemove: (search: KeptSearch) => void
}

export const StartScreen = ({ kept: { recent, favourites }, words, ...rest }: Props): ReactNode => {
  if (recent.length + favourites.length === 0) return <p className="search-nothing">{words.noRecent}</p>
  return (
    <div id={listId} className="search-hits" role="grid" aria-label={words.saved}>
      {recent.length > 0 && <Rows name={words.recent} searches={recent} first={0} isFavourites={false} words={words} {...rest} />}
      {favourites.length > 0 && <Rows name={words.favourites} searches={favourites} first={recent.length} isFavourites words={words} {...rest} />}
    </div>
  )
}

type RowsProps = Omit<Props, 'kept'> & {
  readonly name: string
  readonly searches: readonly KeptSearch[]
  readonly first: number
  readonly isFavourites: boolean
}

const Rows = ({ name, searches, first, isFavourites, chosen, words, onChoose, onOpen, onFavour, onRemove }: RowsProps): ReactNode => (
  <div role="rowgroup" aria-label={name}>
    <div className="search-group" aria-hidden="true">
      {name}
    </div>
    {searches.map((search, i) => {
      const place = first + i
      const label = search.heading || search.title
      return (
        <div key={search.url} className="search-row" role="row" aria-selected={place === chosen} onMouseMove={() => onChoose(place)}>
          <div id={hitId(place)} role="gridcell" aria-selected={place === chosen}>
            {/* Its text is its label, deeper than the rule looks. */}
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
            <a className="search-hit" tabIndex={-1} href={search.url} onClick={(event) => onOpen(search, event)}>
              <svg className="search-icon" viewBox="0 0 20 20" aria-hidden="true">
                <path
                  d={
                    isFavourites
                      ? 'm10 2.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.6-4.6 2.6.9-5.3L2.5 8.1l5.2-.7z'
                      : 'M3.2 10a6.8 6.8 0 1 0 2-4.8L3 7.3M3 3.3v4h4M10 6v4.2l2.8 1.8'
                  }
                />
              </svg>
              <span className="search-hit-text">
                <span className="search-hit-title">{label}</span>
                <span className="search-hit-summary">{search.heading ? `${search.title} · ${search.group}` : search.group}</span>
              </span>
            </a>
          </div>
          {!isFavourites && (
            <RowButton label={filled(words.keep, { name: label })} onClick={() => onFavour(search)}>
              m10 2.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.6-4.6 2.6.9-5.3L2.5 8.1l5.2-.7z
            </RowButton>
          )}
          <RowButton label={filled(isFavourites ? words.unkeep : words.forget, { name: label })} onClick={() => onRemove(search)}>
            m5 5 10 10M15 5 5 15
          </RowButton>
        </div>
      )
    })}
  </div>
)

const RowButton = ({ label, onClick, children }: { readonly label: string; readonly onClick: () => void; readonly children: string }): ReactNode => (
  <div role="gridcell">
    <button type="button" className="search-row-button" aria-label={label} title={label} onClick={onClick}>
      <svg className="search-icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={children} />
      </svg>
    </button>
  </div>
)
