/**
 * Which copy of the package made a node or a function. Two copies on one page, of different versions or bundled twice, have separate types and
 * bodies, so each takes the other's objects for unknown ones: the message explains this.
 */
const key = /*#__PURE__*/ Symbol.for('kirari.copy')
const own = {}

/** Marks what this copy made: a function, or the prototype of all nodes. */
export const markCopy = (made: object): void => {
  Object.defineProperty(made, key, { value: own })
}

/** Whether another copy made this node or function. A copy built for production marks nothing, so its functions are not recognized. */
export const isForeign = (value: unknown): boolean => {
  if (typeof value === 'function') return key in value && value[key] !== own
  return typeof value === 'object' && value !== null && 'op' in value && 'args' in value && 'type' in value && Reflect.get(value, key) !== own
}
