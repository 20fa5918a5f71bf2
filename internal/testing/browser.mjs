/**
 * The browser of the tests: its flags and its path. No other file knows either.
 *
 * Plain JavaScript, because the scripts that set up a fresh clone run it before anything is compiled.
 */
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Live code runs in a process of its own: every Chromium with a window isolates sites by itself, the headless shell does not. */
const everywhere = ['--no-sandbox', '--site-per-process']

/** Without any GPU, real or software: previews stay posters, and cost no time. */
export const flagsWithoutGPU = [...everywhere, '--disable-gpu', '--disable-3d-apis', '--disable-webgpu', '--disable-software-rasterizer']

/**
 * Software rendering on Linux, so that a machine without a GPU draws, and draws the same pixels as any other.
 * Tried one by one with Chromium 156: without `--enable-unsafe-webgpu` there is no adapter; without either of the two for
 * Vulkan, or the one for ANGLE, the first WebGPU canvas kills the GPU process and every WebGL context with it. The other flags keep
 * a real GPU out of it, and allow WebGL on SwiftShader.
 */
const softwareFlags = [
  ...everywhere,
  '--enable-unsafe-webgpu',
  '--use-webgpu-adapter=swiftshader',
  '--use-vulkan=swiftshader',
  '--enable-features=Vulkan',
  '--enable-unsafe-swiftshader',
  '--use-angle=swiftshader',
  // After a random program crashes a driver, the GPU process restarts for the others.
  '--disable-gpu-process-crash-limit',
  '--disable-domain-blocking-for-3d-apis',
]

/** The machine's own GPU: `KIRARI_GPU=hardware`, and always on macOS and Windows, whose Chromium has no software Vulkan. */
const hardwareFlags =
  process.platform === 'linux'
    ? [...everywhere, '--enable-unsafe-webgpu', '--enable-features=Vulkan', '--ignore-gpu-blocklist', '--use-angle=vulkan']
    : ['--enable-unsafe-webgpu']

export const chromiumFlags = process.platform === 'linux' && process.env['KIRARI_GPU'] !== 'hardware' ? softwareFlags : hardwareFlags

const advice = `What to do: install Chrome or Chromium yourself and run again, or name one: CHROME_PATH=/path/to/chrome npm test`

/**
 * The path of an installed Chromium, without starting it; undefined when there is none.
 * @returns {Promise<string | undefined>}
 */
export const installedChromium = async () => process.env['CHROME_PATH'] || [...usualPlaces(), ...(await playwrightPlace())].find((path) => existsSync(path))

/**
 * The path of a Chromium that starts: the one in `CHROME_PATH`, else an installed one, else a newly installed one.
 * @param {{ log?: (line: string) => void }} options `log` receives the progress, so that a long download is not silent.
 * @returns {Promise<string>}
 */
export const findChromium = async ({ log = () => {} } = {}) => {
  const named = process.env['CHROME_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROME_PATH is ${named}, but there is no such file. Correct it, or unset it to let the tests look for a browser.`)
  }

  const installed = await firstThatStarts([...usualPlaces(), ...(await playwrightPlace())])
  if (installed) return installed

  const failures = []
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log('No Chrome or Chromium found: installing a Debian package (apt-get install chromium-headless-shell)')
    const updated = await attempt('apt-get', ['update', '-qq'])
    // A system may lack the first one and have the second.
    for (const name of updated ? [] : ['chromium-headless-shell', 'chromium']) {
      const failure = await attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
      const path = failure ? undefined : await firstThatStarts(usualPlaces())
      if (path) return path
      failures.push(failure ?? `apt-get install ${name}: it installed no program that starts (on Ubuntu this package is only a pointer to a snap)`)
    }
    if (updated) failures.push(updated)
  }

  log('No Chrome or Chromium found: downloading the one of Playwright (npx playwright install chromium)')
  const withSystemLibraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
  const failure = await attempt(process.execPath, [playwrightCli(), 'install', '--no-shell', ...withSystemLibraries, 'chromium'])
  const path = failure ? undefined : await firstThatStarts(await playwrightPlace())
  if (path) return path
  failures.push(
    failure ??
      'playwright install chromium: it ended well, but the browser does not start (system libraries may be missing: npx playwright install-deps chromium)',
  )

  throw new Error(`No browser for the tests.\n${failures.map((line) => `  - ${line}`).join('\n')}\n${advice}`)
}

/** Where installers on each system put Chrome and Chromium. */
const usualPlaces = () => {
  if (process.platform === 'darwin') {
    const folders = ['/Applications', join(process.env['HOME'] ?? '', 'Applications')]
    return folders.flatMap((folder) => [join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'), join(folder, 'Chromium.app/Contents/MacOS/Chromium')])
  }
  if (process.platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] ?? [])
    return folders.flatMap((folder) => [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Chromium/Application/chrome.exe')])
  }
  // The headless shell draws the same pages without the windows of a browser: in two thirds of the processor time.
  const names = ['chromium-headless-shell', 'chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser']
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']
  return [...new Set(names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name))))]
}

/** Where Playwright keeps its own; empty if Playwright is not installed yet. */
const playwrightPlace = async () => {
  try {
    const { chromium } = await import('playwright')
    return [chromium.executablePath()]
  } catch {
    return []
  }
}

const playwrightCli = () => join(import.meta.dirname, '../../node_modules/playwright/cli.js')

/**
 * A file may exist and yet be a stub, or miss its libraries, so on Linux each candidate has to print its version.
 * @param {readonly string[]} paths
 */
const firstThatStarts = async (paths) => {
  for (const path of paths.filter((candidate) => existsSync(candidate))) {
    if (process.platform !== 'linux') return path
    const answer = await run(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).catch(() => undefined)
    if (answer && /Chrom/.test(answer.stdout)) return path
  }
  return undefined
}

/**
 * Runs a command and returns undefined if it succeeds, else one line that says how it failed.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<string | undefined>}
 */
const attempt = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    let said = ''
    child.stderr.on('data', (chunk) => (said += chunk))
    const name = `${command === process.execPath ? 'playwright' : command} ${args.filter((arg) => !arg.endsWith('cli.js')).join(' ')}`
    child.on('error', (error) => resolve(`${name}: ${error.message}`))
    child.on('close', (code) => resolve(code === 0 ? undefined : `${name}: ended with ${code}: ${said.trim().split('\n').slice(-3).join(' | ')}`))
  })
