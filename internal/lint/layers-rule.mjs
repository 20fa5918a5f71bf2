/**
 * Lint rule `kirari/layers`: an import must be allowed by the table in layers.mjs.
 * It resolves each specifier to a file first, so that no spelling of a path escapes it, as it would escape a pattern.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { layerOf, testFile } from './layers.mjs'

const published = /^packages\/([^/]+)\/(?:src|catalogue)\//

export const layersRule = {
  /**
   * @param {import('./lint-api.ts').Context} context
   * @returns {import('./lint-api.ts').Visitor}
   */
  create({ filename, cwd, report }) {
    /** @param {string} path */
    const fromRoot = (path) => relative(cwd, path).split(sep).join('/')
    const file = fromRoot(filename)
    const home = published.exec(file)?.[1]
    if (!home || testFile.test(file)) return {}
    const layer = layerOf(file)
    if (!layer) return { Program: (node) => report({ node, message: noLayer(file) }) }

    /** @param {string} specifier */
    const problemOf = (specifier) => {
      const own = specifier.startsWith('#') ? ownName(join(cwd, 'packages', home), specifier) : undefined
      if (!own && !specifier.startsWith('.')) {
        if (!layer.mayUse || layer.mayUse.some((name) => specifier === name || specifier.startsWith(`${name}/`))) return undefined
        return `${layer.name} must not use '${specifier}'${layer.mayUse.length ? ` (only ${layer.mayUse.join(', ')})` : ''}: ${layer.why}.`
      }
      const target = fromRoot(own ?? resolve(dirname(filename), specifier))
      if (published.exec(target)?.[1] !== home)
        return `'${specifier}' leaves the package ${home}: another package is imported by its name, and nothing under internal/ at all.`
      const other = layerOf(target)
      if (!other) return noLayer(target)
      if (other.name === layer.name || layer.mayImport.includes(other.name)) return undefined
      return `${layer.name} must not import ${other.name} ('${specifier}'): ${layer.why}.`
    }

    /** @param {import('./lint-api.ts').Node | null | undefined} source */
    const check = (source) => {
      const problem = source && typeof source.value === 'string' ? problemOf(source.value) : undefined
      if (source && problem) report({ node: source, message: problem })
    }

    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    }
  },
}

/**
 * The source file behind an entry of a package's `imports` field, which names the built file.
 * @param {string} folder
 * @param {string} specifier
 */
const ownName = (folder, specifier) => {
  const file = join(folder, 'package.json')
  const target = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).imports?.[specifier]?.default : undefined
  return typeof target === 'string' ? join(folder, target.replace(/^\.\/dist\//, 'src/').replace(/\.js$/, '.ts')) : undefined
}

/** @param {string} file */
const noLayer = (file) => `${file} belongs to no layer: give its folder a row in internal/lint/layers.mjs that says what it may know.`
