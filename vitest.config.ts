/**
 * The three kinds of vitest tests. `npm test` runs each as a layer of its own; see internal/scripts/test.mjs.
 *
 * Packages are read as they are published: by name, from dist. So `tsc -b` comes first; `npm test` and `npm run dev` see to that.
 */
import { readFileSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, installedChromium } from './internal/testing/browser.mjs'
import { ByCost } from './internal/testing/by-cost.ts'
import { KeptReporter } from './internal/testing/kept/reporter.ts'
import { ownSource } from './internal/testing/own-source.mjs'
import { testFiles } from './internal/testing/test-files.mjs'

/** How long something that must come is waited for, in milliseconds: it says nothing of how fast it should be. */
const patience = 30_000

const built = ['**/node_modules/**', '**/dist/**']

const keysFile = process.env['KIRARI_TEST_KEYS']

/** What tests ask for with `inject`: they run where there is no environment, too. */
const provide = {
  // `npm run test:full`: every combination, every case.
  isExhaustive: process.env['KIRARI_TEST_FULL'] !== undefined,
  lacksWebGPU: false,
  // How many random programs are tried, and from which seed. 0: as many, and from where, as the test says.
  randomPrograms: Number(process.env['KIRARI_RANDOM_PROGRAMS'] ?? 0),
  randomSeed: Number(process.env['KIRARI_RANDOM_SEED'] ?? 0),
  // `npm run measure` writes what is found instead of comparing it with what was found before.
  isMeasuring: process.env['KIRARI_MEASURE'] !== undefined,
  // What passed before with the same inputs (internal/testing/kept); `npm test` tells. Our own file, of this form.
  keptKeys: keysFile ? (JSON.parse(readFileSync(keysFile, 'utf8')) as Record<string, string[]>) : {},
}

/**
 * A `$name` in a title is cut after so many characters. The default of 40 cuts paths of pages, so that `-t` with a path matches nothing, and
 * nothing fails.
 */
const chaiConfig = { truncateThreshold: 200 }

/** Where `npm test` wants to read what came of each test. */
const reportFile = process.env['KIRARI_TEST_REPORT']

export default defineConfig(async () => {
  // `npm test` has found or installed a browser before; without one Playwright says what it misses.
  const executablePath = await installedChromium()
  return {
    test: {
      // A test that passes only at the second try is a wrong test.
      retry: 0,
      reporters: ['default', new KeptReporter(), ...(reportFile ? ['json'] : [])],
      outputFile: reportFile ? { json: reportFile } : {},
      sequence: { sequencer: ByCost },
      // All projects wait in one queue. Two files run in Node at a time, and beside them one in the browser of the gpu project: what waits for a
      // browser leaves its processor to the others.
      maxWorkers: 2,
      projects: [
        {
          plugins: [ownSource()],
          test: {
            name: 'unit',
            environment: 'node',
            setupFiles: ['internal/testing/kept/worker.ts'],
            provide,
            chaiConfig,
            // Most of a file's time went into loading the same modules again. What a test leaves behind, it takes away; one that needs modules
            // as nobody has used them calls `vi.resetModules`.
            isolate: false,
            server: { deps: { external: [/\/packages\/[^/]+\/dist\//] } },
            // No test measures time: a machine that is busy with other things may take a while.
            testTimeout: 120_000,
            hookTimeout: 120_000,
            expect: { poll: { timeout: patience } },
            include: testFiles.unit.include,
            exclude: [...built, ...testFiles.unit.exclude],
          },
        },
        {
          plugins: [ownSource()],
          test: {
            name: 'gpu',
            include: testFiles.gpu.include,
            exclude: built,
            testTimeout: 120_000,
            hookTimeout: 120_000,
            expect: { poll: { timeout: patience } },
            provide,
            chaiConfig,
            browser: {
              enabled: true,
              headless: true,
              // One file at a time: all of them share the process that plays the GPU.
              fileParallelism: false,
              screenshotFailures: false,
              provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] } }),
              instances: [{ browser: 'chromium' as const }],
            },
          },
        },
        {
          test: {
            name: 'site',
            environment: 'node',
            setupFiles: ['internal/testing/kept/worker.ts'],
            provide,
            chaiConfig,
            // As above; and files that share a process share its browsers (website/test/browser/site.ts).
            isolate: false,
            server: { deps: { external: [/\/packages\/[^/]+\/dist\//] } },
            include: testFiles.site.include,
            // More than a page that comes late and what is awaited on it (site.ts).
            testTimeout: 240_000,
            hookTimeout: 240_000,
            expect: { poll: { timeout: 2 * patience } },
          },
        },
      ],
    },
  }
})
