/** Tells whether the playground works offline, and keeps it for that on demand. A failure changes nothing else for the reader. */
import { useEffect, useState } from 'react'
import { isKept, keep, keepCode } from '../../playground/offline/keep.ts'
import { named } from '../../playground/link.ts'
import { addressOf, type Bases } from '../../playground/named-code.ts'

export type Offline = { readonly isKept: boolean; readonly keep: () => void }

export const useOffline = ({ language, site }: Bases): Offline => {
  const [isOn, setOn] = useState(false)
  // The reader's first change removes the name from the address.
  const [query] = useState(() => location.search)
  useEffect(() => {
    isKept(language).then(setOn, () => undefined)
  }, [language])
  const keepNamed = async (): Promise<void> => {
    const name = named(query)
    if (name) await keepCode(addressOf(name, { language, site }))
  }
  const start = async (): Promise<void> => {
    const isDone = await keep(language)
    // A link that names no code keeps nothing.
    if (isDone) await keepNamed().catch(() => undefined)
    setOn(isDone)
  }
  return { isKept: isOn, keep: () => void start().catch(() => undefined) }
}
