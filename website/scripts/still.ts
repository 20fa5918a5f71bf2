/**
 * One poster: a fragment drawn on the CPU and kept as a WebP file under static/posters.
 * What was drawn from the same shader, values and size is not drawn again: a large picture takes a second.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { printJS, render, type RenderOptions } from 'kirari/js'
import type { Vec3, Vec4 } from 'kirari/node'
import sharp from 'sharp'

const siteFolder = join(import.meta.dirname, '..')
const stampFile = join(siteFolder, '../.cache/posters.json')

export type Still = RenderOptions & {
  /** Under static/posters, without its ending. */
  readonly name: string
  readonly fragment: Vec3 | Vec4
  /** Values of uniforms and whatever else the picture depends on beside its text. */
  readonly values?: unknown
  /** Sets the values just before drawing. */
  readonly set?: () => void
  /** Of WebP, 0…100. */
  readonly quality?: number
}

/** Draws the posters that are missing or out of date. */
export const drawStills = async (stills: readonly Still[]): Promise<void> => {
  // What an earlier run of this function wrote.
  const before = JSON.parse(await readFile(stampFile, 'utf8').catch(() => '{}')) as Record<string, string>
  const stamps = { ...before }
  for (const still of stills) {
    const { name, fragment, values, set, quality = 80, ...options } = still
    const file = join(siteFolder, 'static/posters', `${name}.webp`)
    const stamp = createHash('sha256')
      .update(JSON.stringify([printJS(fragment), values ?? null, options, quality]))
      .digest('hex')
    if (stamps[name] === stamp && existsSync(file)) continue
    set?.()
    await mkdir(dirname(file), { recursive: true })
    const { width, height } = options
    await sharp(render(fragment, options), { raw: { width, height, channels: 4 } })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toFile(file)
    stamps[name] = stamp
  }
  await mkdir(dirname(stampFile), { recursive: true })
  if (JSON.stringify(stamps) !== JSON.stringify(before)) await writeFile(stampFile, JSON.stringify(stamps, undefined, 1))
}
