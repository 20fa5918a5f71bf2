/**
 * Captures the posters of live pictures that only a GPU draws, those whose code exports a `frame`: what a browser shows after some seconds.
 * Run by hand on a built site, since not every machine that builds the site has a browser: `npx tsx website/scripts/scene-posters.ts [name …]`.
 * A new picture needs any image of the right size before the first build. The posters are small and lie in git.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import sharp from 'sharp'
import { serveFolder } from '../../internal/scripts/static-server.mjs'
import { chromiumFlags, findChromium } from '../../internal/testing/browser.mjs'
import { forceBackend } from '../../internal/testing/force-backend.mjs'
import { exercisePosterSize, scenePosterSize } from '../src/image-size.ts'
import { readScenes, type Scene } from './scenes.ts'

const siteFolder = join(import.meta.dirname, '..')
const target = join(siteFolder, 'scene-posters')
const seconds = 5
const mostBytes = 20_000

const capture = async (browser: Browser, url: string, { name, file, exercise }: Scene): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 })
  try {
    await forceBackend(page, 'webgl2')
    await page.goto(`${url}/${file.replace(/(?:\/index)?\.mdx$/, '')}`)
    const picture = page.locator(`[data-scene="${name}"]`).first()
    await picture.scrollIntoViewIfNeeded()
    await picture.locator('canvas').waitFor({ timeout: 60_000 })
    await page.waitForTimeout(seconds * 1000)
    const png = await picture.screenshot({ style: '[data-scene] button { visibility: hidden } [data-scene] { border-radius: 0 !important }' })
    const { width, height } = exercise ? exercisePosterSize : scenePosterSize
    for (let quality = 82; ; quality -= 6) {
      const webp = await sharp(png).resize(width, height, { fit: 'cover' }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
      if (webp.length > mostBytes && quality > 30) continue
      await writeFile(join(target, `${name}.webp`), webp)
      process.stdout.write(`${name}: ${webp.length} bytes at quality ${quality}\n`)
      return
    }
  } finally {
    await page.close()
  }
}

const asked = process.argv.slice(2)
const scenes = (await readScenes()).filter(
  ({ name, code }) => /\bexport const frame\b/.test(code) && !/\bexport const fragment\b/.test(code) && (asked.length === 0 || asked.includes(name)),
)
const unknown = asked.filter((name) => !scenes.some((scene) => scene.name === name))
if (unknown.length > 0) throw new Error(`There is no picture of several steps that is called ${unknown.join(', ')}.`)
await mkdir(target, { recursive: true })
const server = await serveFolder({ folder: join(siteFolder, 'build'), port: 0 })
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] })
try {
  for (const scene of scenes) await capture(browser, server.url, scene)
} finally {
  await browser.close()
  await server.close()
}
