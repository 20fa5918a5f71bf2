/**
 * For a test that repeats one check for many things (functions, pages, demos): it names its dependencies besides its harness, and is skipped
 * while they are unchanged, although its file runs. Its file must not depend on other things that come under isNamedByTests (place.mjs).
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

/** Ends the test as passed if it passed before with the same inputs. They are texts: printed code, expected values, the content of a page. */
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
