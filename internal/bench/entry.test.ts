/**
 * The size of each entry, and which modules an import brings: bundlers must not keep unused ones. The modules are those that esbuild did
 * not fully tree-shake; ARCHITECTURE.md describes their folders.
 */
import { describe, expect, it } from 'vitest'
import { budgets, bundleProgram, programs } from './entry.mjs'

const modulesOf = async (program: string): Promise<readonly string[]> => (await bundleProgram(program)).modules

/** The names in a table that match a module in the bundle. */
const broughtOf = (table: Readonly<Record<string, RegExp>>, modules: readonly string[]): readonly string[] =>
  Object.entries(table).flatMap(([name, pattern]) => (modules.some((module) => pattern.test(module)) ? [name] : []))

it.each(Object.entries(programs))('%s stays within its budget', async (name, program) => {
  const { gzip } = await bundleProgram(program)
  expect(gzip).toBeLessThanOrEqual(budgets[name] ?? 0)
})

/** Parts of the language, by their modules. */
const features = {
  functions: /front\/node\/fn$/,
  statements: /front\/node\/flow$/,
  order: /(?:pass\/settle|feature\/statement-text)$/,
  arrays: /front\/node\/array$/,
  matrices: /front\/node\/matrix$/,
  structs: /front\/node\/struct$/,
  uniforms: /front\/node\/uniform/,
  textures: /texture/,
  storage: /front\/node\/(?:storage|atomic)$/,
  subgroups: /subgroup/,
  stages: /front\/node\/(?:stage|attribute|varying)$/,
  bits: /builtin\/bit$/,
  derivatives: /builtin\/derivative$/,
  packing: /builtin\/packing$/,
}

describe('what a shader is written with', () => {
  it('brings no printer, no pass of a target, and nothing of the engine', async () => {
    const modules = await modulesOf(`export * from 'kirari/node'`)
    expect(modules.filter((module) => /^(?:engine|react)\/|^shader\/(?:target|valid)\//.test(module))).toEqual([])
  })

  it.each([
    { node: 'float', brings: [] },
    { node: 'sin', brings: [] },
    { node: 'uv', brings: [] },
    { node: 'dpdx', brings: ['derivatives'] },
    { node: 'countOneBits', brings: ['bits'] },
    { node: 'If', brings: ['statements'] },
    { node: 'fn', brings: ['functions', 'order'] },
    { node: 'array', brings: ['arrays'] },
    { node: 'mat3', brings: ['matrices'] },
    { node: 'struct', brings: ['structs'] },
    { node: 'uniform', brings: ['uniforms'] },
    { node: 'texture', brings: ['textures'] },
    { node: 'storage', brings: ['storage'] },
    { node: 'subgroupAdd', brings: ['subgroups'] },
    { node: 'attribute', brings: ['stages'] },
    { node: 'compute', brings: ['functions', 'order', 'stages'] },
  ])('$node alone brings its own feature and no other: $brings', async ({ node, brings }) => {
    expect(broughtOf(features, await modulesOf(`export { ${node} } from 'kirari/node'`))).toEqual(brings)
  })
})

describe('what is drawn in space', () => {
  it.each([
    { thing: 'box', entry: 'geometry', brings: ['geometry/box', 'geometry/option', 'geometry/shape', 'geometry/surface'] },
    { thing: 'perspective', entry: 'camera', brings: ['camera/option', 'camera/perspective'] },
  ])('$thing brings its own modules and neither the language nor the engine', async ({ thing, entry, brings }) => {
    const modules = await modulesOf(`export { ${thing} } from 'kirari/${entry}'`)
    expect(modules.filter((module) => !module.startsWith('shader/diagnostic/'))).toEqual(brings)
  })
})

describe('an engine', () => {
  const gradient = `import { uv, vec4 } from 'kirari/node'; const fragment = vec4(uv, 0, 1)`
  const parts = { graph: /^engine\/graph\//, 'webgl/graphics': /^engine\/webgl\/graphics\//, 'webgpu/graphics': /^engine\/webgpu\/graphics\// }

  it.each([
    { entry: 'kirari', brings: ['graph', 'webgl/graphics', 'webgpu/graphics'] },
    { entry: 'kirari/webgl', brings: ['graph', 'webgl/graphics'] },
    { entry: 'kirari/webgpu', brings: ['graph', 'webgpu/graphics'] },
  ])('of $entry runs frames where there is a step, and carries nothing of them where there is none', async ({ entry, brings }) => {
    const alone = `import { createEngine } from '${entry}'; ${gradient}; createEngine({ container: document.body, fragment })`
    expect(broughtOf(parts, await modulesOf(alone))).toEqual([])
    const step = `import { createEngine, draw } from '${entry}'; ${gradient}; createEngine({ container: document.body, frame: [draw({ fragment })] })`
    expect(broughtOf(parts, await modulesOf(step))).toEqual(brings)
  })
})

describe('an entry that prints', () => {
  const printers = {
    glsl: /^shader\/target\/glsl\//,
    wgsl: /^shader\/target\/wgsl\//,
    js: /^shader\/target\/cpu\//,
  }

  it.each([
    { entry: 'kirari/glsl', language: 'glsl' },
    { entry: 'kirari/wgsl', language: 'wgsl' },
    { entry: 'kirari/js', language: 'js' },
    { entry: 'kirari/webgl', language: 'glsl' },
    { entry: 'kirari/webgpu', language: 'wgsl' },
  ])('$entry brings the printer of $language and no other', async ({ entry, language }) => {
    expect(broughtOf(printers, await modulesOf(`export * from '${entry}'`))).toEqual([language])
  })

  it('brings functions, which it can print, and of the rest only what the shader uses', async () => {
    const modules = await modulesOf(
      `import { toGLSL } from 'kirari/glsl'; import { dpdx, uv, vec4 } from 'kirari/node'; export const text = toGLSL(vec4(dpdx(uv), 0, 1))`,
    )
    expect(broughtOf(features, modules)).toEqual(['functions', 'order', 'derivatives'])
  })
})
