/**
 * For a test that does the same for one of many things (a function, a page, a demo): it names what it depends on beside its harness, and is not run
 * again while that is the same, although its file is. Its file must not depend on other things that come under isNamedByTests (place.mjs).
 */
import { inject, TestRunner } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of tests that passed with the same harness, by file. */
    keptKeys: Readonly<Record<string, readonly string[]>>
  }
  interface TaskMeta {
    key?: string
    isKept?: boolean
  }
}

/** Ends the test well where it passed before with the same inputs. They are texts: what is printed, what is expected, what a page holds. */
export const keep = async (...inputs: readonly string[]): Promise<void> => {
  const task = TestRunner.getCurrentTest()
  if (!task) throw new Error('A test names its inputs while it runs: call keep in it.')
  const bytes = new TextEncoder().encode([task.fullTestName, ...inputs].join('\0'))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const key = [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  task.meta.key = key
  const known = inject('keptKeys')
  const file = Object.keys(known).find((name) => task.file.filepath.replaceAll('\\', '/').endsWith(`/${name}`))
  if (file !== undefined && known[file]?.includes(key)) {
    task.meta.isKept = true
    task.context.skip('It passed with the same inputs.')
  }
}
