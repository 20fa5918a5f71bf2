/**
 * Makes one readable text of a TypeScript module and the local modules that it imports: only what the exports asked for need, in the order in
 * which it runs, with types and comments. Of two declarations with the same name, the name of one begins with that of its file.
 * Must not know: demos.
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import * as ts from 'typescript-in-page'

export type Merged = {
  /** The imports from packages, by the names of the packages. */
  readonly imports: ImportList
  /** The modules, each below a line with its name. */
  readonly text: string
  readonly modules: readonly string[]
  /** The declaration of the function that was asked for, which keeps its name. */
  readonly entry: Entry
}

type Entry = {
  /** The type of the first parameter as it is written. */
  readonly parameterType: string
  readonly requiredParameters: number
  /** The names of the properties that the function returns. */
  readonly returned: readonly string[]
}

/** A name that is imported from a package, perhaps under another name. */
type Imported = { readonly from: string; readonly exported: string; readonly name: string; isValue: boolean }
export type ImportList = readonly Imported[]

/** A name of the whole text: a declaration at the top of a module, or a name from a package. */
type Entity = { readonly name: string; readonly module: string | undefined; readonly isExported: boolean; newName: string; readonly otherNames: Set<string> }

type Module = {
  readonly path: string
  readonly source: ts.SourceFile
  readonly imports: readonly { readonly path: string; readonly isType: boolean }[]
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  allowJs: true,
  // The merger only resolves names. It skips the type libraries and the packages, which take seconds to load.
  noLib: true,
  types: [],
  noEmit: true,
}

