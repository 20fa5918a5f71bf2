/** The language of source code that a reader chose last: shown on the next page too. */
import type { FormEvent } from 'react'

const storageKey = 'kirari.source'

export const showRememberedSource = (page: HTMLElement): void => {
  const remembered = readStorage()
  const input = [...page.querySelectorAll<HTMLInputElement>('input[name=source]')].find(({ value }) => value === remembered)
  if (input) input.checked = true
}

export const rememberSource = ({ target }: FormEvent): void => {
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
