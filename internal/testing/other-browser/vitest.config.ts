/**
 * The exhaustive run in Firefox and WebKitGTK: the tests of the gpu project that need WebGL2 alone, without those in cannot.ts, and
 * the cover of the built site. `npm run test:full -- firefox` runs them in one browser; an environment variable names it.
 */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ownSource } from '../own-source.mjs'
import { testFiles } from '../test-files.mjs'
import type { OtherName } from './browser.ts'
import { cannot } from './cannot.ts'
import { provider } from './provider.ts'

const root = join(import.meta.dirname, '../../..')

/** How long to wait for something that must happen, in milliseconds: not a measure of speed. */
const patience = 30_000
/**
 * Chromium runs all cases of the built-ins in the exhaustive run. These browsers get the same texts, and Mesa takes minutes to compile those with thousands of
 * constants: the usual cases show whether a browser passes texts and numbers on.
 */
const provide = {
  isExhaustive: false,
  lacksWebGPU: true,
  randomPrograms: 0,
  randomSeed: Number(process.env['KIRARI_RANDOM_SEED'] ?? 0),
  isMeasuring: false,
  keptKeys: {},
}
const waits = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: patience } }, retry: 1 }

// `npm test` sets it; by hand the default is this one.
const name = (process.env['KIRARI_OTHER_BROWSER'] ?? 'firefox') as OtherName
const cannots = cannot[name]

export default defineConfig({
  root,
  test: {
    // The names of the site's tests begin with an address.
    testNamePattern: new RegExp(`^(?!'?/)(?!.*(?:${cannots.flatMap(({ tests = [] }) => tests).join('|')}))|^'?/`, 'i'),
    projects: [
      {
        root,
        plugins: [ownSource()],
        test: {
          name,
          include: testFiles.gpu.include.map((glob) => glob.replace('{packages,internal,website}', '{packages,internal/testing}')),
          exclude: ['**/node_modules/**', '**/dist/**', ...cannots.flatMap(({ files = [] }) => files)],
          ...waits,
          provide,
          browser: {
            enabled: true,
            headless: false,
            ui: false,
            fileParallelism: false,
            screenshotFailures: false,
            provider: provider(name),
            instances: [{ browser: name }],
          },
        },
      },
      {
        root,
        test: {
          name: `${name}-site`,
          environment: 'node',
          include: ['website/test/**/*.other.ts'],
          ...waits,
          provide: { ...provide, isExhaustive: true, otherBrowser: name },
        },
      },
    ],
  },
})
