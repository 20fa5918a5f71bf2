/**
 * The layers of `npm test`, in the order they run: cheap ones first, so that a slip shows early.
 * A layer either is a command that must succeed, counted as one test, or a project of vitest.config.ts, counted test by test.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { must, root, tool } from './command.mjs'
import { buildSite } from './steps.mjs'

/**
 * @typedef {object} Any
 * @property {string} says What it makes sure of, in a few words.
 * @property {boolean} [needsBrowser]
 * @property {boolean} [needsPages] It reads what the site makes from the records of the functions.
 * @property {() => boolean} [exists] Left out when false.
 *
 * @typedef {Any & { name: string, kind: 'command', work: (say: (line: string) => void) => Promise<unknown> }} CommandLayer Its work throws when it fails.
 * @typedef {Any & { name: import('../testing/test-files.mjs').Project, kind: 'vitest', processes?: number }} VitestLayer It has the name of its project;
 *   its files are dealt to so many processes of vitest, or run in one.
 * @typedef {CommandLayer | VitestLayer} Layer
 */

/** @param {string} path */
const has = (path) => existsSync(join(root, path))
const packages = ['packages/kirari', 'packages/addons']

/** @type {readonly Layer[]} */
export const layers = [
  {
    name: 'format',
    kind: 'command',
    says: 'oxfmt has the last word on layout',
    work: () => must('oxfmt --check (npm run format corrects these files)', tool('oxfmt', '--list-different')),
  },
  {
    name: 'lint',
    needsPages: true,
    kind: 'command',
    says: 'oxlint, types and the import rule included',
    work: () => must('oxlint', tool('oxlint', '--deny-warnings', '--format=unix')),
  },
  {
    name: 'types',
    needsPages: true,
    kind: 'command',
    says: 'tsc over packages, tests and site',
    work: async () => {
      await must('tsc -b', tool('typescript', '-b'))
      if (has('website/tsconfig.json')) await must('tsc -p website', tool('typescript', '-p', 'website', '--noEmit'))
    },
  },
  { name: 'knip', needsPages: true, kind: 'command', says: 'no unused file, export or dependency', work: () => must('knip', tool('knip', '--no-progress')) },
  {
    name: 'publish',
    kind: 'command',
    says: 'publint and attw on the packed packages, and that the plain text is in them',
    work: async (say) => {
      for (const folder of packages) {
        say(folder)
        await must(`publint ${folder}`, tool('publint', 'run', folder, '--strict'))
        await must(`attw ${folder}`, tool('@arethetypeswrong/cli', '--pack', folder, '--profile', 'esm-only'))
      }
      await must('The plain text of the functions', [process.execPath, join(root, 'packages/addons/scripts/packed-text.mjs')])
    },
  },
  {
    name: 'unit',
    kind: 'vitest',
    says: 'in Node',
  },
  {
    name: 'gpu',
    kind: 'vitest',
    says: 'in Chromium, on WebGL2 and WebGPU',
    needsBrowser: true,
    // A page, its browser and the process that plays the GPU wait for one another most of the time: a second browser is for the second core.
    processes: 2,
  },
  {
    name: 'examples',
    kind: 'command',
    says: 'built from the packed packages',
    needsBrowser: true,
    exists: () => has('internal/scripts/examples.mjs'),
    work: (say) => must('The examples', [process.execPath, join(root, 'internal/scripts/examples.mjs')], { onLine: say }),
  },
  { name: 'build', kind: 'command', says: 'the site in both languages', exists: () => has('website/docusaurus.config.ts'), work: buildSite },
  {
    name: 'site',
    kind: 'vitest',
    says: 'the built site in Chromium',
    needsBrowser: true,
  },
]
