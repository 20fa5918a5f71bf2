/**
 * The import rule of the repository as one table: which folder may know which.
 * The rule `kirari/layers` (layers-rule.mjs) reads it. A new folder under a package's src is a new row here:
 * the rule refuses a file that no row names.
 */

/**
 * @typedef {object} Layer
 * @property {string} name
 * @property {string} path A folder, or one file, from the root of the repository. The longest that fits a file is its layer.
 * @property {readonly string[]} mayImport Names of layers. A layer may always import itself.
 * @property {readonly string[]} [mayUse] Packages, by the start of their specifier. Left out: any.
 * @property {string} why What would break, for the message.
 */

const shader = 'packages/kirari/src/shader'
const engine = 'packages/kirari/src/engine'
const targets = ['glsl', 'wgsl', 'js']

const base = ['diagnostic', 'ir', 'proc']
/** What the engine may know of the language: its data, never how it is written. */
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
  { name: 'proc', path: `${shader}/proc`, mayImport: ['diagnostic', 'ir'], mayUse: [], why: 'proc holds what all stages share, so it knows none of them' },
  {
    name: 'front',
    path: `${shader}/front`,
    mayImport: base,
    mayUse: [],
    why: 'a front end makes IR and knows no target, and another one must be able to stand beside it',
  },
  { name: 'valid', path: `${shader}/valid`, mayImport: base, mayUse: [], why: 'a check holds for every front end and every target' },
  {
    name: 'legalise',
    path: `${shader}/legalise`,
    mayImport: base,
    mayUse: [],
    why: 'a pass turns IR into IR: it knows neither who wrote it nor how it is printed',
  },
  { name: 'print', path: `${shader}/print`, mayImport: base, mayUse: [], why: 'what the printers share knows none of them' },
  {
    name: 'compile',
    path: `${shader}/compile`,
    mayImport: [...base, 'valid', 'legalise', 'print'],
    mayUse: [],
    why: 'what joins the stages for every target knows no single one',
  },
  {
    name: 'run',
    path: `${shader}/run`,
    mayImport: [...base, 'print/js', 'print/wasm', 'compile/js'],
    mayUse: [],
    why: 'what runs a program on the CPU knows its text and the values it is given, not who wrote it',
  },
  {
    name: 'print/wasm',
    path: `${shader}/print/wasm`,
    mayImport: [...base, 'print'],
    mayUse: [],
    why: 'printers are siblings and decide nothing: it knows the scalar form, not what JavaScript makes of it',
  },
  ...targets.flatMap((target) => [
    {
      name: `print/${target}`,
      path: `${shader}/print/${target}`,
      mayImport: [...base, 'print'],
      mayUse: [],
      why: 'printers are siblings and decide nothing: a page downloads only the one it uses',
    },
    ...['', '-stages', '-interface', '-kernel', '-storage'].map((part) => ({
      name: `compile/${target}`,
      path: `${shader}/compile/${target}${part}.ts`,
      mayImport: [...base, 'valid', 'legalise', 'print', 'compile', `print/${target}`, ...(target === 'js' ? ['print/wasm'] : [])],
      mayUse: [],
      why: 'it joins the stages behind the front end, for one target',
    })),
    {
      name: `kirari/${target}`,
      path: `${shader}/${target}.ts`,
      mayImport: [...base, 'front', 'valid', 'legalise', 'print', 'compile', `print/${target}`, `compile/${target}`, ...(target === 'js' ? ['run'] : [])],
      mayUse: [],
      why: 'an entry shows the language in one target, and only that one',
    },
  ]),
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
  { name: 'signal', path: `${engine}/signal`, mayImport: [], mayUse: [], why: 'signals are useful without a picture' },
  { name: 'frame', path: `${engine}/frame`, mayImport: ['signal'], mayUse: [], why: 'when to draw does not depend on what is drawn' },
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
    mayImport: [...data, 'engine/message', 'signal', 'frame', 'step', 'device'],
    mayUse: [],
    why: 'a frame of steps is run on any backend; a lone fragment does not carry it',
  },
  ...['webgl', 'webgpu', 'record'].map((backend) => ({
    name: backend,
    path: `${engine}/${backend}`,
    mayImport: [
      ...data,
      'engine/message',
      'step',
      'device',
      'graph',
      ...(backend === 'webgl' ? ['compile/glsl'] : backend === 'webgpu' ? ['compile/wgsl'] : []),
    ],
    mayUse: [],
    why: 'backends are siblings behind one interface: a page downloads only the one it uses',
  })),
  ...['webgl', 'webgpu'].map((backend) => ({
    name: `record/${backend}`,
    path: `${engine}/record/${backend}-lane.ts`,
    mayImport: [...data, 'engine/message', 'step', 'device', 'record', backend],
    mayUse: [],
    why: 'tests of one backend stand on it alone',
  })),
  {
    name: 'engine',
    path: engine,
    mayImport: [...data, 'engine/message', 'signal', 'frame', 'step', 'device'],
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
    mayImport: ['diagnostic', 'ir', 'proc', 'engine/message'],
    mayUse: [],
    why: 'where pictures come from knows neither who shows them nor how',
  },
  {
    name: 'kirari',
    path: 'packages/kirari/src/index.ts',
    mayImport: [...data, 'engine/message', 'signal', 'engine', 'step', 'device', 'webgl', 'webgpu'],
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
    mayImport: ['diagnostic', 'ir', 'proc', 'front'],
    mayUse: [],
    why: 'rules about the text of programs know what the language has, and nothing that draws',
  },
  {
    name: 'element',
    path: 'packages/kirari/src/element',
    mayImport: [...data, 'engine/message', 'engine', 'kirari'],
    mayUse: [],
    why: 'what stands around a picture is the same for every framework',
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

/** Tests may read anything of their own package, and what the repository keeps for tests. */
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
