/**
 * How long the site takes to build at full size, in both languages, and whether an incremental build is ever stale.
 * `node internal/bench/site-build.mjs` prints both; `--functions 371` sets the number of functions a language, `--keep` keeps the copy,
 * `--cold` builds once and stops. The script builds a copy of the repository that has each function several times (full-size.mjs), without git.
 * Wall time is meaningful on an idle machine only; processor time is that of all cores together.
 */
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { copyAtSize } from './full-size.mjs'

const run = promisify(execFile)
const { values } = parseArgs({
  options: { functions: { type: 'string', default: '371' }, keep: { type: 'boolean', default: false }, cold: { type: 'boolean', default: false } },
  strict: true,
})

/**
 * Builds the copied site; the processor time includes all child processes.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Promise<{ wall: number, processor: number }>}
 */
const build = (folder, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', 'TIMEFORMAT="%R %U %S"; time npm run --silent build 2>&1'], {
      cwd: join(folder, 'website'),
      env: { ...process.env, ...env },
    })
    let output = ''
    let times = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (times += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`npm run build ended with ${code}:\n${output}`))
      const [wall = 0, user = 0, system = 0] = times.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
      return resolve({ wall, processor: user + system })
    })
  })

/**
 * A change, and where it must show.
 * @typedef {{ readonly what: string, readonly file: string, readonly from: string | RegExp, readonly to: string, readonly page: string, readonly shows: string | RegExp }} Change
 */

/** One of each kind. @type {readonly Change[]} */
const changes = [
  {
    what: 'a page',
    file: 'website/docs/installation.mdx',
    from: /\n\n(?=[A-Z])/,
    to: '\n\nChanged-page. ',
    page: 'docs/installation/index.html',
    shows: 'Changed-page.',
  },
  {
    what: 'the same page in Japanese',
    file: 'website/i18n/ja/docusaurus-plugin-content-docs/current/installation.mdx',
    from: /\n\n(?=[ぁ-んァ-ヶ一-龠])/,
    to: '\n\n変更後。',
    page: 'ja/docs/installation/index.html',
    shows: '変更後。',
  },
  {
    what: 'a label',
    file: 'website/i18n/ja/code.json',
    from: 'サイトを正しく読み込めませんでした',
    to: '変更後のラベル',
    page: 'ja/index.html',
    shows: '変更後のラベル',
  },
  {
    what: 'a record',
    file: 'packages/addons/dist/catalogue/sdf/rectSDF.js',
    from: /en: ['"`]/,
    to: '$&Changed-record. ',
    page: 'addons/sdf/rectSDF/index.html',
    shows: 'Changed-record.',
  },
  {
    what: 'a style sheet',
    file: 'website/src/css/text.css',
    from: /^/,
    to: 'h1 { --changed-style: 1; outline-color: var(--changed-style) }\n',
    page: 'index.html',
    shows: /--changed-style/,
  },
  { what: 'a component', file: 'website/src/theme/NotFound/Content/index.tsx', from: '<h1', to: '<h1 data-changed', page: '404.html', shows: 'data-changed' },
  {
    what: 'a plugin',
    file: 'website/plugins/highlight/highlight.ts',
    from: '<span class="line$',
    to: '<span class="line changed-plugin$',
    page: 'docs/installation/index.html',
    shows: 'changed-plugin',
  },
  {
    what: 'the configuration',
    file: 'website/docusaurus.config.ts',
    from: /title: 'Kirari',\n {2}tagline/,
    to: "title: 'Changed-title',\n  tagline",
    page: 'api/index.html',
    shows: 'Changed-title',
  },
]
const settings = { SITE_REPOSITORY: 'https://git.example/changed/repository', SITE_URL: 'https://changed.example' }

/** @param {string} folder */
const makeChanges = (folder) => {
  for (const { what, file, from, to } of changes) {
    const before = readFileSync(join(folder, file), 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`The change of ${what} finds nothing to replace in ${file}; it was written for another text of that file.`)
    writeFileSync(join(folder, file), after)
  }
}

/** The content of a page, its style sheets included. @param {string} folder @param {string} page */
const shown = (folder, page) => {
  const built = join(folder, 'website/build')
  const html = readFileSync(join(built, page), 'utf8')
  const sheets = [...html.matchAll(/href="?\/?([^\s">]+\.css)/g)].map(([, path = '']) => readFileSync(join(built, path), 'utf8'))
  return [html, ...sheets].join('\n')
}

/** @param {string} folder @returns {readonly string[]} */
const staleOnes = (folder) =>
  [
    ...changes,
    { what: 'SITE_REPOSITORY', page: 'index.html', shows: settings.SITE_REPOSITORY },
    { what: 'SITE_URL', page: 'ja/index.html', shows: settings.SITE_URL },
  ]
    .filter(({ page, shows }) => !shown(folder, page).match(shows))
    .map(({ what, page }) => `${what} does not show on ${page}`)

/** @param {(name: string, env?: Readonly<Record<string, string>>) => Promise<void>} measure */
const measureAgain = async (measure) => {
  await measure('again, nothing changed')
  makeChanges(folder)
  await measure('again, one of each kind changed', settings)
  const stale = staleOnes(folder)
  console.log(`\n${stale.length === 0 ? 'Every change showed.' : `STALE:\n  ${stale.join('\n  ')}`}`)
  if (stale.length > 0) process.exitCode = 1
}

const folder = mkdtempSync(join(tmpdir(), 'kirari-site-build-'))
try {
  copyAtSize(folder, { functions: Number(values.functions), demos: 0 })
  await run(process.execPath, ['--input-type=module', '-e', "await (await import('./internal/scripts/steps.mjs')).buildPackages()"], { cwd: folder })
  console.log(`${values.functions} functions a language, ${availableParallelism()} cores, load before ${loadavg()[0]?.toFixed(1)}\n`)
  console.log('build                                     wall s   processor s')
  /** @param {string} name @param {Readonly<Record<string, string>>} [env] */
  const measure = async (name, env) => {
    const { wall, processor } = await build(folder, env)
    console.log(`${name.padEnd(40)} ${wall.toFixed(1).padStart(7)} ${processor.toFixed(1).padStart(13)}`)
  }
  await measure('cold, all posters and cards drawn')
  if (!values.cold) await measureAgain(measure)
} finally {
  if (values.keep) console.log(`The copy is in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}
