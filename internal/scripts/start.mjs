/**
 * `npm start`: from a fresh clone to the site in both languages, on http://localhost:3000 or the port of `PORT`.
 * Plain Node: nothing is installed when it starts.
 */
import './node-version.mjs'

const { join } = await import('node:path')
const { root } = await import('./command.mjs')
const { chosenPort, mustBeFree, portTaken } = await import('./port.mjs')
const { heading, step } = await import('./progress.mjs')
const { serveFolder } = await import('./static-server.mjs')
const { buildPackages, buildSite, install } = await import('./steps.mjs')

try {
  const port = chosenPort(3000)
  await mustBeFree(port)
  heading('Kirari')
  await step('install', install)
  await step('packages', buildPackages)
  await step('site', buildSite)
  const { url } = await serveFolder({ folder: join(root, 'website/build'), port }).catch((error) => {
    throw error.code === 'EADDRINUSE' ? portTaken(port) : error
  })
  console.log(`\n  English   ${url}/\n  日本語    ${url}/ja/\n\n  Ctrl-C stops the server.`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
