/**
 * Tests the examples as a user has them: copies them out of the repository, installs the packages that `npm pack` makes,
 * type-checks, builds, and opens them in a browser on each backend, under a content security policy. places.mjs checks that error messages name the
 * lines of the source. `npm test -- examples` runs it.
 */
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../testing/browser.mjs'
import { backends, forceBackend, givenContexts } from '../testing/force-backend.mjs'
import { waitForColours } from '../testing/screenshot.mjs'
import { must, npm, root } from './command.mjs'
import { checkPlaces } from './places.mjs'
import { serveFolder } from './static-server.mjs'

const packages = ['packages/kirari', 'packages/addons']
/** The tools are linked, not installed, so their commands are on this path. */
const env = { PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` }
const counts = { passed: 0, failed: 0 }

/**
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
const check = async (name, work) => {
  try {
    await work()
    counts.passed++
    console.log(`  ${name}`)
    return true
  } catch (error) {
    counts.failed++
    console.log(`  ${name}: FAILED\n${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

/**
 * Installs what `npm publish` would publish, from the packed files, into the parent folder of the examples. Nothing is downloaded.
 * @param {string} folder
 */
const installPacked = async (folder) => {
  const workspaces = packages.flatMap((path) => ['-w', path])
  /** @type {{ name: string, filename: string }[]} */
  const packed = JSON.parse(await must('npm pack', npm('pack', '--json', '--silent', '--pack-destination', folder, ...workspaces), { cwd: root }))
  const dependencies = Object.fromEntries(packed.map(({ name, filename }) => [name, `file:${join(folder, filename)}`]))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  const flags = ['--offline', '--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps', '--silent']
  await must('npm install of the packed packages', npm('install', ...flags), { cwd: folder })
  return Object.keys(dependencies)
}

/**
 * Copies an example. The packages are installed above it; beside them are the tools and the frameworks of the repository.
 * @param {string} example
 * @param {string} folder The parent folder of the examples.
 * @param {readonly string[]} ours
 */
const copyExample = async (example, folder, ours) => {
  const copy = join(folder, example)
  await cp(join(root, 'examples', example), copy, { recursive: true, filter: (path) => !/[\\/](?:node_modules|dist)$/.test(path) })
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(copy, 'package.json'), 'utf8'))
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const place = join(folder, 'node_modules', name)
    if (ours.includes(name) || existsSync(place)) continue
    await mkdir(dirname(place), { recursive: true })
    await symlink(join(root, 'node_modules', name), place, 'junction')
  }
}

/** Only the page's own scripts: no code from strings, and nothing from other hosts. */
const policy = "script-src 'self'"

/**
 * Opens a built example under a content security policy and checks that it draws.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {import('../testing/force-backend.mjs').Backend} backend
 */
const open = async (browser, url, backend) => {
  const context = await browser.newContext({ viewport: { width: 480, height: 320 } })
  const page = await context.newPage()
  /** @type {string[]} */
  const errors = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  try {
    await page.route('**/*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    })
    await forceBackend(page, backend)
    await page.goto(url)
    const picture = page.locator('canvas')
    await picture.waitFor()
    const colours = await waitForColours(picture)
    const given = await givenContexts(page)
    if (colours <= 8) errors.push(`expected a picture, but the canvas shows ${colours} colours`)
    if (!given.includes(backend)) errors.push(`expected a context of ${backend}, but the page got ${given.join(', ') || 'none'}`)
    if (errors.length > 0) throw new Error(errors.join('\n'))
  } finally {
    await context.close()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'kirari-examples-'))
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] })
try {
  const ours = await installPacked(folder)
  for (const example of (await readdir(join(root, 'examples'))).toSorted()) {
    console.log(example)
    const copy = join(folder, example)
    const isBuilt =
      (await check('is copied', () => copyExample(example, folder, ours))) &&
      (await check('has no type errors', () => must(`npm run types in examples/${example}`, npm('run', '--silent', 'types'), { cwd: copy, env }))) &&
      (await check('builds', () => must(`npm run build in examples/${example}`, npm('run', '--silent', 'build'), { cwd: copy, env })))
    if (!isBuilt) continue
    const server = await serveFolder({ folder: join(copy, 'dist'), port: 0 })
    for (const backend of backends) await check(`draws on ${backend} with the policy ${policy}`, () => open(browser, server.url, backend))
    await server.close()
  }
  await checkPlaces(folder, browser, check)
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed > 0 ? 1 : 0
