/**
 * One poster: a fragment drawn on the CPU and kept as a WebP file under static/posters.
 * What was drawn from the same shader, values and size is not drawn again: it is kept below .cache by what it was drawn from.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { printJS, render, type RenderOptions } from 'kirari/js'
import type { Vec3, Vec4 } from 'kirari/node'
import { pack } from './pack.ts'

const siteFolder = join(import.meta.dirname, '..')
const drawnFolder = join(siteFolder, '../.cache/posters')

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

/** Puts a poster in its place, drawn now if it never was. */
export const drawStill = async ({ name, fragment, values, set, quality = 84, ...options }: Still): Promise<void> => {
  const drawn = join(drawnFolder, `${hash(printJS(fragment), values ?? null, options, quality)}.webp`)
  if (!existsSync(drawn)) {
    set?.()
    const { width, height } = options
    // Under another name first: two processes may draw the same, and a build may be ended.
    const unfinished = `${drawn}.${process.pid}`
    await mkdir(drawnFolder, { recursive: true })
    await pack(render(fragment, options), width, height, quality).toFile(unfinished)
    await rename(unfinished, drawn)
  }
  const file = join(siteFolder, 'static/posters', `${name}.webp`)
  await mkdir(dirname(file), { recursive: true })
  await copyFile(drawn, file)
}

const hash = (...parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)

export const drawStills = async (stills: readonly Still[]): Promise<void> => {
  for (const still of stills) await drawStill(still)
}

/** Keeps the folder of what was drawn small: removes all but the newest. */
export const boundDrawn = async (kept = 8000): Promise<void> => {
  const names = await readdir(drawnFolder).catch(() => [])
  const files = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(drawnFolder, name))).mtimeMs })))
  for (const { name } of files.toSorted((a, b) => b.at - a.at).slice(kept)) await rm(join(drawnFolder, name), { force: true })
}
