/** The small tables of routes and documents say what the framework's own say. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { globalDataCode, versionCode } from '../../plugins/compact/document-code.ts'
import { readRegistry, readRoutes } from '../../plugins/compact/generated.ts'
import { inlineLabels } from '../../plugins/compact/inline-labels.mjs'
import { commonFolder, routeCode } from '../../plugins/compact/route-code.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kirari-compact-'))
})
afterAll(() => rm(folder, { recursive: true }))

let count = 0
/** What a module of this code exports, with these modules beside it. */
const run = async (code: string, beside: Readonly<Record<string, string>> = {}): Promise<unknown> => {
  const own = join(folder, String(++count))
  const place = (name: string): string => `${own}-${name.replaceAll(/\W/g, '-')}.mjs`
  for (const [name, text] of Object.entries(beside)) await writeFile(place(name), text)
  const local = Object.keys(beside).reduce((text, name) => text.replaceAll(`'${name}'`, JSON.stringify(pathToFileURL(place(name)).href)), code)
  await writeFile(`${own}.mjs`, local)
  return ((await import(pathToFileURL(`${own}.mjs`).href)) as { readonly default: unknown }).default
}

// In the framework's own hand.
const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/search',
    component: ComponentCreator('/search', 'aaa'),
    exact: true
  },
  {
    path: '/addons',
    component: ComponentCreator('/addons', 'b01'),
    routes: [
      {
        path: '/addons/',
        component: ComponentCreator('/addons/', '082'),
        exact: true,
        sidebar: "addons"
      },
      {
        path: '/addons/sdf/circle',
        component: ComponentCreator('/addons/sdf/circle', '111'),
        exact: true,
        sidebar: "addons"
      },
      {
        path: '/addons/sdf/box',
        component: ComponentCreator('/addons/sdf/box', '222'),
        exact: true,
        sidebar: "addons"
      },
      {
        path: '/addons/hidden',
        component: ComponentCreator('/addons/hidden', '333'),
        exact: true
      },
      {
        path: '/addons/math/mod',
        component: ComponentCreator('/addons/math/mod', '444'),
        exact: true
      },
      {
        path: '/addons/math/quat',
        component: ComponentCreator('/addons/math/quat', '555'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`
const chunkNames = {
  '/search-aaa': { __comp: 's', __context: { plugin: 'sp' } },
  '/addons-b01': { __comp: 'root', __context: { plugin: 'ap' } },
  '/addons/-082': { __comp: 'doc', content: 'c0' },
  '/addons/sdf/circle-111': { __comp: 'doc', content: 'c1' },
  '/addons/sdf/box-222': { __comp: 'doc', content: 'c2' },
  '/addons/hidden-333': { __comp: 'doc', content: 'c3' },
  '/addons/math/mod-444': { __comp: 'doc', content: 'd0' },
  '/addons/math/quat-555': { __comp: 'doc', content: 'd1' },
}
/** A module that begins with d is the page of a function. */
const moduleName = (key: string): string => `@site/${key}.${key.startsWith('d') && key !== 'doc' ? 'page' : 'mdx'}`
const registry = `export default {
${['s', 'sp', 'root', 'ap', 'doc', 'c0', 'c1', 'c2', 'c3', 'd0', 'd1'].map((key) => `  "${key}": [() => import(/* webpackChunkName: "${key}" */ "${moduleName(key)}"), "${moduleName(key)}", require.resolveWeak("${moduleName(key)}")],`).join('\n')}
};
`

type Node = { readonly path: string; readonly routes?: readonly Node[]; readonly chunks?: unknown; readonly [attribute: string]: unknown }

describe('routes', () => {
  test('lead to the same chunks by the same paths', async () => {
    const modules = readRegistry(registry)
    const code = routeCode(readRoutes(routes, chunkNames), (key) => modules.get(key) ?? '')
    // The framework looks a route's chunks up when it is made, as this one does.
    const made = (await run(code.routes, {
      '@docusaurus/ComponentCreator': "import names from '@generated/routesChunkNames'\nexport default (path, id) => names[path + '-' + id]".replace(
        "'@generated/routesChunkNames'",
        JSON.stringify(pathToFileURL(join(folder, `${count + 1}--generated-routesChunkNames.mjs`)).href),
      ),
      '@generated/routesChunkNames': 'export default {}',
      '@generated/registry': 'export default {}',
    })) as readonly Node[]
    const imports = code.registry
      .split('\n')
      .slice(1, -2)
      .map((line) => /import\("(.*)"\)/.exec(line)?.[1])
    const withModules = (chunks: unknown): unknown =>
      typeof chunks === 'number'
        ? imports[chunks]
        : typeof chunks === 'string'
          ? chunks
          : Object.fromEntries(Object.entries(chunks ?? {}).map(([name, chunk]) => [name, withModules(chunk)]))
    const flat = (nodes: readonly Node[]): readonly unknown[] =>
      nodes.flatMap(({ path, component, routes: inner = [], ...rest }) => [{ path, chunks: withModules(component), ...rest }, ...flat(inner)])

    const page = (key: string) => ({ __comp: '@site/doc.mdx', content: `@site/${key}.mdx` })
    expect(flat(made)).toEqual([
      { path: '/search', chunks: { __comp: '@site/s.mdx', __context: { plugin: '@site/sp.mdx' } }, exact: true },
      { path: '/addons', chunks: { __comp: '@site/root.mdx', __context: { plugin: '@site/ap.mdx' } } },
      { path: '/addons/', chunks: page('c0'), exact: true, sidebar: 'addons' },
      { path: '/addons/sdf/circle', chunks: page('c1'), exact: true, sidebar: 'addons' },
      { path: '/addons/sdf/box', chunks: page('c2'), exact: true, sidebar: 'addons' },
      { path: '/addons/hidden', chunks: page('c3'), exact: true },
      // The page of a function has no module: it is found under its own address.
      { path: '/addons/math/mod', chunks: { __comp: '@site/doc.mdx', content: '/addons/math/mod' }, exact: true },
      { path: '/addons/math/quat', chunks: { __comp: '@site/doc.mdx', content: '/addons/math/quat' }, exact: true },
      { path: '*', chunks: {} },
    ])
    expect(code.routes).toContain('|sdf/circle|sdf/box')
  })

  test('of an unknown shape stop the build', () => {
    expect(() => readRoutes('module.exports = []', {})).toThrow('routes.js has a shape this site does not know')
    expect(() => readRoutes(routes, {})).toThrow('no entry /search-aaa')
    expect(() => readRegistry('export default {\n  "a": require("b"),\n};')).toThrow('a line that is no import')
  })

  test('of this build are all there', async () => {
    const generated = join(import.meta.dirname, '../../.docusaurus')
    const text = await readFile(join(generated, 'routes.js'), 'utf8')
    const names = JSON.parse(await readFile(join(generated, 'routesChunkNames.json'), 'utf8')) as typeof chunkNames
    const modules = readRegistry(await readFile(join(generated, 'registry.js'), 'utf8'))
    const code = routeCode(readRoutes(text, names), (key) => modules.get(key) ?? '')
    const made = (await run(code.routes, {
      '@docusaurus/ComponentCreator': 'export default () => undefined',
      '@generated/routesChunkNames': 'export default {}',
      '@generated/registry': 'export default {}',
    })) as readonly Node[]
    const paths = (nodes: readonly Node[]): readonly string[] => nodes.flatMap(({ path, routes: inner = [] }) => [path, ...paths(inner)])
    expect(paths(made)).toEqual([...text.matchAll(/^\s*path: '(.*)',$/gm)].map(([, path]) => path))
    expect(text.length).toBeGreaterThan(code.routes.length * 2)
  })
})

test('the folder that paths share ends with a slash', () => {
  expect(commonFolder(['/a/b/c', '/a/b/d'])).toBe('/a/b/')
  expect(commonFolder(['/a/bc', '/a/bd'])).toBe('/a/')
  expect(commonFolder(['a', 'b'])).toBe('')
  expect(commonFolder(['/a/', '/a/b'])).toBe('/a/')
})

const docs = [
  { id: 'index', path: '/ja/addons/', sidebar: 'addons' },
  { id: 'sdf/circle', path: '/ja/addons/sdf/circle', sidebar: 'addons' },
  { id: 'sdf/box', path: '/ja/addons/sdf/box', sidebar: 'addons' },
  { id: 'alone', path: '/ja/addons/alone' },
]

test('the global data are the same', async () => {
  const data = {
    'docusaurus-plugin-content-docs': {
      addons: { path: '/ja/addons', versions: [{ name: 'current', path: '/ja/addons', docs, draftIds: [], sidebars: {} }], breadcrumbs: true },
    },
    other: { default: { a: 1 } },
  }
  expect(await run(globalDataCode(data))).toEqual(data)
})

describe('a section’s sidebar', () => {
  const link = (docId: string, label: string) => ({ type: 'link' as const, label, href: `/ja/addons/${docId}`, docId, unlisted: false })
  const props = {
    version: {
      pluginId: 'addons',
      docsSidebars: {
        addons: [
          link('index', '索引'),
          { type: 'category' as const, label: '距離', collapsed: true, items: [link('sdf/circle', 'circle'), link('sdf/box', 'box'), link('alone', '別の名')] },
          { type: 'link' as const, label: 'elsewhere', href: 'https://example.com' },
        ],
      },
      docs: {
        index: { id: 'index', title: '索引', description: 'すべて', sidebar: 'addons' },
        'sdf/circle': { id: 'sdf/circle', title: 'circle', description: '円', sidebar: 'addons' },
        'sdf/box': { id: 'sdf/box', title: 'box', description: '箱', sidebar: 'addons' },
        alone: { id: 'alone', title: '別の名', description: '' },
      },
    },
  }

  test('is the same', async () => {
    expect(await run(versionCode(props, '/ja/addons', true))).toEqual(props)
  })

  test('may leave descriptions out', async () => {
    const code = versionCode(props, '/ja/addons', false)
    const short = Object.fromEntries(Object.entries(props.version.docs).map(([id, { description: _, ...doc }]) => [id, doc]))
    expect(await run(code)).toEqual({ version: { ...props.version, docs: short } })
    expect(code).toContain('circle|box')
  })
})

describe('labels are written into the code that shows them', () => {
  const head = "import Translate, { translate } from '@docusaurus/Translate'\n"
  const ja = { a: 'あ {n}', b: 'い「"」' }
  const inlined = (code: string, labels: Readonly<Record<string, string>> = ja) => inlineLabels(head + code, 'x.js', labels).slice(head.length)

  test('calls and elements keep their values, and lose ids and descriptions', () => {
    expect(inlined("const x = translate({ id: 'a', message: 'A {n}', description: 'd' }, { n: 1 })")).toBe('const x = translate({message:"あ {n}"}, { n: 1 })')
    expect(inlined('const x = <Translate id="b" values={{ n: 1 }} description="d">\n  B\n</Translate>')).toMatch(
      /^const x = <Translate +values=\{\{ n: 1 \}\} *>\{"い「\\"」"\}<\/Translate>$/,
    )
    expect(inlined('const x = <Translate id="b" />')).toMatch(/^const x = <Translate +>\{"い「\\"」"\}<\/Translate>$/)
  })

  test('a label stands in a value of another', () => {
    expect(inlined('const x = <Translate id="a" values={{ n: <Translate id="b">B</Translate> }}>{"A {n}"}</Translate>')).toMatch(
      /values=\{\{ n: <Translate *>\{"い「\\"」"\}<\/Translate> \}\}>\{"あ \{n\}"\}<\/Translate>$/,
    )
  })

  test('without words in the language the code keeps its own', () => {
    expect(inlined("translate({ id: 'c', message: 'C' })")).toBe('translate({message:"C"})')
    expect(inlined('const x = <Translate id="c">\n  C is\n  long\n</Translate>')).toContain('{"C is long"}')
  })

  test('what cannot be known at the build is an error', () => {
    expect(() => inlined('translate({ id: name })')).toThrow('x.js has a label whose id is not written out')
    expect(() => inlined("translate({ id: 'c' })")).toThrow('x.js has the label "c" without words of its own')
  })

  test('code without labels is not touched', () => {
    expect(inlineLabels('not even code', 'x.js', ja)).toBe('not even code')
  })
})
