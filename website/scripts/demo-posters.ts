/**
 * Captures the posters of the demos: what a browser draws of them after `posterSteps` frames, on WebGL2, at rest. Run by hand on a built
 * site, since not every machine that builds the site has a browser: `npx tsx website/scripts/demo-posters.ts [name …] [--site folder]`.
 * The pictures are small and lie in git.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import sharp from 'sharp'
import { serveFolder } from '../../internal/scripts/static-server.mjs'
import { chromiumFlags, findChromium } from '../../internal/testing/browser.mjs'
import { forceBackend } from '../../internal/testing/force-backend.mjs'
import type { Demo } from '../src/demos/demo.ts'
import { demos } from '../src/demos/list.ts'
import { demoPosterSize, mostDemoPosterBytes } from '../src/image-size.ts'

const siteFolder = join(import.meta.dirname, '..')
const target = join(siteFolder, 'static/demos')

const capture = async (browser: Browser, url: string, { name, path, backends }: Demo): Promise<void> => {
  // Wide enough for a picture as wide as the poster, beside its values.
  const page = await browser.newPage({ viewport: { width: 1500, height: 1100 }, reducedMotion: 'reduce', deviceScaleFactor: 1 })
  try {
    await forceBackend(page, backends?.includes('webgl2') === false ? 'webgpu' : 'webgl2')
    await page.goto(`${url}${path}`)
    await page.waitForSelector('[data-phase=live]', { timeout: 120_000 })
    const png = await page
      .locator('[data-demo-stage]')
      .screenshot({ style: '[data-demo-stage] ~ * { visibility: hidden } [data-demo] * { border-radius: 0 !important }', timeout: 120_000 })
    const { width, height } = demoPosterSize
    for (let quality = 82; ; quality -= 6) {
      const webp = await sharp(png).resize(width, height, { fit: 'cover' }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
      if (webp.length > mostDemoPosterBytes && quality > 30) continue
      await writeFile(join(target, `${name}.webp`), webp)
      process.stdout.write(`${name}: ${webp.length} bytes at quality ${quality}\n`)
      return
    }
  } finally {
    await page.close()
  }
}

const { values, positionals } = parseArgs({ options: { site: { type: 'string' } }, allowPositionals: true, strict: true })
const unknown = positionals.filter((name) => !demos.some((demo) => demo.name === name))
if (unknown.length > 0) throw new Error(`There is no demo ${unknown.join(', ')}. There are: ${demos.map(({ name }) => name).join(', ')}.`)
await mkdir(target, { recursive: true })
const server = await serveFolder({ folder: values.site ?? join(siteFolder, 'build'), port: 0 })
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] })
try {
  for (const demo of demos) if (positionals.length === 0 || positionals.includes(demo.name)) await capture(browser, server.url, demo)
} finally {
  await browser.close()
  await server.close()
}
