/** A block as one script that a browser or Node runs as it stands. */
import { dirname } from 'node:path'
import { build } from 'esbuild'

export interface BundleOptions {
  /** The file only exports a fragment: the script shows it. */
  readonly shows?: boolean
  readonly platform?: 'browser' | 'node'
}

export const bundle = async (file: string, { shows = false, platform = 'browser' }: BundleOptions = {}): Promise<string> => {
  const show = `import { createEngine } from 'kirari'
import { fragment } from ${JSON.stringify(file)}
createEngine({ container: document.body, fragment, label: 'A picture' })`
  const { outputFiles } = await build({
    ...(shows ? { stdin: { contents: show, resolveDir: dirname(file), loader: 'ts' } } : { entryPoints: [file] }),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    platform,
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** How a block shows something: it starts an engine by itself, or gives a fragment that somebody else shows; or not at all. */
export const drawing = (code: string): 'engine' | 'fragment' | undefined => {
  if (/\bcreateEngine\(|<Shader\b/.test(code)) return 'engine'
  return /\bexport const fragment\b/.test(code) ? 'fragment' : undefined
}
