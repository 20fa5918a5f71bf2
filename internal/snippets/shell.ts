/**
 * The shell commands of the pages: their purpose, whether the tools and files they name exist, and how the tests run those that write files.
 * Nothing is installed from the network: the packages are those of the repository.
 */
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { build } from 'vite'
import { must } from '../scripts/command.mjs'
import type { Fence } from '../../website/scripts/fences.ts'
import { root } from './page.ts'

/** The commands of a block, one a line; a backslash at the end continues the line. */
export const commandsOf = ({ language, code }: Fence): readonly string[] =>
  language === 'bash' || language === 'sh'
    ? code
        .replaceAll(/\\\n\s*/g, '')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'))
    : []

/** `serve`: shows the folder in a browser. `make`: writes files. `none`: prepares something that the tests already have. */
export type Purpose = 'none' | 'make' | 'serve'

export const purposeOf = (command: string): Purpose | undefined => {
  if (/^(?:mkdir|cd) [\w-]+$|^npm init -y$|^npm (?:install|start|test|run)\b/.test(command)) return 'none'
  if (/^npx vite$|^npx esbuild --servedir=/.test(command)) return 'serve'
  if (/^npx esbuild |^echo "[^"]*" >>? [\w.]+$/.test(command)) return 'make'
  return undefined
}

/** Why a reader could not run it; undefined when all is well. */
export const refusal = (command: string): string | undefined => {
  if (!purposeOf(command)) return 'nobody has told internal/snippets/shell.ts what this command is for'
  const [program, ...args] = command.split(' ')
  if (program === 'npx' && !existsSync(join(root, 'node_modules/.bin', args[0] ?? ''))) return `no package here has a command ${args[0]}`
  if (program !== 'npm') return undefined
  if (args[0] === 'install') {
    const missing = args.slice(1).filter((name) => !name.startsWith('-') && !existsSync(join(root, 'node_modules', name)))
    return missing.length > 0 ? `the repository does not have ${missing.join(', ')}` : undefined
  }
  // The manifest of the repository has scripts: this test is one.
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }
  const script = args[0] === 'run' ? args[1] : args[0]
  return script && script !== 'init' && !(script in scripts) ? `package.json has no script "${script}"` : undefined
}

/** Runs a command that writes files, with the tools of the repository. */
export const make = (command: string, folder: string): Promise<string> =>
  must(command, ['sh', '-c', command.replace(/^npx /, '')], {
    cwd: folder,
    env: { PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` },
  })

/** The folder that a server shows. For Vite, the test builds instead, with the same result; esbuild serves files as they are. */
export const served = async (command: string, folder: string): Promise<string> => {
  if (!command.startsWith('npx vite')) return folder
  const site = `${folder}-built`
  await build({ root: folder, logLevel: 'silent', configFile: false, build: { outDir: site, emptyOutDir: true } })
  return site
}
