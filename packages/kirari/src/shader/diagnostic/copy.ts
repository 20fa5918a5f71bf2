/**
 * Which copy of the package made a node or a function. Two copies on one page, of two versions or of one that is bundled twice, have types and
 * bodies of their own, and each takes what the other made for something unknown: it is told what it is.
 */
const key = /*#__PURE__*/ Symbol.for('kirari.copy')
const own = {}

/** Marks what this copy made: a function, or what all nodes have in common. */
export const markCopy = (made: object): void => {
  Object.defineProperty(made, key, { value: own })
}

/** Whether it is a node or a function of another copy. One that was built for production marks nothing, and its functions are not known. */
export const isForeign = (value: unknown): boolean => {
  if (typeof value === 'function') return key in value && value[key] !== own
  return typeof value === 'object' && value !== null && 'op' in value && 'args' in value && 'type' in value && Reflect.get(value, key) !== own
}
