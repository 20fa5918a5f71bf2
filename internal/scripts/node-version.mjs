/**
 * Stops with one clear sentence if Node is too old. Imported first and alone, so it is written in the JavaScript of old Node versions.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Kirari needs Node 20.19 or newer; this is Node ${process.versions.node}. Install a newer one from https://nodejs.org and run again.`)
  process.exit(1)
}
