/**
 * The results in the box, best first, under the names of their groups: pages and, below a page, its sections. The chosen one is told to the
 * field by its id.
 * Rows are known by their place, not by what stands in them: at a key press new texts come into the rows that are there, which costs a
 * browser much less than new rows do.
 */
import { memo, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import type { Hit, SectionHit } from '../../search/source.ts'
import { Pieces } from './pieces.tsx'
import type { Words } from './words.ts'

export const listId = 'search-hits'
export const hitId = (place: number): string => `search-hit-${place}`

type Props = {
  readonly groups: readonly Group[]
  readonly chosen: number
  readonly words: Words
  readonly onChoose: (place: number) => void
  readonly onOpen: (hit: Hit, section: SectionHit | undefined, event: MouseEvent) => void
}

/** As many as are seen before anything is scrolled, on a desk and on a tall phone. */
const firstRows = 10

export const HitList = ({ groups, chosen, words, onChoose, onOpen }: Props): ReactNode => {
  const isWhole = useAfterFirstFrame()
  const shown = isWhole ? groups : groups.filter(({ rows: [first] }) => first && first.place < firstRows)
  return (
    <div id={listId} className="search-hits" role="listbox" aria-label={words.results}>
      {shown.map(({ name, rows }, number) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={number} role="group" aria-labelledby={`search-group-${number}`}>
          <div id={`search-group-${number}`} className="search-group" role="presentation">
            {name}
          </div>
          {rows.map(
            ({ hit, section, place }) =>
              (isWhole || place < firstRows) && (
                <HitLink key={place} hit={hit} section={section} place={place} isChosen={place === chosen} onChoose={onChoose} onOpen={onOpen} />
              ),
          )}
        </div>
      ))}
    </div>
  )
}

/** A new list is begun in the frame of the key press, and made whole when that frame has been painted. */
const useAfterFirstFrame = (): boolean => {
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setAfter(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isAfter
}

type HitProps = Pick<Props, 'onChoose' | 'onOpen'> & Row & { readonly isChosen: boolean }

const HitLink = memo(({ hit, section, place, isChosen, onChoose, onOpen }: HitProps): ReactNode => {
  const { url, summary } = section ?? hit
  return (
    <a
      id={hitId(place)}
      className={section ? 'search-hit search-hit-below' : 'search-hit'}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={url}
      onClick={(event) => onOpen(hit, section, event)}
      onMouseMove={() => onChoose(place)}
    >
      <HitIcon isSection={section !== undefined} />
      <span className="search-hit-text">
        <span className="search-hit-title">
          {/* Who sees the list sees the page above its section. */}
          {section && <span className="search-hit-page">{hit.page}: </span>}
          <Pieces pieces={section ? section.heading : hit.title} />
        </span>
        <span className="search-hit-summary">{summary && <Pieces pieces={summary} />}</span>
      </span>
    </a>
  )
})

const HitIcon = ({ isSection }: { readonly isSection: boolean }): ReactNode => (
  <svg className="search-icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={isSection ? 'M7.5 3.5 6 16.5M14 3.5l-1.5 13M3.5 7.5h13M3 12.5h13' : 'M5 2.5h6.5L15.5 7v10.5H5zM11.5 2.5V7h4'} />
  </svg>
)

export type Row = { readonly hit: Hit; readonly section: SectionHit | undefined; readonly place: number }
export type Group = { readonly name: string; readonly rows: readonly Row[] }

/** Hits in their order, neighbours of one group under its name, each page above its sections. */
export const groupsOf = (hits: readonly Hit[]): readonly Group[] => {
  const groups: { readonly name: string; readonly rows: Row[] }[] = []
  let place = 0
  for (const hit of hits) {
    let last = groups.at(-1)
    if (last?.name !== hit.group) groups.push((last = { name: hit.group, rows: [] }))
    for (const section of [undefined, ...hit.sections]) last.rows.push({ hit, section, place: place++ })
  }
  return groups
}
