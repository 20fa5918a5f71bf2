/**
 * The tests that run on a mutant of packages/kirari: those that need no browser, without the tests of types.
 * Only the mutation run reads it (internal/scripts/mutation.mjs); it runs the tests that reach a mutant.
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
    // A mutant changes no type, and the compiler is slow; the lint plugin runs from the built package.
    exclude: ['**/node_modules/**', '**/dist/**', ...testFiles.unit.exclude, '**/hover.test.ts', '**/src/lint/**'],
    // As in vitest.config.ts: a busy machine is no reason to fail. Stryker itself stops a mutant that never ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Random programs reach most lines, so every mutant would wait for all of them: a few suffice beside the specific tests.
    env: { KIRARI_RANDOM_PROGRAMS: '40' },
    provide: { isExhaustive: false, lacksWebGPU: false, randomPrograms: 0, randomSeed: 0, isMeasuring: false },
  },
})
