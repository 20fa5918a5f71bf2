/** Builds the site of this folder, whose search is asked of a service on this machine. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterBuild } from '../../scripts/after-build.ts'
import { readSite } from '../../site.config.ts'
import { cli, siteFolder } from '../../scripts/docusaurus.ts'

/** What the site is built with: names as a real one's, which must be what the service hears. */
export const application = { id: 'APP1', key: 'public-key', index: 'docs' } as const

/** `host` is the service's. Gives the folder to serve. */
export const buildHostedSite = async (host: string): Promise<string> => {
  const folder = join(siteFolder, '../.cache/hosted/build')
  const settings = {
    ALGOLIA_APP_ID: application.id,
    ALGOLIA_API_KEY: application.key,
    ALGOLIA_INDEX_NAME: application.index,
    ALGOLIA_HOST: host,
    ALGOLIA_EXTERNAL_URL: '^https://elsewhere\\.example/',
  }
  await run(['build', '--config', 'test/hosted/docusaurus.config.ts', '--out-dir', folder], {
    ...process.env,
    ...settings,
    NODE_ENV: 'production',
    NO_UPDATE_NOTIFIER: '1',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '../.cache/hosted/generated',
  })
  await afterBuild(folder, readSite({ ...process.env, ...settings }))
  return folder
}

const run = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], { cwd: siteFolder, stdio: ['ignore', 'pipe', 'pipe'], env })
    let log = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The site with a hosted search could not be built (${code}):\n${log.slice(-4000)}`)),
    )
  })
