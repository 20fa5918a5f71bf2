/** The size of an example's poster, in pixels: 2:1, as the live pictures of the other pages. */
export const exampleSize = { width: 720, height: 360 } as const
/** The second that the poster shows, and at which the live picture begins: what moves has left its start. */
export const exampleStart = 2
