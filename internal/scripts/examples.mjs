/**
 * The examples as a user has them: copied out of the repository, with the packages installed from what `npm pack` makes of them,
 * type-checked, built, and opened in a browser on each backend, under a content security policy. `npm test -- examples` runs it.
 */
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../testing/browser.mjs'
import { backends, forceBackend, givenContexts } from '../testing/force-backend.mjs'
import { waitForColours } from '../testing/seen.mjs'
import { must, npm, root } from './command.mjs'
import { serveFolder } from './static-server.mjs'

const packages = ['packages/kirari', 'packages/addons']
/** The tools are linked, not installed, so their commands are found where they are. */
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
 * What `npm publish` would publish, by the names of the packages.
 * @param {string} folder
 */
const pack = async (folder) => {
  /** @type {Record<string, string>} */
  const files = {}
  for (const path of packages) {
    const { name } = JSON.parse(await readFile(join(root, path, 'package.json'), 'utf8'))
    const [packed] = JSON.parse(await must(`npm pack of ${path}`, npm('pack', '--json', '--silent', '--pack-destination', folder), { cwd: join(root, path) }))
    files[name] = `file:${join(folder, packed.filename)}`
  }
  return files
}

/**
 * A copy of an example with our packages installed from their files. Nothing is fetched: the tools and the frameworks are those of the repository.
 * @param {string} example
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} packed
 */
const install = async (example, folder, packed) => {
  await cp(join(root, 'examples', example), folder, { recursive: true, filter: (path) => !/[\\/](?:node_modules|dist)$/.test(path) })
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const { dependencies, devDependencies, ...rest } = manifest
  const ours = Object.keys(dependencies).filter((name) => name in packed)
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...rest, dependencies: Object.fromEntries(ours.map((name) => [name, packed[name]])) }))
  const flags = ['--offline', '--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps', '--silent']
  await must(`npm install in examples/${example}`, npm('install', ...flags), { cwd: folder })
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    if (ours.includes(name)) continue
    const place = join(folder, 'node_modules', name)
    await mkdir(dirname(place), { recursive: true })
    await symlink(join(root, 'node_modules', name), place, 'junction')
  }
}

/** No scripts but the page's own files: nothing may be made from text, and nothing loaded from elsewhere. */
const policy = "script-src 'self'"

/**
 * Opens a built example under a content security policy and looks whether it draws.
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
  const packed = await pack(folder)
  for (const example of (await readdir(join(root, 'examples'))).toSorted()) {
    console.log(example)
    const copy = join(folder, example)
    const isBuilt =
      (await check('installs from the packed packages', () => install(example, copy, packed))) &&
      (await check('has no type errors', () => must(`npm run types in examples/${example}`, npm('run', '--silent', 'types'), { cwd: copy, env }))) &&
      (await check('builds', () => must(`npm run build in examples/${example}`, npm('run', '--silent', 'build'), { cwd: copy, env })))
    if (!isBuilt) continue
    const server = await serveFolder({ folder: join(copy, 'dist'), port: 0 })
    for (const backend of backends) await check(`draws on ${backend} with the policy ${policy}`, () => open(browser, server.url, backend))
    await server.close()
  }
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed > 0 ? 1 : 0
