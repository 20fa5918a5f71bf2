/** Where the element of the component that is rendered was written, as React tells it in development. Must not know: which component it is. */
import * as React from 'react'
import { siteOfStack } from '#explain'
import type { Site } from '../shader/diagnostic/site.ts'

/** To be called while the component is rendered. React 19.1 and newer know it, of elements that a component makes. */
export const ownerSite = (): Site | undefined =>
  siteOfStack(() => {
    // The name is a text because bundlers warn of an import that not every version has. React's documentation gives the type.
    const ask = Reflect.get(React, 'captureOwnerStack') as (() => string | null) | undefined
    return ask?.()
  })
