/** Where the element of the component being rendered was written, as React reports it in development. */
import * as React from 'react'
import { siteOfStack } from '#explain'
import type { Site } from '../shader/diagnostic/site.ts'

/** Call it while the component renders. React 19.1 and newer know it, for elements that a component creates. */
export const ownerSite = (): Site | undefined =>
  siteOfStack(() => {
    // A computed name, because bundlers warn about an import that not every version has. React's documentation gives the type.
    const ask = Reflect.get(React, 'captureOwnerStack') as (() => string | null) | undefined
    return ask?.()
  })
