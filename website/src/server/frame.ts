/** A text in which what belongs to one page has become holes, so that another page's can be put in. Must not know: what the text is, or whose. */

/** A page's own piece of a text, with what stands round it, by which it is told from the same words elsewhere. */
export type Piece = { readonly text: string; readonly before?: string; readonly after?: string }
export type Pieces = Readonly<Record<string, Piece>>

/** The text with a hole wherever one of the pieces stands. Holes are written in characters that no page holds: Unicode leaves them to private use. */
export const withHoles = (text: string, pieces: Pieces): string =>
  Object.entries(pieces).reduce((rest, [name, { text: own, before = '', after = '' }]) => {
    const hole = `${before}\uE000${name}\uE001${after}`
    return rest.replaceAll(before + own + after, () => hole)
  }, text)

export const filled = (frame: string, pieces: Pieces): string => frame.replaceAll(/\uE000(\w+)\uE001/g, (_, name: string) => pieces[name]?.text ?? '')
