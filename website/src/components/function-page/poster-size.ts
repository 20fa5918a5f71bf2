/** The size of a function's poster, in pixels. The pictures are 16:9 everywhere. */
export const posterSize = { width: 960, height: 540 } as const