/** Reads the modules below `folder` once for all texts. `reserved` are names that the lines around a text declare. */
export const createMerger = (folder: string, entries: readonly string[], reserved: readonly string[]) => {
  const program = ts.createProgram(entries, options, createHost())
  const checker = program.getTypeChecker()

  const moduleAt = (path: string): Module => {
    const source = program.getSourceFile(path)
    if (!source) throw new Error(`${path} cannot be read.`)
    const imports = source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
      const name = specifierOf(statement)
      return name.startsWith('.') ? [{ path: resolve(dirname(path), name), isType: isTypeImport(statement) }] : []
    })
    return { path, source, imports }
  }

  return (entryPath: string, entryName: string): Merged => {
    const modules = inOrder(entryPath, moduleAt)
    const entities = new Map<ts.Symbol | string, Entity>()
    const statements = new Map<Entity, ts.Statement>()
    const imported = new Map<Entity, Imported>()
    const globals = new Set<string>()
    const texts = new Set<string>()

    for (const { path, source } of modules)
      for (const statement of source.statements)
        for (const name of declaredNames(statement)) {
          const symbol = symbolOf(name)
          if (!symbol || entities.has(symbol)) continue
          const entity = { name: name.text, module: path, isExported: isExported(statement), newName: name.text, otherNames: new Set<string>() }
          entities.set(symbol, entity)
          statements.set(entity, statement)
        }

    function symbolOf(node: ts.Identifier): ts.Symbol | undefined {
      const found = ts.isShorthandPropertyAssignment(node.parent) ? checker.getShorthandAssignmentValueSymbol(node.parent) : checker.getSymbolAtLocation(node)
      return found && checker.getExportSymbolOfSymbol(found)
    }

    /** The entity that an identifier names. */
    const entityOf = (node: ts.Identifier): Entity | undefined => {
      const symbol = symbolOf(node)
      if (!symbol) return undefined
      const specifier = symbol.flags & ts.SymbolFlags.Alias ? symbol.declarations?.find(ts.isImportSpecifier) : undefined
      if (!specifier) return entities.get(symbol)
      const from = specifierOf(specifier.parent.parent.parent)
      if (from.startsWith('.')) return entities.get(checker.getExportSymbolOfSymbol(checker.getAliasedSymbol(symbol)))
      const exported = (specifier.propertyName ?? specifier.name).text
      const name = specifier.name.text
      const key = `${from} ${exported} ${name}`
      let entity = entities.get(key)
      if (!entity) {
        entity = { name, module: undefined, isExported: false, newName: name, otherNames: new Set() }
        entities.set(key, entity)
        imported.set(entity, { from, exported, name, isValue: false })
      }
      const entry = imported.get(entity)
      if (entry && !isTypeImport(specifier.parent.parent.parent) && !specifier.isTypeOnly) entry.isValue = true
      return entity
    }

    // Keep the declarations that the entry uses, directly or through others.
    const kept = new Set<ts.Statement>()
    const used = new Set<Entity>()
    const keep = (statement: ts.Statement): void => {
      if (kept.has(statement)) return
      kept.add(statement)
      walk(statement, (node) => {
        if (!ts.isIdentifier(node)) return
        texts.add(node.text)
        const entity = entityOf(node)
        if (!entity) {
          if (isReference(node) && !symbolOf(node)) globals.add(node.text)
          return
        }
        if (entity.name !== node.text) entity.otherNames.add(node.text)
        used.add(entity)
        const declaration = statements.get(entity)
        if (declaration) keep(declaration)
      })
    }
    const entry = [...statements].find(([{ name, module, isExported: isOut }]) => name === entryName && module === entryPath && isOut)
    if (!entry) throw new Error(`${entryPath} exports no ${entryName}.`)
    keep(entry[1])
    for (const { source } of modules) {
      const isUsed = source.statements.some((statement) => kept.has(statement))
      if (isUsed) for (const statement of source.statements) if (hasEffects(statement)) keep(statement)
    }

    // Give each declaration a unique name.
    const taken = new Set([...globals, ...reserved])
    const rank = (entity: Entity): number =>
      entity.module === undefined ? 0 : entity === entry[0] ? 1 : entity.isExported ? 2 : entity.module === entryPath ? 3 : 4
    for (const entity of [...used].toSorted((a, b) => rank(a) - rank(b))) {
      // A module that imports it under another name may have a local variable with this name.
      const isFree = (name: string): boolean => !taken.has(name) && (entity.otherNames.size === 0 || !isDeclaredInside(name))
      const isFresh = (name: string): boolean => !taken.has(name) && !texts.has(name)
      if (!isFree(entity.name) && entity !== entry[0]) entity.newName = freshName(entity, entryPath, isFresh)
      taken.add(entity.newName)
    }
    function isDeclaredInside(name: string): boolean {
      return [...kept].some((statement) => {
        let isFound = false
        walk(statement, (node) => {
          if (ts.isIdentifier(node) && node.text === name && ts.isVariableDeclaration(node.parent) && !ts.isSourceFile(node.parent.parent.parent.parent))
            isFound = true
          if (ts.isIdentifier(node) && node.text === name && (ts.isParameter(node.parent) || ts.isBindingElement(node.parent))) isFound = true
        })
        return isFound
      })
    }

    const shown = modules.filter(({ source }) => source.statements.some((statement) => kept.has(statement)))
    const nameOf = (path: string): string =>
      dirname(path) === dirname(entryPath) ? basename(path) : relative(folder, path).replace(/^(?:\.\.\/)+(?:\w+\/)*/, '')
    const parts = shown.map(({ path, source }) => `// ─── ${nameOf(path)} ───\n\n${textOf(source, kept, entityOf)}\n`)
    return {
      imports: [...used].flatMap((entity) => {
        const one = imported.get(entity)
        return one ? [{ ...one, name: entity.newName }] : []
      }),
      text: parts.join('\n'),
      modules: shown.map(({ path }) => nameOf(path)),
      entry: describe(entry[1], entityOf),
    }
  }

  function describe(statement: ts.Statement, entityOf: (node: ts.Identifier) => Entity | undefined): Entry {
    const declaration = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]?.initializer : statement
    if (!declaration || !(ts.isArrowFunction(declaration) || ts.isFunctionDeclaration(declaration))) throw new Error('The entry is no function.')
    const [parameter] = declaration.parameters
    if (!parameter?.type) throw new Error('The first parameter of the entry has no type.')
    const signature = checker.getSignatureFromDeclaration(declaration)
    const returned = signature ? checker.getReturnTypeOfSignature(signature).getProperties() : []
    return {
      parameterType: edited(parameter.type.getSourceFile(), parameter.type.getStart(), parameter.type.end, renames(parameter.type, entityOf)),
      requiredParameters: declaration.parameters.filter(({ initializer, questionToken }) => !initializer && !questionToken).length,
      returned: returned.map(({ name }) => name),
    }
  }
}

/** Resolves relative imports only; packages stay imports of the merged text. */
const createHost = (): ts.CompilerHost => {
  const host = ts.createCompilerHost(options)
  return {
    ...host,
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({ text }) => {
        const path = text.startsWith('.') ? resolve(dirname(containing), text) : ''
        const extension = path.endsWith('.js') ? ts.Extension.Js : ts.Extension.Ts
        return { resolvedModule: path && existsSync(path) ? { resolvedFileName: path, extension, isExternalLibraryImport: false } : undefined }
      }),
    getSourceFile: (path, version) => ts.createSourceFile(path, readFileSync(path, 'utf8'), version, true),
  }
}

/** A module comes after those whose values it imports. Those that give only types come first. */
const inOrder = (entry: string, moduleAt: (path: string) => Module): readonly Module[] => {
  const found = new Map<string, Module>()
  const visit = (path: string, into: Module[]): void => {
    if (found.has(path)) return
    const module = moduleAt(path)
    found.set(path, module)
    for (const { path: next, isType } of module.imports) if (!isType) visit(next, into)
    into.push(module)
  }
  const ordered: Module[] = []
  visit(entry, ordered)
  const types: Module[] = []
  for (const module of found.values()) for (const { path } of module.imports) visit(path, types)
  return [...types, ...ordered]
}

const specifierOf = ({ moduleSpecifier }: ts.ImportDeclaration | ts.JSDocImportTag): string => (ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '')

