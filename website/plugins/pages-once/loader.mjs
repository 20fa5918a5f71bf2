/**
 * Compiles the text of a page once for the client and the server: whichever of them asks first compiles it, the other takes the result.
 * The framework lets the server wait for the client, for ever when the client finds the page in its lasting cache and never compiles it.
 * A loader of the bundler, which loads it as it stands: so plain JavaScript. Must not know: what is in a page.
 */
import { createRequire } from 'node:module'

/**
 * @typedef {{ readonly by: string, readonly text: Promise<string> }} Compiled
 * @typedef {{ readonly crossCompilerCache: Map<string, Compiled>, readonly frameworkLoader: string, readonly dependencies?: readonly string[] }} Options
 * @typedef {object} Loading The part of the bundler's context that is used here.
 * @property {string} resource
 * @property {string} resourcePath
 * @property {{ readonly name: string }} _compiler
 * @property {() => Options} getOptions
 * @property {(file: string) => void} addDependency
 */

const require = createRequire(import.meta.url)

/**
 * As the client would have it, whoever asks: the server's own way leaves out the files beside a page, which the client would then lack.
 * @param {Loading} loading
 * @param {string} source
 * @returns {Promise<string>}
 */
const compileForClient = (loading, source) =>
  new Promise((resolve, reject) => {
    const { frameworkLoader, crossCompilerCache: _, ...options } = loading.getOptions()
    const done = (/** @type {unknown} */ error, /** @type {string | undefined} */ text) =>
      text === undefined ? reject(error ?? new Error(`${frameworkLoader} made nothing of ${loading.resource}.`)) : resolve(text)
    require(frameworkLoader)
      .default.call(
        {
          resource: loading.resource,
          resourcePath: loading.resourcePath,
          _compiler: { name: 'client' },
          async: () => done,
          getOptions: () => options,
          addDependency: (/** @type {string} */ file) => loading.addDependency(file),
        },
        source,
      )
      .catch(reject)
  })

/**
 * @this {Loading}
 * @param {string} source
 * @returns {Promise<string>}
 */
export default function loader(source) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- how the bundler calls its loaders
  const loading = this
  const { crossCompilerCache: compiled, dependencies = [] } = loading.getOptions()
  const by = loading._compiler.name
  const known = compiled.get(loading.resource)
  // What one compiled oneself, and nobody took, is of an earlier state of the page.
  const isTaken = known !== undefined && known.by !== by
  const text = isTaken ? known.text : compileForClient(loading, source)
  if (isTaken) compiled.delete(loading.resource)
  else compiled.set(loading.resource, { by, text })
  for (const file of dependencies) loading.addDependency(file)
  return text
}
