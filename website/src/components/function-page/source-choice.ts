/** The language of source code that a reader chose last: shown on the next page too. */
import type { MouseEvent } from 'react'

const storageKey = 'kirari.source'

export const showRememberedSource = (page: HTMLElement): void => {
  const remembered = readStorage()
  const input = [...page.querySelectorAll<HTMLInputElement>('input[name=source]')].find(({ value }) => value === remembered)
  if (input) input.checked = true
}

/** Of a click, which the keyboard makes too: React hears no change of an element that it does not know. */
export const rememberSource = ({ target }: MouseEvent): void => {
  if (target instanceof HTMLInputElement && target.name === 'source') writeStorage(target.value)
}

// Storage may be closed to the page; the choice is then for this page only.
const readStorage = (): string | null => {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

const writeStorage = (name: string): void => {
  try {
    localStorage.setItem(storageKey, name)
  } catch {
    // Nothing is lost but the memory of it.
  }
}
