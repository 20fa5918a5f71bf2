/** The picture for other places: a component of React or Solid, a whole page. Each holds the lines of the reader's code as they are. */
import type { CodeLines } from './message.ts'

export const formats = ['react', 'solid', 'html'] as const
export type Format = (typeof formats)[number]

export type TakenOut = {
  readonly text: string
  /** The line of the code, counted from 1, that each line of the text holds. */
  readonly lines: CodeLines
}

/** Finds the export that is drawn; undefined where the code calls `createEngine` itself. */
const shownBy = (code: string): 'fragment' | 'frame' | undefined =>
  /^export const fragment\b/m.test(code) ? 'fragment' : /^export (?:const|function) frame\b/m.test(code) ? 'frame' : undefined

/** The code without the word `export` before what a file shows itself. */
const inside = (code: string): string => code.replaceAll(/^export (?=const |function |let )/gm, '').trimEnd()

/** An engine takes a fragment that reads textures only as a step of a frame (E1016). */
export const readsTextures = (code: string): boolean => /\btexture\(/.test(code)

type Shown = {
  /** Names to import from `kirari`. */
  readonly imports: readonly string[]
  readonly property: 'fragment' | 'frame'
  /** The local name of its value. */
  readonly value: string
  /** Lines after the code. */
  readonly after: string
}

const shownAs = (code: string): Shown | undefined => {
  const property = shownBy(code)
  if (!property) return undefined
  if (property === 'frame' || !readsTextures(code)) return { imports: [], property, value: property, after: '' }
  const value = freeName('steps', code)
  const draw = freeName('draw', code)
  return { imports: [imported('draw', draw)], property: 'frame', value, after: `const ${value} = [${draw}({ fragment })]\n` }
}

/** The name, with a number if the code has it already. */
const freeName = (name: string, code: string): string => {
  let free = name
  for (let i = 1; new RegExp(`\\b${free}\\b`).test(code); i++) free = `${name}${i}`
  return free
}
const imported = (name: string, as: string): string => (name === as ? name : `${name} as ${as}`)

const linesAround = (before: string, code: string, after: string): TakenOut => ({
  text: `${before}\n${code}\n${after}`,
  lines: [...before.split('\n').map(() => []), ...code.split('\n').map((line, i) => (line.trim() === '' ? [] : [i + 1])), ...after.split('\n').map(() => [])],
})

const component = (code: string, entry: 'react' | 'solid', style: string): TakenOut | undefined => {
  const shown = shownAs(code)
  if (!shown) return undefined
  const shader = freeName('Shader', code)
  const { imports, property, value, after } = shown
  return linesAround(
    [`import { ${imported('Shader', shader)} } from 'kirari/${entry}'`, ...(imports.length > 0 ? [`import { ${imports.join(', ')} } from 'kirari'`] : [])].join(
      '\n',
    ),
    inside(code),
    `${after}
export const ${freeName('Picture', code)} = () => (
  <${shader}
    ${property}={${value}}
    label="Describe the picture here"
    style={${style}}
  />
)
`,
  )
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
const page = (script: string): TakenOut => {
  const shown = shownAs(script)
  const names = new Set(['kirari', 'kirari/node', ...importsOf(script)])
  const imports = Object.fromEntries(
    [...Object.entries(entries).filter(([name]) => names.has(name)), ...Object.entries(always)].map(([name, file]) => [name, `./node_modules/${file}`]),
  )
  const map = JSON.stringify({ imports }, undefined, 2).replaceAll('\n', '\n      ')
  const createEngine = freeName('createEngine', script)
  const head = shown ? `\nimport { ${[imported('createEngine', createEngine), ...shown.imports].join(', ')} } from 'kirari'` : ''
  const call = shown
    ? `${shown.after}\n${createEngine}({ container: document.body, ${shown.property === shown.value ? '' : `${shown.property}: `}${shown.value} })\n`
    : ''
  return linesAround(
    `<!doctype html>
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
    <script type="module">${head}`,
    escapeScript(shown ? inside(script) : script.trimEnd()),
    `${call}    </script>
  </body>
</html>
`,
  )
}

/** Undefined if the code cannot be a component, because it creates its own engine. */
export const takeOut = (format: Format, code: string, script: string): TakenOut | undefined =>
  format === 'html' ? page(script) : component(code, format, format === 'react' ? "{ aspectRatio: '16 / 9' }" : "{ 'aspect-ratio': '16 / 9' }")
