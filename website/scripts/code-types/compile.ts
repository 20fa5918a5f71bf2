/**
 * What the compiler knows of the names in files: asked by TypeScript's own interface, which is marked as unstable; its version is pinned.
 * Must not know: pages.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SyntaxKind, type Identifier, type Node } from 'typescript/unstable/ast'
import { isCallExpression, isIdentifier, isNewExpression, isPropertyAccessExpression } from 'typescript/unstable/ast/is'
import { API, type Project, type Signature } from 'typescript/unstable/sync'

export interface NameText {
  readonly start: number
  readonly text: string
}

/** Longer texts say less. */
const mostLetters = 400

const settings = {
  target: 'es2022',
  module: 'preserve',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  moduleDetection: 'force',
  allowImportingTsExtensions: true,
  types: ['@webgpu/types'],
  paths: { '@site/*': [join(import.meta.dirname, '../../*')] },
}

/** The texts of all names in each of `files`, where the compiler knows their types. */
export const namesOf = (folder: string, files: readonly string[]): readonly (readonly NameText[])[] => {
  const config = join(folder, 'tsconfig.json')
  mkdirSync(dirname(config), { recursive: true })
  // Pages often omit the canvas.
  writeFileSync(join(folder, 'globals.d.ts'), 'declare const canvas: HTMLCanvasElement\n')
  writeFileSync(config, JSON.stringify({ compilerOptions: settings, files: [join(folder, 'globals.d.ts'), ...new Set(files)] }))
  const api = new API({ cwd: folder })
  try {
    const project = api.updateSnapshot({ openProject: config }).getProject(config)
    if (!project) throw new Error(`The compiler opens no project at ${config}.`)
    const { checker, program } = project
    const ofTypes = new Map<number, string>()
    const ofSignatures = new Map<number, string>()
    return files.map((path) => {
      const source = program.getSourceFile(path)
      if (!source) throw new Error(`The compiler does not know ${path}.`)
      const { names, calls } = namesBelow(source)
      const types = checker.getTypeAtLocation(names)
      return names.flatMap((name, i): readonly NameText[] => {
        const call = calls.get(name)
        const signature = call && checker.getResolvedSignature(call)
        const type = types[i]
        const called = signature && kept(ofSignatures, signature.id, () => declarationText(project, signature))
        const said = called || (type ? kept(ofTypes, type.id, () => `: ${onOneLine(checker.typeToString(type))}`) : '')
        const { text } = name
        // A type in its own place says nothing new, and `any` is what nobody knows.
        return said === '' || said === ': any' || said === `: ${text}` ? [] : [{ start: name.getStart(source), text: shortened(text + said) }]
      })
    })
  } finally {
    api.close()
  }
}

/** All identifiers of a file in their order, and the calls by the name that they call. */
const namesBelow = (file: Node) => {
  const names: Identifier[] = []
  const calls = new Map<Node, Node>()
  const visit = (node: Node): undefined => {
    if (isIdentifier(node)) names.push(node)
    if (isCallExpression(node) || isNewExpression(node)) calls.set(isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression, node)
    node.forEachChild(visit)
  }
  visit(file)
  return { names, calls }
}

/** What a call calls: `(b: number | Float): Float`. Empty where the compiler has it but cannot hand it over, as TypeScript 7.0.2 for `fn` without parameters. */
const declarationText = ({ checker, emitter }: Project, signature: Signature): string => {
  try {
    const declaration = checker.signatureToSignatureDeclaration(signature, SyntaxKind.CallSignature)
    return declaration ? onOneLine(emitter.printNode(declaration)).replace(/;$/, '') : ''
  } catch (error) {
    if (error instanceof RangeError) return ''
    throw error
  }
}

const kept = (texts: Map<number, string>, id: number, make: () => string): string => {
  const text = texts.get(id) ?? make()
  texts.set(id, text)
  return text
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')
const shortened = (text: string): string => (text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text)
