/**
 * Runs other programs and keeps their output, which is shown only when they fail.
 * Starts npm and the tools under node_modules on every system.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** @typedef {readonly [string, ...string[]]} Command The program and its arguments. */

/**
 * A tool of node_modules, run by this Node.
 * @param {string} packageName
 * @param {...string} args
 * @returns {Command}
 */
export const tool = (packageName, ...args) => {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  /** @type {string} */
  const file = typeof bin === 'string' ? bin : (bin[packageName] ?? Object.values(bin)[0])
  return [process.execPath, join(folder, file), ...args]
}

/**
 * npm: the one that runs this script, if there is one.
 * @param {...string} args
 * @returns {Command}
 */
export const npm = (...args) => {
  const running = process.env['npm_execpath']
  return running?.endsWith('.js') ? [process.execPath, running, ...args] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args]
}

/**
 * @typedef {object} Options
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string>>} [env] Added to the environment.
 * @property {(line: string) => void} [onLine] Called with each line of output.
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** @type {AsyncLocalStorage<string>} */
const owner = new AsyncLocalStorage()
/** @type {Map<number, string>} */
const owners = new Map()

/**
 * Runs `work` in the name of an owner: processes that it starts, now or later, belong to that owner.
 * @template R
 * @param {string} name
 * @param {() => R} work
 */
export const inTheNameOf = (name, work) => owner.run(name, work)

/**
 * The owner that a process was started for.
 * @param {number} id
 */
export const ownerOf = (id) => owners.get(id)

// Whoever stops the script stops its child processes; stopping a server while nothing runs is a success.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    if (running.size > 0) console.error(`\n  Stopped by ${signal}.`)
    process.exit(running.size > 0 ? 130 : 0)
  })
}
process.on('exit', () => running.forEach((child) => child.kill()))

/**
 * Runs a command to its end.
 * @param {Command} command
 * @param {Options} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = ([program, ...args], { cwd = root, env = {}, onLine } = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], shell: program.endsWith('.cmd') })
    running.add(child)
    const name = owner.getStore()
    if (child.pid !== undefined && name !== undefined) owners.set(child.pid, name)
    let output = ''
    /** @param {Buffer} chunk */
    const hear = (chunk) => {
      const text = stripVTControlCharacters(chunk.toString())
      output += text
      const line = text.trimEnd().split('\n').at(-1)?.trim()
      if (line) onLine?.(line)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }))
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })

/** A required command failed. */
export class CommandError extends Error {
  /**
   * @param {string} what
   * @param {string} output All of its output.
   */
  constructor(what, output) {
    super(`${what} failed.\n${excerpt(output)}`)
    this.name = 'CommandError'
  }
}

/**
 * Runs a command that must succeed.
 * @param {string} what For the message, such as `npm ci`.
 * @param {Command} command
 * @param {Options} [options]
 */
export const must = async (what, command, options) => {
  const { code, output } = await run(command, options)
  if (code !== 0) throw new CommandError(what, output)
  return output
}

/**
 * The beginning and the end of a long text, indented: the first error is there, or the last.
 * @param {string} text
 */
export const excerpt = (text, lineCount = 40) => {
  const lines = text.trim().split('\n')
  const half = lineCount / 2
  const shown = lines.length > lineCount ? [...lines.slice(0, half), `(… ${lines.length - lineCount} lines …)`, ...lines.slice(-half)] : lines
  return shown.map((line) => `    ${line}`).join('\n')
}
