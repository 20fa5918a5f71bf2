/**
 * Writes the documents that readers' code runs in, that of live blocks and that of the playground: one file each that holds its script and
 * its style, and a content policy that lets it reach nothing else. It runs in a frame without an origin, where the rights of the site's own
 * address do not count, so it asks for no file. That of the playground stands as text in a second document, which has an address that works
 * offline (decisions/022-frame-in-a-frame.md).
 */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { frameDocument } from '../src/live/message.ts'
import { playgroundDocument } from '../src/playground/message.ts'
import { policyOf } from './content-policy.ts'
import { siteFolder } from './docusaurus.ts'

export const generateLiveFrames = async (): Promise<void> => {
  const folder = join(siteFolder, 'static')
  await mkdir(dirname(join(folder, playgroundDocument)), { recursive: true })
  await writeFile(join(folder, frameDocument), document('Live code', await bundle('live/frame/main.tsx'), await bundle('live/frame/frame.css')))
  await writeFile(
    join(folder, playgroundDocument),
    framed(
      'Playground',
      document('Playground', await bundle('playground/frame/main.ts'), await bundle('playground/frame/frame.css'), [
        // Textures are downloaded, also from addresses that hold the file themselves.
        'connect-src data: blob:',
      ]),
    ),
  )
}

const bundle = async (name: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(siteFolder, 'src', name)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [file] = outputFiles
  if (!file) throw new Error(`esbuild made nothing of src/${name}.`)
  return file.text.trim()
}

/** The policy of a frame: what runs there may evaluate text, and may not fetch, load, send or embed anything that is not in an address itself. */
const framePolicy = (script: string, more: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'media-src data: blob:',
    'font-src data:',
    ...more,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/**
 * A document that shows another one in a sandbox, and does nothing else: it has no script and hears no message. The inner one obeys both
 * policies, which are the same, and neither lets it be led to another address.
 */
const framed = (title: string, inner: string): string => {
  const policy = policyOf(inner)
  if (policy === undefined) throw new Error('The document of a frame has no content policy.')
  const text = inner.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>${title}</title><style>html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}</style></head><body><iframe title="${title}" sandbox="allow-scripts" referrerpolicy="no-referrer" srcdoc='${text}'></iframe></body></html>
`
}

const document = (title: string, script: string, style: string, more: readonly string[] = []): string => {
  if (/<\/script|<!--/i.test(script)) throw new Error('The script of a frame holds text that would end it inside a page. Write that text in two parts.')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${framePolicy(script, more)}"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main><p>This page runs the code of other pages, inside them.</p><p lang="ja">このページは、ほかのページの中でコードを実行するためのものです。</p></main><script>${script}</script></body></html>
`
}
