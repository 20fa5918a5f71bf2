/**
 * StrykerJS: how the tests of packages/kirari are run on a change of its sources. `node internal/scripts/mutation.mjs` runs it on a sample;
 * `npx stryker run --mutate packages/kirari/src/engine/step/draw.ts:90-120` on lines that somebody works on.
 */

/** @type {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'internal/testing/mutation.config.ts' },
  // Works on a copy of what these tests read.
  tempDirName: '.cache/mutation',
  ignorePatterns: [
    '**',
    '!package.json',
    '!{.,packages/*,website}/tsconfig*.json',
    '!tsconfig*.json',
    '!packages/*/package.json',
    '!packages/kirari/{src,test}/**',
    '!internal/testing/**',
  ],
  // TypeScript 7 has no API that Stryker could rewrite configurations with, and a mutant needs no types.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  // What runs once, when a module is loaded, would need every test.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 60_000,
  // A busy machine is slow, not wrong.
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text'],
  allowConsoleColors: false,
}
