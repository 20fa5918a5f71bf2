/** Before each file of tests in Node: its process bears its name (process-name.mjs). */
import { relative } from 'node:path'
import { expect } from 'vitest'
import { nameProcess } from './process-name.mjs'

const { testPath } = expect.getState()
if (testPath) nameProcess(relative(`${import.meta.dirname}/../..`, testPath).replaceAll('\\', '/'))
