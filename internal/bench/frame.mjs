/**
 * What a frame of the gradient costs in JavaScript, in Kirari and its peers, in one run: microseconds, calls and bytes, on a driver
 * that does nothing. `node internal/bench/frame.mjs` prints the table. Build the packages first. Only the ratios of the times are
 * meaningful. app/ and peer/ hold the apps.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { installDriver } from './driver.mjs'

/** @typedef {{ readonly calls: number, readonly bytes: number, readonly byName: Record<string, number> }} Cost */

const folder = fileURLToPath(new URL('../../.cache/bench/', import.meta.url))

/** @type {Readonly<Record<string, { readonly app: string, readonly backend: 'webgl2' | 'webgpu' }>>} */
export const entrants = {
  'nothing but WebGL2': { app: 'peer/raw-webgl2.js', backend: 'webgl2' },
  'Kirari, WebGL2': { app: 'app/gradient-webgl.ts', backend: 'webgl2' },
  'Kirari, a frame of one step, WebGL2': { app: 'app/step-webgl.ts', backend: 'webgl2' },
  twgl: { app: 'peer/twgl.js', backend: 'webgl2' },
  regl: { app: 'peer/regl.js', backend: 'webgl2' },
  ogl: { app: 'peer/ogl.js', backend: 'webgl2' },
  'three.js, ShaderMaterial': { app: 'peer/three.js', backend: 'webgl2' },
  'three.js, TSL on WebGL2': { app: 'peer/three-tsl.js', backend: 'webgl2' },
  'nothing but WebGPU': { app: 'peer/raw-webgpu.js', backend: 'webgpu' },
  'Kirari, WebGPU': { app: 'app/gradient-webgpu.ts', backend: 'webgpu' },
  'Kirari, a frame of one step, WebGPU': { app: 'app/step-webgpu.ts', backend: 'webgpu' },
  TypeGPU: { app: 'peer/typegpu.js', backend: 'webgpu' },
  'three.js, TSL on WebGPU': { app: 'peer/three-tsl.js', backend: 'webgpu' },
}

/** @param {string} app @returns {Promise<string>} The file to run. */
export const bundleApp = async (app) => {
  const outfile = `${folder}frame-${app.replaceAll('/', '-')}.mjs`
  await build({
    entryPoints: [fileURLToPath(new URL(app, import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return outfile
}

/**
 * Runs a separate process and returns its answer.
 * @param {readonly string[]} flags @param {'--cost' | '--time'} mode @param {string} file @param {string} backend
 * @returns {unknown}
 */
const ask = (flags, mode, file, backend) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, fileURLToPath(import.meta.url), mode, file, backend], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  if (status !== 0) throw new Error(`The measurement of ${file} ended with ${status}:\n${stderr.trim()}`)
  // A library may print what it likes: the reading is the last line.
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

/**
 * Calls and bytes of a frame. By default V8 compiles on other threads, and whether a number ends up on the heap depends on how busy they are:
 * `--predictable` compiles at the same frame of every run.
 * @param {string} file @param {string} backend @returns {Cost}
 */
// `readCost` returns it.
export const costOf = (file, backend) => /** @type {Cost} */ (ask(['--expose-gc', '--predictable'], '--cost', file, backend))

/** Microseconds of a frame with V8's default flags. @param {string} file @param {string} backend */
const timeOf = (file, backend) => Number(ask([], '--time', file, backend))

/** Lets the library draw its first frames. @param {string} file @param {'webgl2' | 'webgpu'} backend */
const begin = async (file, backend) => {
  const driver = installDriver(backend)
  await import(pathToFileURL(file).href)
  const wait = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  for (let i = 0; i < 1000 && !driver.frame(); i++) await wait(2)
  for (let i = 0; i < 20; i++) {
    await wait(1)
    driver.frame()
  }
  return driver
}

/** @param {string} file @param {'webgl2' | 'webgpu'} backend @returns {Promise<Cost>} */
const readCost = async (file, backend) => {
  const driver = await begin(file, backend)
  driver.calls()
  driver.byName()
  driver.frame()
  const calls = driver.calls()
  const byName = driver.byName()
  for (let i = 0; i < 20_000; i++) driver.frame()
  const frames = 2000
  // The first six or so collections also discard compiled code, which V8 allocates again: the ones after them measure frames alone.
  const heaps = Array.from({ length: 16 }, () => {
    globalThis.gc?.()
    const before = process.memoryUsage().heapUsed
    for (let i = 0; i < frames; i++) driver.frame()
    return (process.memoryUsage().heapUsed - before) / frames
  })
  return { calls, bytes: Math.max(0, Math.min(...heaps)), byName }
}

/** @param {string} file @param {'webgl2' | 'webgpu'} backend @returns {Promise<number>} */
const readTime = async (file, backend) => {
  const driver = await begin(file, backend)
  for (let i = 0; i < 20_000; i++) driver.frame()
  const rounds = 20_000
  const times = Array.from({ length: 7 }, () => {
    const begun = performance.now()
    for (let i = 0; i < rounds; i++) driver.frame()
    return ((performance.now() - begun) / rounds) * 1000
  })
  return Math.min(...times)
}

const [, script, mode, file = '', wanted] = process.argv
if (script === fileURLToPath(import.meta.url)) {
  if (mode) {
    const backend = wanted === 'webgpu' ? 'webgpu' : 'webgl2'
    console.log(JSON.stringify(await (mode === '--cost' ? readCost : readTime)(file, backend)))
    process.exit(0)
  }
  /** @type {Record<string, object>} */
  const rows = {}
  for (const [name, { app, backend }] of Object.entries(entrants)) {
    const bundled = await bundleApp(app)
    const { calls, bytes } = costOf(bundled, backend)
    rows[name] = { 'µs a frame': Number(timeOf(bundled, backend).toFixed(3)), 'calls a frame': calls, 'bytes a frame': Math.round(bytes) }
  }
  console.table(rows)
}
