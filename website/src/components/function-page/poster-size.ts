/** The size of a function's poster, in pixels: 16:9 as everywhere, and no more of them than a picture of 800 pixels needs to look sharp until the GPU draws it. */
export const posterSize = { width: 720, height: 405 } as const
