/** What stands for all code that draws the posters of functions: the records, the previews, the language and its target on the CPU. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'

/** A hash of that code, bundled to one text: it changes when any of it does. What packs pictures is beside it, by its version. */
export const drawingCode = async (): Promise<string> => {
  const folder = import.meta.dirname
  const { outputFiles } = await build({
    entryPoints: [
      join(folder, 'function-page/poster.ts'),
      join(folder, 'function-page/family.ts'),
      join(folder, 'function-page/listed.ts'),
      join(folder, 'still.ts'),
    ],
    outdir: folder,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['sharp'],
    define: { 'import.meta.dirname': '""' },
  })
  const hash = createHash('sha256')
  for (const { text } of outputFiles) hash.update(text)
  return hash.digest('hex')
}
