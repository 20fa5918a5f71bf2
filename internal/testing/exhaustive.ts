/**
 * Whether this run is the exhaustive one (`npm run test:full`): a test that usually looks at a part of what it could look at looks at all of it
 * then. Read in Node and in a browser. What is left out otherwise, and why, is said in CONTRIBUTING.md.
 */
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isExhaustive: boolean
    lacksWebGPU: boolean
  }
}

export const isExhaustive = inject('isExhaustive')

/** Whether the exhaustive run has come to a browser that has WebGL2 alone (other-browser/): a test of both backends looks at one there. */
export const lacksWebGPU = inject('lacksWebGPU')
