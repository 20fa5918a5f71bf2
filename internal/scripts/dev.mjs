/**
 * `npm run dev`: compiles the packages at each change, and runs the site's development server with hot reload.
 * The server handles one language at a time: `npm run dev -- --locale ja`.
 */
import './node-version.mjs'

const { spawn } = await import('node:child_process')
const { watch } = await import('node:fs')
const { join } = await import('node:path')
const { writeLists } = await import('../../packages/addons/scripts/lists.mjs')
const { npm, root, tool } = await import('./command.mjs')
const { chosenPort, mustBeFree } = await import('./port.mjs')
const { step } = await import('./progress.mjs')
const { buildPackages, install } = await import('./steps.mjs')

/** @type {import('node:child_process').ChildProcess[]} */
const children = []

/** Stops the child processes: each leads a process group, so that its own children stop too. */
process.on('exit', () => {
  for (const { pid, exitCode } of children) {
    if (pid === undefined || exitCode !== null) continue
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
    } catch {
      // It has exited already.
    }
  }
})

/**
 * @param {string} name
 * @param {import('./command.mjs').Command} command
 */
const launch = (name, [program, ...args]) => {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32', shell: program.endsWith('.cmd') })
  const label = name.padEnd(8)
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.trim()) console.log(`${label} ${line}`)
    })
  }
  child.on('error', (error) => console.error(`${label} ${error.message}`))
  child.on('close', (code) => {
    console.error(`${label} ended with ${code}; stopping the rest.`)
    process.exit(code ?? 1)
  })
  children.push(child)
}

/** Keeps the lists of functions, which hold the code of the examples too, as the files are. */
const watchFunctions = () => {
  const folder = join(root, 'packages/addons')
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon
  const write = () => {
    try {
      writeLists(folder)
    } catch (error) {
      // A function of which only some files are written yet.
      console.error(`packages ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const onChange = () => {
    clearTimeout(soon)
    soon = setTimeout(write, 100)
  }
  for (const place of ['src', 'catalogue', 'examples', 'test/oracle']) watch(join(folder, place), { recursive: true }, onChange)
}

try {
  const port = chosenPort(3000)
  await mustBeFree(port)
  await step('install', install)
  // Once before the server starts, so that its first page finds all packages.
  await step('packages', buildPackages)
  watchFunctions()
  launch('packages', tool('typescript', '-b', '--watch', '--preserveWatchOutput', 'packages/kirari', 'packages/addons'))
  launch('site', npm('run', 'dev', '--workspace', 'website', '--', '--port', String(port), ...process.argv.slice(2)))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
