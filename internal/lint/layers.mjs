/**
 * The import rule of the repository as one table: which folder may import which.
 * The rule `kirari/layers` (layers-rule.mjs) reads it. A new folder under a package's src needs a row here:
 * the rule refuses a file without one.
 */

/**
 * @typedef {object} Layer
 * @property {string} name
 * @property {string} path A folder, or one file, from the root of the repository. The longest match is a file's layer.
 * @property {readonly string[]} mayImport Names of layers. A layer may always import itself.
 * @property {readonly string[]} [mayUse] Packages, by the start of their specifier. Default: any.
 * @property {string} why What would break, for the message.
 */

const shader = 'packages/kirari/src/shader'
const engine = 'packages/kirari/src/engine'
const base = ['diagnostic', 'ir', 'pass', 'feature', 'builtin']
/** The part of the language that the engine may import: its data, never how it is written. */
const data = ['diagnostic', 'ir']

/** @type {readonly Layer[]} */
const language = [
  {
    name: 'diagnostic',
    path: `${shader}/diagnostic`,
    mayImport: [],
    mayUse: [],
    why: 'diagnostics are values that every stage makes, so they know none of the stages',
  },
  { name: 'ir', path: `${shader}/ir`, mayImport: ['diagnostic'], mayUse: [], why: 'the IR is data: what makes it and what reads it come and go' },
  {
    name: 'pass',
    path: `${shader}/pass`,
    mayImport: ['diagnostic', 'ir'],
    mayUse: [],
    why: 'a pass reads or rewrites any IR, for every front end and every target',
  },
  {
    name: 'feature',
    path: `${shader}/feature`,
    mayImport: ['diagnostic', 'ir', 'pass'],
    mayUse: [],
    why: 'programs bring what they use: a feature hangs on the objects a front end makes, and targets call it through the IR',
  },
  {
    name: 'builtin',
    path: `${shader}/builtin`,
    mayImport: ['diagnostic', 'ir', 'pass', 'feature'],
    mayUse: [],
    why: 'a built-in is an object with its rule and its spellings, and knows neither who calls it nor who prints it',
  },
  {
    name: 'front',
    path: `${shader}/front`,
    mayImport: [...base, 'video-image'],
    mayUse: [],
    why: 'a front end makes IR and knows no target, and another one must be able to stand beside it',
  },
  { name: 'valid', path: `${shader}/valid`, mayImport: base, mayUse: [], why: 'a check holds for every front end and every target' },
  {
    name: 'target/text',
    path: `${shader}/target/text`,
    mayImport: [...base, 'valid'],
    mayUse: [],
    why: 'what several targets share knows no single one',
  },
  ...['glsl', 'wgsl'].flatMap((target) => [
    {
      name: `target/${target}`,
      path: `${shader}/target/${target}`,
      mayImport: [...base, 'valid', 'target/text'],
      mayUse: [],
      why: 'targets are siblings: a page downloads only the one it uses',
    },
    {
      name: `kirari/${target}`,
      path: `${shader}/target/${target}/index.ts`,
      mayImport: [...base, 'front', 'valid', 'target/text', `target/${target}`],
      mayUse: [],
      why: 'an entry shows the language in one target, and only that one',
    },
  ]),
  ...[
    { name: 'scalar', mayImport: base, why: 'the scalar form is IR without vectors: it knows neither of its printers' },
    { name: 'form', mayImport: [...base, 'target/cpu/scalar'], why: 'a form writes an operation in scalars: it knows neither who wrote it nor what runs it' },
    { name: 'js', mayImport: [...base, 'target/text', 'target/cpu/scalar'], why: 'printers of the scalar form are siblings and decide nothing' },
    { name: 'wasm', mayImport: [...base, 'target/text', 'target/cpu/scalar'], why: 'printers of the scalar form are siblings and decide nothing' },
    {
      name: 'run',
      mayImport: [...base, 'target/cpu', 'target/cpu/js', 'target/cpu/wasm'],
      why: 'what runs a program on the CPU knows its text and the values it is given, not who wrote it',
    },
  ].map(({ name, mayImport, why }) => ({ name: `target/cpu/${name}`, path: `${shader}/target/cpu/${name}`, mayImport, mayUse: [], why })),
  {
    name: 'target/cpu',
    path: `${shader}/target/cpu`,
    mayImport: [...base, 'valid', 'target/text', ...['form', 'scalar', 'js', 'wasm'].map((part) => `target/cpu/${part}`)],
    mayUse: [],
    why: 'it makes a program for the CPU of a shader, and runs none',
  },
  {
    name: 'kirari/js',
    path: `${shader}/target/cpu/index.ts`,
    mayImport: [...base, 'front', 'valid', 'target/text', 'target/cpu', 'target/cpu/js', 'target/cpu/run'],
    mayUse: [],
    why: 'an entry shows the language in one target, and only that one',
  },
]

