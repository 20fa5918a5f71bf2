/**
 * The size in pixels of every image that the site makes: the scripts draw with it, and pages reserve the place with it. CONTRIBUTING.md,
 * "Change an image of the site", says which command makes each. Shapes are also in style sheets; image-size.test.ts compares them.
 */

/** Pages of functions, their categories and /addons, at most 800 pixels wide: 16:9, and sharp enough until the GPU draws over it. */
export const functionPosterSize = { width: 720, height: 405 } as const

/** Above the code of an example, on the page of a function: 2:1, as the live pictures of the other pages. */
export const examplePosterSize = { width: 720, height: 360 } as const

/** `<LiveShader>` in the pages of docs, guide and API: as wide as their column on a wide screen, and low, since text goes on below. */
export const scenePosterSize = { width: 960, height: 480 } as const

/** The picture and the target of an exercise, which stand beside each other. */
export const exercisePosterSize = { width: 480, height: 240 } as const

/** The stage of a demo and the cards of all demos: 16:10, as wide as the widest stage needs before the GPU draws. */
export const demoPosterSize = { width: 960, height: 600 } as const
/** A page waits for its poster, which is the largest thing it loads at first. */
export const mostDemoPosterBytes = 60_000

/** Behind the first words of the home page. Wide: twice as wide as high (`silkAspect`). Narrow: up to 40rem of width, where the place is never wider than high. */
export const silkPosterSizes = { wide: { width: 1600, height: 800 }, narrow: { width: 960, height: 960 } } as const

/** Beside the smallest program of the home page, in a column of 300 to 480 pixels. */
export const helloPosterSize = { width: 480, height: 360 } as const

/** On the home page, where its pixels are told in numbers: 2:1, as wide as more than half of the page. */
export const pixelPosterSize = { width: 1200, height: 600 } as const

/** The card of a shared link, with words: the size that services ask for. A card without words is as wide as its poster, in the same shape. */
export const cardSize = { width: 1200, height: 630 } as const
/** Some services leave out what is larger than a few hundred kilobytes. */
export const mostCardBytes = 150_000

/** The curves on the page of built-in functions (SVG): two and more stand beside each other. */
export const plotSize = { width: 136, height: 68 } as const
