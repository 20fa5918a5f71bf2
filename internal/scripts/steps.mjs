/**
 * The steps from a fresh clone to a built site, each of which does nothing when nothing has changed.
 * `npm start`, `npm run build`, `npm run dev` and `npm test` consist of them. Needs Node only.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeLists } from '../../packages/addons/scripts/lists.mjs'
import { must, npm, root, tool } from './command.mjs'
import { hashOf, writtenFiles } from './inputs.mjs'

/** @typedef {(say: (line: string) => void) => Promise<string>} Step Returns a note for the final line; throws when it fails. */

/** @param {string} path */
const at = (path) => join(root, path)

/** @returns {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }> | undefined} */
const lockedPackages = (/** @type {string} */ path) => (existsSync(at(path)) ? JSON.parse(readFileSync(at(path), 'utf8')).packages : undefined)

/** Whether node_modules matches the lock file. npm records what it installed beside it, so no stamp of a script can disagree with it. */
const isInstalled = () => {
  const wanted = lockedPackages('package-lock.json') ?? {}
  const present = lockedPackages('node_modules/.package-lock.json')
  if (!present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional || entry.devOptional) return true
    const found = present[path]
    return found !== undefined && found.version === entry.version && found.integrity === entry.integrity && existsSync(at(path))
  })
}

/**
 * Installs the packages of the lock file unless they are installed.
 * @type {Step}
 */
export const install = async (say) => {
  if (isInstalled()) return 'nothing to do'
  await must('npm ci', npm('ci', '--no-audit', '--no-fund', '--loglevel=error'), { onLine: say })
  return 'the packages of the lock file'
}

const packages = ['packages/kirari', 'packages/addons']

/** Removes build output of a deleted source file: it would be published. */
const removeOrphans = (/** @type {string} */ folder) => {
  const dist = at(`${folder}/dist`)
  const { compilerOptions } = JSON.parse(readFileSync(at(`${folder}/tsconfig.json`), 'utf8'))
  if (!existsSync(dist)) {
    // Without its outputs a build is stale, whatever the compiler's build info says.
    rmSync(join(at(folder), compilerOptions.tsBuildInfoFile), { force: true })
    return
  }
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const source = path.replace(dist, at(`${folder}/${compilerOptions.rootDir}`)).replace(/(?:\.d\.ts|\.js)(?:\.map)?$/, '')
    if (!existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)) rmSync(path)
  }
}

/**
 * Lists the functions that are there and compiles the published packages; the compiler finds what has changed. Then writes the functions as plain text.
 * @type {Step}
 */
export const buildPackages = async () => {
  writeLists(at('packages/addons'))
  packages.forEach(removeOrphans)
  await must('tsc -b', tool('typescript', '-b', ...packages))
  await must('The functions as GLSL and WGSL', [process.execPath, at('packages/addons/scripts/text.mjs')])
  return ''
}

let isGenerated = false

/**
 * Generates pages from the records of the functions: the site's types and links are checked with them.
 * @type {Step}
 */
export const generatePages = async (say) => {
  await must('The generated pages', npm('run', 'generate', '--workspace', 'website'), { onLine: say })
  isGenerated = true
  return ''
}

const siteStamp = '.cache/site.json'
const sitePages = ['website/build/index.html', 'website/build/ja/index.html']
/** Everything that may change the site. Tests and notes do not. */
const siteInputs = ['packages', 'website', 'examples', 'internal/bench', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'CHANGELOG.md']
const siteEnvironment = /^(?:ALGOLIA_|DOCUSAURUS_|SITE_|BASE_URL$|NODE_OPTIONS$)/

/** A hash of the site's inputs. Its pages show when they last changed, which comes from git, if present. */
const siteHash = () => {
  const files = writtenFiles(siteInputs).filter((file) => !/\.test\.tsx?$|^(?:website|packages\/[^/]+)\/test\//.test(file))
  const environment = Object.entries(process.env).filter(([name]) => siteEnvironment.test(name))
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%H', '--', 'website'], { cwd: root, encoding: 'utf8' })
  return hashOf(files, [process.version, stdout ?? '', ...environment.map(([name, value]) => `${name}=${value}`).toSorted()])
}

/** The time stamps of the built pages, so that nobody else's build counts as this script's. */
const siteOutput = () => sitePages.map((page) => (existsSync(at(page)) ? statSync(at(page)).mtimeMs : 'missing')).join(' ')

/**
 * Builds the site in both languages.
 * @type {Step}
 */
export const buildSite = async (say) => {
  const inputs = siteHash()
  const output = siteOutput()
  const stamp = existsSync(at(siteStamp)) ? JSON.parse(readFileSync(at(siteStamp), 'utf8')) : {}
  if (stamp.inputs === inputs && stamp.output === output && !output.includes('missing')) return 'nothing has changed'
  rmSync(at(siteStamp), { force: true })
  await must('The build of the site', npm('run', 'build', '--workspace', 'website', ...(isGenerated ? ['--', '--generated'] : [])), { onLine: say })
  const missing = sitePages.filter((page) => !existsSync(at(page)))
  if (missing.length > 0) throw new Error(`The build of the site ended well, but ${missing.join(' and ')} is missing.`)
  mkdirSync(at('.cache'), { recursive: true })
  writeFileSync(at(siteStamp), JSON.stringify({ inputs, output: siteOutput() }))
  return 'English and Japanese'
}
