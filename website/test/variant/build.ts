/**
 * Builds the sites of this folder below .cache, once for as long as nothing they are made from has changed, and keeps what the build said.
 * With the framework's own command, in its own folders: the real site's build neither sees this nor waits for it.
 */
import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hashOf, writtenFiles } from '../../../internal/scripts/inputs.mjs'
import { afterBuild } from '../../scripts/after-build.ts'
import { cli, siteFolder } from '../../scripts/docusaurus.ts'
import { generateLiveFrames } from '../../scripts/live-frames.ts'
import { readSite } from '../../site.config.ts'

const cache = join(siteFolder, '../.cache/variant')
/** Where the main site lies: every address of it begins so. */
export const basePath = '/kirari/'

export type Built = { readonly code: number; readonly log: string }

/** The folder to serve for a site: its base address is a folder in it. */
export const rootOf = (name: string): string => join(cache, name)
const outDirOf = (name: string): string => join(rootOf(name), basePath)

const inputs =
  /^(?:website\/(?:src|plugins|scripts|static|test\/variant)\/|website\/i18n\/ja\/(?:code\.json|docusaurus-theme-[^/]+\/)|website\/[^/]+$|package-lock\.json$)/
const inputHash = (): string => hashOf(writtenFiles(['website', 'package-lock.json']).filter((file) => inputs.test(file) && !/\.test\.tsx?$/.test(file)))

/** Builds the site of this name, or gives what its last build said. `isStrict`: what our own build adds to the framework's command. */
export const buildVariant = (name: string, { isStrict = false }: { readonly isStrict?: boolean } = {}): Promise<Built> =>
  locked(async () => {
    const hash = `${inputHash()} ${isStrict}`
    const stamp = join(cache, `${name}.json`)
    const known = await readStamp(stamp)
    if (known?.hash === hash) return known
    await rm(stamp, { force: true })
    await rm(rootOf(name), { recursive: true, force: true })
    await translations()
    await generateLiveFrames()
    const built = await run(name, isStrict)
    if (built.code === 0) await afterBuild(outDirOf(name), readSite({ SITE_BASE_PATH: basePath }))
    await writeFile(stamp, JSON.stringify({ hash, ...built }))
    return built
  })

const readStamp = async (path: string): Promise<(Built & { readonly hash: string }) | undefined> => {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  // This file writes them.
  return text === undefined ? undefined : (JSON.parse(text) as Built & { readonly hash: string })
}

/** The labels of the real site, and the pages of this one. */
const translations = async (): Promise<void> => {
  const folder = join(cache, 'i18n')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(join(siteFolder, 'i18n/ja/code.json'), join(folder, 'ja/code.json'))
  await cp(join(siteFolder, 'test/variant/i18n'), folder, { recursive: true })
}

const run = (name: string, isStrict: boolean): Promise<Built> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, 'build', '--config', 'test/variant/docusaurus.config.ts', '--out-dir', outDirOf(name)], {
      cwd: siteFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NO_UPDATE_NOTIFIER: '1',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        VARIANT: name,
        SITE_BASE_PATH: basePath,
        SITE_STRICT_LINKS: isStrict ? '1' : '0',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `../.cache/variant/generated-${name}`,
      },
    })
    let log = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, log }))
  })

/** One build at a time, whoever asks: test files may run beside one another. A lock that nobody held for ten minutes is a dead one's. */
const locked = async <T>(work: () => Promise<T>): Promise<T> => {
  const lock = join(cache, 'lock')
  await mkdir(cache, { recursive: true })
  while (
    !(await mkdir(lock).then(
      () => true,
      () => false,
    ))
  ) {
    const age =
      Date.now() -
      (await stat(lock).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      ))
    if (age > 600_000) await rm(lock, { recursive: true, force: true })
    await wait(200)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}
