/** Runs Docusaurus's own command line in this folder. Knows where it is and what our builds always ask of it. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'

export const siteFolder = join(import.meta.dirname, '..')

export const cli = join(dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json')), 'bin/docusaurus.mjs')

/** Resolves when the command ends well; rejects with its exit code otherwise. What it prints is shown as it comes. */
export const docusaurus = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: siteFolder,
      stdio: 'inherit',
      env: {
        ...process.env,
        // The framework's version is fixed by the specification, so there is nothing to be told about newer ones.
        NO_UPDATE_NOTIFIER: '1',
        // Two languages are rendered at once; on two cores more threads would only load all of the framework once more each.
        DOCUSAURUS_SSG_WORKER_THREAD_COUNT: String(Math.max(1, Math.floor(availableParallelism() / 2))),
        // Brotli makes up for what a minifier leaves out, and scripts within pages are made small once for all (after-build.ts).
        SKIP_HTML_MINIFICATION: 'true',
        ...env,
      },
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`docusaurus ${args.join(' ')} ended with ${code}. Its own message is above.`))))
  })
