/**
 * Writes a new query or place into the page's address without a step in the history. The framework is not told, since it would take the
 * reader to the place; those who show the address hear of it by an event. Must not know: what the address says.
 */

/** The event of the window. */
export const addressReplaced = 'addressreplaced'

/** `end` begins with `?` or `#`, or is empty. */
export const replaceAddressEnd = (end: string): void => {
  history.replaceState(history.state, '', `${location.pathname}${end}`)
  dispatchEvent(new Event(addressReplaced))
}
