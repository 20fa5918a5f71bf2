/** The picture for other places: a component of React or Solid, a whole page. Each holds the reader's code as it is. */

export const formats = ['react', 'solid', 'html'] as const
export type Format = (typeof formats)[number]

/** Finds the export that is drawn; undefined where the code calls `createEngine` itself. */
const shownBy = (code: string): 'fragment' | 'frame' | undefined =>
  /^export const fragment\b/m.test(code) ? 'fragment' : /^export (?:const|function) frame\b/m.test(code) ? 'frame' : undefined

/** The code without the word `export` before what a file shows itself. */
const inside = (code: string): string => code.replaceAll(/^export (?=const |function |let )/gm, '').trimEnd()

const component = (code: string, entry: 'react' | 'solid', style: string): string | undefined => {
  const shown = shownBy(code)
  if (!shown) return undefined
  return `import { Shader } from 'kirari/${entry}'
${inside(code)}

export const Picture = () => (
  <Shader
    ${shown}={${shown}}
    label="Describe the picture here"
    style={${style}}
  />
)
`
}

const escapeScript = (code: string): string => code.replaceAll(/<(?=\/script|!--)/gi, '<\\')

/** The entries that an import map needs for what the code imports, and for what those import. */
const entries: Readonly<Record<string, string>> = {
  kirari: 'kirari/dist/index.js',
  'kirari/node': 'kirari/dist/shader/front/node/index.js',
  'kirari/input': 'kirari/dist/input/index.js',
  'kirari/texture': 'kirari/dist/texture/index.js',
  'kirari/geometry': 'kirari/dist/geometry/index.js',
  'kirari/camera': 'kirari/dist/camera/index.js',
  'kirari/js': 'kirari/dist/shader/target/cpu/index.js',
  'kirari/glsl': 'kirari/dist/shader/target/glsl/index.js',
  'kirari/wgsl': 'kirari/dist/shader/target/wgsl/index.js',
  '@kirari/addons': '@kirari/addons/dist/src/index.js',
}
const always: Readonly<Record<string, string>> = {
  '#explain': 'kirari/dist/shader/diagnostic/explain.js',
  '#validate': 'kirari/dist/shader/valid/valid.js',
  '#explain-engine': 'kirari/dist/engine/message/explain.js',
  '#explain-frame': 'kirari/dist/engine/message/explain-frame.js',
}

const importsOf = (code: string): readonly string[] => [...code.matchAll(/\bfrom\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name)

/** `script` is the code without its types. */
const page = (script: string): string => {
  const shown = shownBy(script)
  const names = new Set(['kirari', 'kirari/node', ...importsOf(script)])
  const imports = Object.fromEntries(
    [...Object.entries(entries).filter(([name]) => names.has(name)), ...Object.entries(always)].map(([name, file]) => [name, `./node_modules/${file}`]),
  )
  const map = JSON.stringify({ imports }, undefined, 2).replaceAll('\n', '\n      ')
  const body = shown ? `import { createEngine } from 'kirari'\n${inside(script)}\n\ncreateEngine({ container: document.body, ${shown} })` : script.trimEnd()
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Picture</title>
    <style>
      html, body { height: 100%; margin: 0 }
    </style>
    <script type="importmap">
      ${map}
    </script>
  </head>
  <body>
    <script type="module">
${escapeScript(body)}
    </script>
  </body>
</html>
`
}

/** Undefined if the code cannot be a component, because it creates its own engine. */
export const takeOut = (format: Format, code: string, script: string): string | undefined =>
  format === 'html' ? page(script) : component(code, format, format === 'react' ? "{ aspectRatio: '16 / 9' }" : "{ 'aspect-ratio': '16 / 9' }")
