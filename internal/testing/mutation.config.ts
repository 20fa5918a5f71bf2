/**
 * The tests that a mutant of packages/kirari has to get past: those that need no browser, less the ones whose subject is types.
 * Read by the mutation run alone (internal/scripts/mutation.mjs); it gives each mutant to the tests that reach it.
 */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ownSource } from './own-source.mjs'
import { testFiles } from './test-files.mjs'

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [ownSource()],
  test: {
    environment: 'node',
    include: ['packages/kirari/{src,test}/**/*.test.{ts,tsx}'],
    // A mutant changes no type, and the compiler takes its time; the lint plugin is run from the built package.
    exclude: ['**/node_modules/**', '**/dist/**', ...testFiles.unit.exclude, '**/hover.test.ts', '**/src/lint/**'],
    // As in vitest.config.ts: a busy machine is no reason to fail. Stryker itself ends a mutant that never comes to an end.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Random programs meet most of the lines, so a mutant would wait for all of them: few are enough beside the tests that aim.
    env: { KIRARI_RANDOM_PROGRAMS: '40' },
    provide: { isExhaustive: false, lacksWebGPU: false, randomPrograms: 0, randomSeed: 0, isMeasuring: false },
  },
})
