/** Places in the text of an element: what is under a point, and where a part of the text lies. Must not know: what the text is. */

/** The place in the text of the letter under a point of the window; undefined beside the text. */
export const placeIn = (element: HTMLElement, x: number, y: number): number | undefined => {
  const caret = caretAt(x, y)
  if (!caret || !element.contains(caret.node)) return undefined
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(caret.node, caret.offset)
  const place = before.toString().length
  // A caret stands between two letters; the point is on one of them.
  return [place - 1, place].find((one) => one >= 0 && isIn(rangeOf(element, one, one + 1).getBoundingClientRect(), x, y))
}

const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean => x >= left && x < right && y >= top && y < bottom

/** Safari has the older method only. */
const caretAt = (x: number, y: number): { readonly node: Node; readonly offset: number } | undefined => {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y)
    return position ? { node: position.offsetNode, offset: position.offset } : undefined
  }
  // The types take every document to have the newer one, so none is left here for them.
  const range = (document as Document).caretRangeFromPoint(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

/** The part of an element's text from `start` up to `end`. */
export const rangeOf = (element: HTMLElement, start: number, end: number): Range => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let place = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (start >= place && start < place + length) range.setStart(node, start - place)
    if (end > place && end <= place + length) {
      range.setEnd(node, end - place)
      break
    }
    place += length
  }
  return range
}
