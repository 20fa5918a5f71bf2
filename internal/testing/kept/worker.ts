/**
 * Runs before each test file in Node: names the process after it (../process-name.mjs), and records what the file reads, so that it is
 * skipped while that is unchanged (place.mjs). It cannot see what child processes read: such a file depends on all sources.
 */
import childProcess from 'node:child_process'
import fs, { mkdirSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect } from 'vitest'
import { nameProcess } from '../process-name.mjs'
import { placeFromRoot, placeOf, root, withoutHashes, type Kind } from './place.mjs'

/** A process may run several files, one after the other: a module that two of them import runs for the first one alone. */
type Recorder = { readonly whileLoading: Set<string>; whileTesting: Set<string>; isLoading: boolean }

const key = Symbol.for('kirari.test.recorder')
// Only this file writes it.
const known = Reflect.get(globalThis, key) as Recorder | undefined
const recorder = known ?? { whileLoading: new Set<string>(), whileTesting: new Set<string>(), isLoading: true }
Reflect.set(globalThis, key, recorder)
recorder.whileTesting = new Set()
recorder.isLoading = true

const note = (kind: Kind, path: string): void => {
  const input = `${kind} ${path.startsWith('website/build/') ? withoutHashes(path) : path}`
  ;(recorder.isLoading ? recorder.whileLoading : recorder.whileTesting).add(input)
}
const notePath = (kind: Kind, path: unknown): void => {
  const text = path instanceof URL ? fileURLToPath(path) : path instanceof Buffer ? path.toString() : path
  const place = typeof text === 'string' ? placeFromRoot(text) : undefined
  if (place !== undefined) note(kind, place)
}

const isRecursive = (options: unknown): boolean => typeof options === 'object' && options !== null && Reflect.get(options, 'recursive') === true

/** Wraps functions of an object whose first argument is a path. */
const watch = (of: object, kind: Kind, ...names: readonly string[]): void => {
  for (const name of names) {
    // The functions of node:fs take any arguments.
    const original = Reflect.get(of, name) as ((...args: unknown[]) => unknown) | undefined
    if (!original) continue
    const watched = function (this: unknown, ...args: unknown[]): unknown {
      notePath(kind === 'names' && isRecursive(args[1]) ? 'tree' : kind, args[0])
      return original.apply(this, args)
    }
    Reflect.set(of, name, Object.assign(watched, original))
  }
}

/** A browser reads nothing of the repository except through a server in this process. Other programs may read anything. */
const watchProgram = (original: Function): object => {
  return (...args: unknown[]): unknown => {
    if (!/chrom/i.test(String(args[0]))) note('sources', '')
    return Reflect.apply(original, undefined, args)
  }
}

if (!known) {
  for (const of of [fs, fs.promises]) {
    watch(of, 'contents', 'readFile', 'readFileSync', 'createReadStream', 'open', 'openSync', 'copyFile', 'copyFileSync')
    watch(of, 'names', 'readdir', 'readdirSync', 'opendir', 'opendirSync')
    watch(of, 'presence', 'exists', 'existsSync', 'stat', 'statSync', 'lstat', 'lstatSync', 'access', 'accessSync')
    // Node copies folders internally.
    watch(of, 'sources', 'cp', 'cpSync', 'glob', 'globSync')
  }
  for (const name of ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'] as const) {
    const watched = watchProgram(childProcess[name])
    // Two of them have a separate promisified version.
    const promising: unknown = Reflect.get(childProcess[name], promisify.custom)
    if (typeof promising === 'function') Reflect.set(watched, promisify.custom, watchProgram(promising))
    Reflect.set(childProcess, name, watched)
  }
  syncBuiltinESMExports()
}

const { testPath } = expect.getState()
if (testPath) {
  const file = relative(root, testPath).replaceAll('\\', '/')
  nameProcess(file)
  beforeAll(() => {
    recorder.isLoading = false
  })
  // The first to be registered is the last to run.
  afterAll(() => {
    const place = placeOf(file).replace(/\.json$/, '.reads')
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, [...recorder.whileLoading, ...recorder.whileTesting].join('\n'))
  })
}
