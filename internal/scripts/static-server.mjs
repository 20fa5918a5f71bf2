/**
 * A file server for the built site, which behaves like any static host: `npm start` and the site's tests use it.
 * It sends the right content types, finds index pages, compresses text, and answers an unknown address with the
 * 404 page of its language.
 */
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
const compressible = /^(?:text\/|application\/(?:json|xml|manifest)|image\/svg)/
const encoders = {
  br: (/** @type {Buffer} */ bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes),
}

/**
 * Serves a folder. The returned address has the actual port, so 0 may be requested.
 * @param {object} options
 * @param {string} options.folder
 * @param {number} options.port
 * @param {(address: string) => Readonly<Record<string, string>>} [options.headersOf] Additional or replacing headers of an address: tests send those of a real host.
 * @param {boolean} [options.hasOneNotFound] Answers every unknown address with the 404 page at the root, as many hosts do.
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export const serveFolder = async ({ folder, port, headersOf = () => ({}), hasOneNotFound = false }) => {
  /** @type {Map<string, Promise<Buffer>>} Compressed files, by name, time of change and encoding. */
  const compressed = new Map()

  /** @param {string} path */
  const fileAt = async (path) => {
    const found = await stat(path).catch(() => undefined)
    return found?.isFile() ? { path, size: found.size, changed: found.mtimeMs } : undefined
  }

  /**
   * The file of an address, or the address to redirect to.
   * @param {string} address
   */
  const resolve = async (address) => {
    const path = normalize(join(folder, address))
    if (path !== folder && !path.startsWith(folder + sep)) return undefined
    if (address.endsWith('/')) return (await fileAt(join(path, 'index.html'))) ?? (await fileAt(`${path.slice(0, -1)}.html`))
    const file = (await fileAt(path)) ?? (await fileAt(`${path}.html`))
    if (file) return file
    return (await fileAt(join(path, 'index.html'))) ? { redirect: `${address}/` } : undefined
  }

  /**
   * The nearest 404 page: that of the folder of its language, else the first.
   * @param {string} address
   */
  const notFound = async (address) =>
    (hasOneNotFound ? undefined : await fileAt(join(folder, address.split('/')[1] ?? '', '404.html'))) ?? (await fileAt(join(folder, '404.html')))

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  const answer = async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405, { allow: 'GET, HEAD' }).end()
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const address = decode(pathname)
    const found = address === undefined ? undefined : await resolve(address)
    if (found && 'redirect' in found) return response.writeHead(301, { location: encodeURI(found.redirect) + search }).end()
    const file = found ?? (await notFound(address ?? '/'))
    if (!file) return response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('404: no such page\n')

    const tag = `"${file.size.toString(36)}-${file.changed.toString(36)}"`
    if (found && request.headers['if-none-match'] === tag) return response.writeHead(304, { etag: tag }).end()
    const type = types[extname(file.path).toLowerCase()] ?? 'application/octet-stream'
    const encoding = compressible.test(type) && file.size > 1024 ? accepted(request.headers['accept-encoding'] ?? '') : undefined
    const body = encoding && (await compress(file, encoding))
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'content-length': body ? body.length : file.size,
      // The names of files under assets/ change with their contents; browsers revalidate all others.
      'cache-control': found && /[\\/]assets[\\/]/.test(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: tag,
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...headersOf(address ?? '/'),
    })
    if (request.method === 'HEAD') return response.end()
    if (body) return response.end(body)
    return createReadStream(file.path)
      .on('error', () => response.destroy())
      .pipe(response)
  }

  /**
   * @param {{ path: string, changed: number }} file
   * @param {keyof typeof encoders} encoding
   */
  const compress = ({ path, changed }, encoding) => {
    const key = `${encoding} ${changed} ${path}`
    const known = compressed.get(key)
    if (known) return known
    const made = readFile(path).then(encoders[encoding])
    compressed.set(key, made)
    return made
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (response.headersSent) return response.destroy()
      return response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(`500: ${error.message}\n`)
    })
  })
  await new Promise((done, fail) => server.once('error', fail).listen(port, () => done(undefined)))
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** @param {string} accepts @returns {keyof typeof encoders | undefined} */
const accepted = (accepts) => (/\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : undefined)

/** @param {string} pathname */
const decode = (pathname) => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
