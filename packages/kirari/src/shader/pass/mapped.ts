/** Lists of which few entries become something else. Apart from rebuild.ts because every shader has it. */

/** What `change` makes of each; the list itself where that is the same. */
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
