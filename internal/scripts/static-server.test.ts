import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFolder } from './static-server.mjs'

const long = 'x'.repeat(5000)
const files = {
  'index.html': '<p>home</p>',
  '404.html': '<p>not found</p>',
  'ja/index.html': '<p>ホーム</p>',
  'ja/404.html': '<p>見つかりません</p>',
  'docs/installation.html': '<p>installation</p>',
  'guide/index.html': '<p>guide</p>',
  'assets/js/main.abc123.js': `export const x = '${long}'`,
  'img/a b.svg': '<svg/>',
  'img/poster.webp': 'RIFF',
}

describe('the file server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kirari-site-'))
  let server: Awaited<ReturnType<typeof serveFolder>>
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(server.url + path, { headers, redirect: 'manual' })

  beforeAll(async () => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    writeFileSync(join(folder, '../kirari-outside.txt'), 'secret')
    server = await serveFolder({ folder, port: 0 })
  })

  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
    rmSync(join(folder, '../kirari-outside.txt'))
  })

  it.each([
    ['/', '<p>home</p>', 'text/html; charset=utf-8'],
    ['/ja/', '<p>ホーム</p>', 'text/html; charset=utf-8'],
    ['/docs/installation', '<p>installation</p>', 'text/html; charset=utf-8'],
    ['/docs/installation/', '<p>installation</p>', 'text/html; charset=utf-8'],
    ['/guide/', '<p>guide</p>', 'text/html; charset=utf-8'],
    ['/img/a%20b.svg?v=1', '<svg/>', 'image/svg+xml'],
    ['/img/poster.webp', 'RIFF', 'image/webp'],
  ])('answers %s with its file and type', async (path, text, type) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(await response.text()).toBe(text)
  })

  it('sends a folder without a slash to the one with it, the query kept', async () => {
    const response = await get('/guide?a=1')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/guide/?a=1'])
  })

  it.each([
    ['/nowhere', 'not found'],
    ['/docs/nowhere/', 'not found'],
    ['/ja/nowhere', '見つかりません'],
    ['/%E0%A4%A', 'not found'],
    ['/..%2fkirari-outside.txt', 'not found'],
    ['/assets/..%2f..%2fkirari-outside.txt', 'not found'],
  ])('answers %s with 404 and the page of its language', async (path, text) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(text)
  })

  it('compresses text when asked, and keeps named assets for ever', async () => {
    const response = await get('/assets/js/main.abc123.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(Number(response.headers.get('content-length'))).toBeLessThan(200)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await response.text()).toBe(files['assets/js/main.abc123.js'])
  })

  it('answers 304 to a browser that has the file, and 405 to what is not reading', async () => {
    const tag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': tag })).status).toBe(304)
    expect((await fetch(server.url, { method: 'POST' })).status).toBe(405)
  })

  it('is, when asked, a host that has one 404 page and sends headers of its own', async () => {
    const host = await serveFolder({ folder, port: 0, hasOneNotFound: true, headersOf: (address) => ({ 'x-address': address, 'cache-control': 'no-store' }) })
    const response = await fetch(`${host.url}/ja/nowhere`)
    expect([response.status, await response.text()]).toEqual([404, '<p>not found</p>'])
    expect([response.headers.get('x-address'), response.headers.get('cache-control')]).toEqual(['/ja/nowhere', 'no-store'])
    await host.close()
  })

  it('says that a port is taken', async () => {
    await expect(serveFolder({ folder, port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
