/**
 * The results in the box: groups, in each its pages and, below a page, its sections. The chosen one is told to the field by its id.
 * Rows are known by their place, not by what stands in them: at a key press new texts come into the rows that are there, which costs a
 * browser much less than new rows do.
 */
import { memo, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import type { Hit } from '../../search/source.ts'
import { Pieces } from './pieces.tsx'
import type { Words } from './words.ts'

export const listId = 'search-hits'
export const hitId = (place: number): string => `search-hit-${place}`

type Props = {
  readonly groups: readonly Group[]
  readonly chosen: number
  readonly words: Words
  readonly onChoose: (place: number) => void
  readonly onOpen: (hit: Hit, event: MouseEvent) => void
}

/** As many as are seen before anything is scrolled, on a desk and on a tall phone. */
const firstRows = 10

export const HitList = ({ groups, chosen, words, onChoose, onOpen }: Props): ReactNode => {
  const isWhole = useAfterFirstFrame()
  const shown = isWhole ? groups : groups.filter(({ entries: [first] }) => first && first.place < firstRows)
  return (
    <div id={listId} className="search-hits" role="listbox" aria-label={words.results}>
      {shown.map(({ name, entries }, number) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={number} role="group" aria-labelledby={`search-group-${number}`}>
          <div id={`search-group-${number}`} className="search-group" role="presentation">
            {name}
          </div>
          {entries.map(
            ({ hit, place, isBelow }) =>
              (isWhole || place < firstRows) && (
                <HitLink key={place} hit={hit} place={place} isBelow={isBelow} isChosen={place === chosen} onChoose={onChoose} onOpen={onOpen} />
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

type HitProps = Pick<Props, 'onChoose' | 'onOpen'> & { readonly hit: Hit; readonly place: number; readonly isBelow: boolean; readonly isChosen: boolean }

const HitLink = memo(({ hit, place, isBelow, isChosen, onChoose, onOpen }: HitProps): ReactNode => {
  const isSection = hit.heading.length > 0
  return (
    <a
      id={hitId(place)}
      className={isBelow ? 'search-hit search-hit-below' : 'search-hit'}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={hit.url}
      onClick={(event) => onOpen(hit, event)}
      onMouseMove={() => onChoose(place)}
    >
      <HitIcon isSection={isSection} />
      <span className="search-hit-text">
        <span className="search-hit-title">
          <Pieces pieces={isSection ? hit.heading : hit.title} />
        </span>
        <span className="search-hit-summary">
          {isSection && !isBelow && <span className="search-hit-page">{hit.page}</span>}
          {hit.summary && <Pieces pieces={hit.summary} />}
        </span>
      </span>
    </a>
  )
})

const HitIcon = ({ isSection }: { readonly isSection: boolean }): ReactNode => (
  <svg className="search-icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={isSection ? 'M7.5 3.5 6 16.5M14 3.5l-1.5 13M3.5 7.5h13M3 12.5h13' : 'M5 2.5h6.5L15.5 7v10.5H5zM11.5 2.5V7h4'} />
  </svg>
)

export type Group = { readonly name: string; readonly entries: readonly { readonly hit: Hit; readonly place: number; readonly isBelow: boolean }[] }

/** Hits under the names of their groups, in the order in which these appear; a page's sections stand below it when it comes first. */
export const groupsOf = (hits: readonly Hit[]): readonly Group[] => {
  const groups = new Map<string, Hit[]>()
  for (const hit of hits) groups.set(hit.group, [...(groups.get(hit.group) ?? []), hit])
  let place = 0
  return [...groups].map(([name, list]) => {
    const pages = new Set<string>()
    return {
      name,
      entries: list.map((hit) => {
        const [page = ''] = hit.url.split('#')
        const isBelow = hit.heading.length > 0 && pages.has(page)
        if (hit.heading.length === 0) pages.add(page)
        return { hit, place: place++, isBelow }
      }),
    }
  })
}
