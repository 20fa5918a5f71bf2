/**
 * Lets the search box show that results cannot be fetched. The box learns of it, and its machinery then forgets it at once: it calls every
 * ended search idle, failed ones too. So a failed search is reported, and never ends; the next one begins anew.
 */
import type { DocSearchTransformClient } from '@docsearch/react'

/** The box calls a search stalled when it takes this long, also after it has failed. */
const stallMilliseconds = 300

export const withLastingErrors = (client: DocSearchTransformClient): DocSearchTransformClient => {
  const search = (...question: Parameters<DocSearchTransformClient['search']>) => {
    const begin = performance.now()
    const answer = client.search(...question)
    const reportAndStay = (report: (error: unknown) => unknown) => async (error: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, stallMilliseconds + 100 - (performance.now() - begin)))
      try {
        report(error)
      } catch {
        // It throws what it was given: it has set its state before.
      }
      return new Promise<never>(() => {})
    }
    // The box hears of a failure by `catch` alone.
    return Object.assign(answer, { catch: (report: (error: unknown) => unknown) => answer.then(undefined, reportAndStay(report)) })
  }
  // Of the promise's three methods the box uses two, and both are there.
  return { ...client, search } as DocSearchTransformClient
}