/** @type {readonly Layer[]} */
const drawing = [
  {
    name: 'engine/message',
    path: `${engine}/message`,
    mayImport: ['diagnostic', 'ir'],
    mayUse: [],
    why: 'messages are values that every part of the engine makes',
  },
  { name: 'emitter', path: `${engine}/emitter.ts`, mayImport: [], mayUse: [], why: 'listeners are useful without a canvas' },
  { name: 'observe', path: `${engine}/observe`, mayImport: [], mayUse: [], why: 'the observers of a canvas do not depend on what is drawn' },
  { name: 'loop', path: `${engine}/loop.ts`, mayImport: [], mayUse: [], why: 'when to draw does not depend on what is drawn' },
  { name: 'step', path: `${engine}/step`, mayImport: [...data, 'engine/message'], mayUse: [], why: 'what a frame is made of does not depend on who draws it' },
  {
    name: 'device',
    path: `${engine}/device`,
    mayImport: [...data, 'engine/message', 'step'],
    mayUse: [],
    why: 'the interface knows none of its implementations',
  },
  {
    name: 'graph',
    path: `${engine}/graph`,
    mayImport: [...data, 'engine/message', 'step', 'device'],
    mayUse: [],
    why: 'a frame of steps is run on any backend; a lone fragment does not carry it',
  },
  ...['webgl', 'webgpu'].map((backend) => ({
    name: backend,
    path: `${engine}/${backend}`,
    mayImport: [...data, 'engine/message', 'step', 'device', 'graph', backend === 'webgl' ? 'target/glsl' : 'target/wgsl'],
    mayUse: [],
    why: 'backends are siblings behind one interface: a page downloads only the one it uses',
  })),
  {
    name: 'engine',
    path: engine,
    mayImport: [...data, 'engine/message', 'emitter', 'observe', 'loop', 'step', 'device'],
    mayUse: [],
    why: 'the engine is handed a backend and knows none by name',
  },
  ...['webgl', 'webgpu'].map((backend) => ({
    name: `kirari/${backend}`,
    path: `${engine}/${backend}.ts`,
    mayImport: [...data, 'engine/message', 'engine', 'step', 'device', backend],
    mayUse: [],
    why: 'the entry with one backend must not download the other',
  })),
  {
    name: 'texture',
    path: 'packages/kirari/src/texture',
    mayImport: ['diagnostic', 'ir', 'video-image', 'engine/message'],
    mayUse: [],
    why: 'where images come from knows neither who draws them nor how',
  },
  {
    name: 'video-image',
    path: 'packages/kirari/src/texture/video-image.ts',
    mayImport: ['ir'],
    mayUse: [],
    why: 'a video set as the value of a texture becomes an image, in `kirari/node` and in `kirari/texture`',
  },
  {
    name: 'kirari',
    path: 'packages/kirari/src/index.ts',
    mayImport: [...data, 'engine/message', 'emitter', 'engine', 'step', 'device', 'webgl', 'webgpu'],
    mayUse: [],
    why: 'the main entry chooses between the backends',
  },
  {
    name: 'input',
    path: 'packages/kirari/src/input',
    mayImport: ['diagnostic', 'ir', 'front'],
    mayUse: [],
    why: 'what people do is a value that shaders read: it knows an engine only as `ValueHost`',
  },
  {
    name: 'geometry',
    path: 'packages/kirari/src/geometry',
    mayImport: ['diagnostic'],
    mayUse: [],
    why: 'a shape is numbers: it knows neither the language nor what draws it',
  },
  {
    name: 'camera',
    path: 'packages/kirari/src/camera',
    mayImport: ['diagnostic', 'front'],
    mayUse: [],
    why: 'a camera is matrices and uniforms: it knows no engine, and an element only as what events come from',
  },
  {
    name: 'lint',
    path: 'packages/kirari/src/lint',
    mayImport: ['diagnostic', 'ir', 'builtin', 'front'],
    mayUse: [],
    why: 'rules about the text of programs know what the language has, and nothing that draws',
  },
  {
    name: 'element',
    path: 'packages/kirari/src/element',
    mayImport: [...data, 'engine/message', 'engine', 'kirari'],
    mayUse: [],
    why: 'the element around a canvas is the same for every framework',
  },
  ...[
    { name: 'react', mayUse: ['react'] },
    { name: 'solid', mayUse: ['solid-js'] },
  ].map(({ name, mayUse }) => ({
    name,
    path: `packages/kirari/src/${name}`,
    mayImport: [...data, 'front', 'engine/message', 'engine', 'kirari', 'element'],
    mayUse,
    why: 'bindings are thin: all behaviour is in the engine',
  })),
]

const languageEntries = ['kirari/node', 'kirari/glsl', 'kirari/wgsl', 'kirari/js']

/** @type {readonly Layer[]} */
const library = [
  {
    name: 'addons',
    path: 'packages/addons/src',
    mayImport: [],
    mayUse: ['kirari/node'],
    why: 'a function of the library is written in the language and runs on every target',
  },
  {
    name: 'catalogue',
    path: 'packages/addons/catalogue',
    mayImport: ['addons'],
    mayUse: languageEntries,
    why: 'a record describes a function; it may print it, and never draws it',
  },
]

/** @type {readonly Layer[]} */
export const layers = [...language, ...drawing, ...library]

/** Tests may read anything in their own package, and the repository's code for tests. */
export const testFile = /\.(test|test-d|bench)\.tsx?$/

/**
 * The layer of a file.
 * @param {string} file From the root of the repository, with slashes.
 */
export const layerOf = (file) =>
  layers
    .filter(({ path }) => file === path || file.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)
    .at(0)