const isTypeImport = ({ importClause }: ts.ImportDeclaration | ts.JSDocImportTag): boolean => importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) && (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)

/** A top-level statement that declares nothing, such as a call, runs for its side effects. */
const hasEffects = (statement: ts.Statement): boolean =>
  !ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement) && !ts.isVariableStatement(statement) && declaredNames(statement).length === 0

/** The names that a statement at the top of a module declares. */
const declaredNames = (statement: ts.Statement): readonly ts.Identifier[] => {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return isNamed && statement.name ? [statement.name] : []
}

const namesIn = (name: ts.BindingName): readonly ts.Identifier[] =>
  ts.isIdentifier(name) ? [name] : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)))

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** Tests whether an identifier refers to a value or a type, rather than naming a member or a declaration. */
const isReference = (node: ts.Identifier): boolean => {
  const { parent } = node
  if (ts.isShorthandPropertyAssignment(parent)) return true
  if (ts.isQualifiedName(parent)) return parent.left === node
  return !(
    ('name' in parent && parent.name === node) ||
    ('propertyName' in parent && parent.propertyName === node) ||
    ('label' in parent && parent.label === node)
  )
}

/** Prefixes a name with that of its file: `texel` of pressure.ts becomes `pressureTexel`. */
const freshName = ({ name, module }: Entity, entryPath: string, isFresh: (name: string) => boolean): string => {
  const file = basename(module ?? 'imported')
  // Every demo has a scene.ts, so the scene of another demo is named after its folder.
  const words = (file === 'scene.ts' && module !== entryPath ? basename(dirname(module ?? '')) : file)
    .replace(/\.\w+$/, '')
    .replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const first = /^[A-Z]/.test(name) ? words : words.charAt(0).toLowerCase() + words.slice(1)
  const joined = first + name.charAt(0).toUpperCase() + name.slice(1)
  for (let i = 1; ; i++) {
    const candidate = i === 1 ? joined : `${joined}${i}`
    if (isFresh(candidate)) return candidate
  }
}

type Edit = { readonly from: number; readonly to: number; readonly text: string }

const edited = ({ text }: ts.SourceFile, from: number, to: number, edits: readonly Edit[]): string => {
  let result = ''
  let at = from
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    result += text.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return result + text.slice(at, to)
}

/** Returns the edits that rename identifiers to their names in the merged text. */
const renames = (root: ts.Node, entityOf: (node: ts.Identifier) => Entity | undefined): readonly Edit[] => {
  const edits: Edit[] = []
  walk(root, (node) => {
    if (!ts.isIdentifier(node)) return
    const name = entityOf(node)?.newName
    if (name === undefined || name === node.text) return
    const { parent } = node
    const isShort =
      ts.isShorthandPropertyAssignment(parent) ||
      (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent) && !parent.propertyName && parent.name === node)
    edits.push({ from: node.getStart(), to: node.end, text: isShort ? `${node.text}: ${name}` : name })
  })
  return edits
}

/** The text of a module without imports, `export` keywords and unused statements. */
const textOf = (source: ts.SourceFile, kept: ReadonlySet<ts.Statement>, entityOf: (node: ts.Identifier) => Entity | undefined): string => {
  const edits: Edit[] = []
  source.statements.forEach((statement, index) => {
    if (!kept.has(statement)) {
      // The comment at the head of a file is about the file.
      edits.push({ from: index === 0 ? headEnd(source, statement) : statement.getFullStart(), to: statement.end, text: '' })
      return
    }
    for (const modifier of ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [])
      if (modifier.kind === ts.SyntaxKind.ExportKeyword) edits.push({ from: modifier.getStart(), to: modifier.end + 1, text: '' })
    edits.push(...renames(statement, entityOf))
    if (source.fileName.endsWith('.js')) edits.push(...numberTypes(statement))
  })
  return edited(source, 0, source.end, edits).trim()
}

/** Where the comment at the head of a file ends: a comment right above a declaration is about the declaration. */
const headEnd = (source: ts.SourceFile, first: ts.Statement): number => {
  const comments = ts.getLeadingCommentRanges(source.text, 0) ?? []
  const [head] = comments
  if (!head) return first.getStart()
  return ts.isImportDeclaration(first) ? (comments.at(-1)?.end ?? 0) : comments.length > 1 ? head.end : 0
}

/** Types the parameters of generated JavaScript: all parameters in output of `printJS` are numbers. */
const numberTypes = (statement: ts.Statement): readonly Edit[] => {
  const edits: Edit[] = []
  walk(statement, (node) => {
    if (!ts.isParameter(node) || node.type) return
    const { parent } = node
    const isBare = ts.isArrowFunction(parent) && source(parent).charAt(parent.getStart()) !== '('
    edits.push({ from: node.getStart(), to: node.end, text: isBare ? `(${node.getText()}: number)` : `${node.getText()}: number` })
  })
  return edits
}
const source = (node: ts.Node): string => node.getSourceFile().text
