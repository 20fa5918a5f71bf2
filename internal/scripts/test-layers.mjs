/**
 * The layers of `npm test`. The commands of a group run one after the other, cheap ones first, so that a slip shows early; the two groups run
 * beside each other. Then the projects of vitest.config.ts run, all in one queue and counted test by test; a command counts as one test.
 */
import { join } from 'node:path'
import { foundOther, howToHave, otherNames } from '../testing/other-browser/found.mjs'
import { must, root, tool } from './command.mjs'
import { buildSite } from './steps.mjs'

/**
 * @typedef {object} CommandLayer
 * @property {string} name
 * @property {string} says What it checks, in a few words.
 * @property {'checks' | 'builds' | 'mutations'} group The last one runs after everything else.
 * @property {boolean} [needsBrowser]
 * @property {boolean} [needsPages] It reads the pages that the site generates from the records of the functions.
 * @property {boolean} [isForFull] Only `npm run test:full` runs it.
 * @property {() => string | undefined} [missing] What has to be installed before it can run; if it is missing, the layer is skipped.
 * @property {(say: (line: string) => void) => Promise<unknown>} work Throws when it fails.
 *
 * @typedef {object} TestLayer
 * @property {import('../testing/test-files.mjs').Project} name
 * @property {string} says
 * @property {boolean} [needsBrowser]
 */

/** @type {readonly CommandLayer[]} */
export const commandLayers = [
  {
    name: 'format',
    group: 'checks',
    says: 'oxfmt has the last word on layout',
    work: () => must('oxfmt --check (npm run format corrects these files)', tool('oxfmt', '--list-different')),
  },
  {
    name: 'lint',
    group: 'checks',
    needsPages: true,
    says: 'oxlint, types and the import rule included',
    work: () => must('oxlint', tool('oxlint', '--deny-warnings', '--format=unix')),
  },
  {
    name: 'types',
    group: 'checks',
    needsPages: true,
    says: 'tsc over packages, tests and site',
    work: async () => {
      await must('tsc -b', tool('typescript', '-b'))
      await must('tsc -p website', tool('typescript', '-p', 'website', '--noEmit'))
    },
  },
  {
    name: 'knip',
    group: 'checks',
    needsPages: true,
    says: 'no unused file, export or dependency',
    work: () => must('knip', tool('knip', '--no-progress')),
  },
  {
    name: 'publish',
    group: 'checks',
    says: 'publint and attw on the packed packages, and that the plain text is in them',
    work: (say) => must('What would be published', [process.execPath, join(root, 'internal/scripts/publish.mjs')], { onLine: say }),
  },
  { name: 'build', group: 'builds', says: 'the site in both languages', work: buildSite },
  {
    name: 'examples',
    group: 'builds',
    says: 'built from the packed packages',
    needsBrowser: true,
    work: (say) => must('The examples', [process.execPath, join(root, 'internal/scripts/examples.mjs')], { onLine: say }),
  },
  ...otherNames.map((name) => ({
    name,
    group: /** @type {const} */ ('mutations'),
    isForFull: true,
    says: 'the engine on WebGL2, and the cover of the site',
    missing: () => (foundOther(name) ? undefined : howToHave(name)),
    work: (/** @type {(line: string) => void} */ say) =>
      must(`The tests in ${name}`, tool('vitest', 'run', '--config', 'internal/testing/other-browser/vitest.config.ts'), {
        env: { KIRARI_OTHER_BROWSER: name },
        onLine: say,
      }),
  })),
  {
    name: 'mutation',
    group: 'mutations',
    isForFull: true,
    says: 'changes to a sample of the sources, nearly all of which a test notices',
    work: (say) => must('The mutations', [process.execPath, join(root, 'internal/scripts/mutation.mjs')], { onLine: say }),
  },
]

/** @type {readonly TestLayer[]} */
export const testLayers = [
  { name: 'unit', says: 'in Node' },
  { name: 'gpu', says: 'in Chromium, on WebGL2 and WebGPU', needsBrowser: true },
  { name: 'site', says: 'the built site in Chromium', needsBrowser: true },
]
