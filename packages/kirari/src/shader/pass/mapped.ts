/** Mapping lists of which few entries change. Apart from rebuild.ts because every shader needs it. */

/** The list with `change` applied to each entry; the same list if no entry changed. */
export const mapped = <T>(list: readonly T[], change: (one: T) => T): readonly T[] => {
  let changed: T[] | undefined
  let i = 0
  for (const one of list) {
    const made = change(one)
    if (made !== one) changed ??= list.slice(0, i)
    changed?.push(made)
    i++
  }
  return changed ?? list
}
