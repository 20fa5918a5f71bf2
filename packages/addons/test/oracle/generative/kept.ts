/** A cache of what is known for the cells of a lattice. */
import type { Point } from './lattice.ts'

/** Caches values for positions close to one another. */
export const kept = <V>(make: (cell: Point) => V): ((cell: Point) => V) => {
  const known = new Map<string, V>()
  return (cell) => {
    const key = cell.join()
    const old = known.get(key)
    if (old !== undefined) return old
    // Consecutive rows are close: distant ones are not needed again.
    if (known.size > 20_000) known.clear()
    const made = make(cell)
    known.set(key, made)
    return made
  }
}
