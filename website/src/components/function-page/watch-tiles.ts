/**
 * Which tile of a wall a reader is at: the one pointed at, or reached by keyboard; under a finger, which points at nothing, the one nearest the
 * middle of the screen when the page has come to rest. Must not know: what is done with it.
 */

/** Marks a tile: what is needed to draw it. */
const tileSelector = 'a[data-kind]'

/** Whom a reader only passes, with a pointer, by Tab or while scrolling, is not meant. */
const dwellMilliseconds = 120

/** `isAsked`: by pointing at it, which also ends it; a page that came to rest was not asked for anything. */
type TellTile = (tile: HTMLElement | undefined, isAsked: boolean) => void

export const watchTiles = (wall: HTMLElement, tell: TellTile): (() => void) => {
  const quit = new AbortController()
  const options = { passive: true, signal: quit.signal }
  let current: HTMLElement | undefined
  let isFinger = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (find: () => HTMLElement | undefined, isAsked: boolean): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const tile = find()
      if (tile === current) return
      current = tile
      tell(tile, isAsked)
    }, dwellMilliseconds)
  }
  wall.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType !== 'touch') settle(() => tileOf(target), true)
    },
    options,
  )
  wall.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      if (pointerType !== 'touch') settle(() => undefined, true)
    },
    options,
  )
  wall.addEventListener(
    'focusin',
    ({ target }) => {
      const tile = tileOf(target)
      if (tile?.matches(':focus-visible')) settle(() => tile, true)
    },
    options,
  )
  wall.addEventListener('focusout', () => settle(() => undefined, true), options)
  addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isFinger = pointerType === 'touch'
    },
    options,
  )
  addEventListener(
    'scroll',
    () => {
      if (isFinger) settle(() => nearestToMiddle(wall), false)
    },
    options,
  )
  return () => {
    quit.abort()
    clearTimeout(timer)
  }
}

const tileOf = (target: EventTarget | null): HTMLElement | undefined => (target instanceof Element && target.closest<HTMLElement>(tileSelector)) || undefined

/** Of those whose middle is on the screen. */
const nearestToMiddle = (wall: HTMLElement): HTMLElement | undefined => {
  let nearest: HTMLElement | undefined
  let least = Math.hypot(innerWidth, innerHeight) / 2
  for (const tile of wall.querySelectorAll<HTMLElement>(tileSelector)) {
    const { left, right, top, bottom } = tile.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    // In whole pixels: of two beside each other on a phone it is always the first.
    const away = Math.round(Math.hypot(x - innerWidth / 2, y - innerHeight / 2))
    if (y < 0 || y > innerHeight || away >= least) continue
    nearest = tile
    least = away
  }
  return nearest
}
