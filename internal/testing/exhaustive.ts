/**
 * Whether this is the exhaustive run (`npm run test:full`): then a test that usually samples its cases tries all of them.
 * Works in Node and in a browser. left-out.md lists what other runs skip, and why.
 */
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isExhaustive: boolean
    lacksWebGPU: boolean
  }
}

export const isExhaustive = inject('isExhaustive')

/** Whether the exhaustive run uses a browser that has WebGL2 alone (other-browser/): tests of both backends run one there. */
export const lacksWebGPU = inject('lacksWebGPU')
