/**
 * A reporter without output. It records which test files passed, and with which inputs (place.mjs). And while a file runs in a
 * browser, it names the process of vitest, which owns that browser, after the file (../process-name.mjs): one file at a time runs there.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { EnvironmentModuleNode } from 'vite'
import type { Reporter, TestModule } from 'vitest/node'
import { nameProcess } from '../process-name.mjs'
import { environment, sources } from './choose.mjs'
import { createLooker, placeFromRoot, placeOf, root, type Kept } from './place.mjs'

const fileOf = (module: TestModule): string => relative(root, module.moduleId).replaceAll('\\', '/')

/** The modules of a test file, as vite found them. */
const modulesOf = ({ project, moduleId }: TestModule): readonly string[] => {
  const found = new Set<EnvironmentModuleNode>()
  const walk = (node: EnvironmentModuleNode): void => {
    if (found.has(node)) return
    found.add(node)
    node.importedModules.forEach(walk)
  }
  const { environments } = project.browser?.vite ?? project.vite
  for (const { moduleGraph } of Object.values(environments)) moduleGraph.getModulesByFile(moduleId)?.forEach(walk)
  return [...found].flatMap(({ file }) => (file ? [...contentsOf(file), ...(project.browser ? [] : builtPackage(file))] : []))
}

/** Node itself loads the built packages: vite knows the imported module, but not its dependencies. */
const builtPackage = (file: string): readonly string[] => {
  const [, name] = /\/packages\/(kirari|addons)\/dist\//.exec(file.replaceAll('\\', '/')) ?? []
  // One package uses the other.
  const names = name === 'addons' ? ['addons', 'kirari'] : name === undefined ? [] : [name]
  return names.flatMap((one) => [`package packages/${one}`, `contents packages/${one}/package.json`])
}

/** @returns An input, unless the lock file answers for it. */
const contentsOf = (path: string): readonly string[] => {
  const place = path === '' ? undefined : placeFromRoot(path)
  return place === undefined ? [] : [`contents ${place}`]
}

export class KeptReporter implements Reporter {
  readonly #began = Date.now()
  readonly #environment = environment()
  /** Their state when the tests begin: if they change while tests run, they differ the next time. */
  readonly #sources = sources()
  readonly #look = createLooker(() => this.#sources)

  onTestModuleQueued(module: TestModule): void {
    if (module.project.config.browser.enabled) nameProcess(fileOf(module))
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.project.config.browser.enabled) nameProcess('vitest')
    const file = fileOf(module)
    const place = placeOf(file)
    const readsFile = place.replace(/\.json$/, '.reads')
    const reads = existsSync(readsFile) ? readFileSync(readsFile, 'utf8').split('\n').filter(Boolean) : []
    const inputs = [...new Set([...modulesOf(module), ...module.project.config.setupFiles.flatMap(contentsOf), ...reads])].toSorted()
    rmSync(place, { force: true })
    rmSync(readsFile, { force: true })
    if (this.#hasChanged(inputs)) return
    const tests = [...module.children.allTests()]
    const good = tests.filter((test) => test.meta().isKept || test.result().state === 'passed')
    const hasPassed = module.ok() && tests.every((test) => good.includes(test) || test.result().state === 'skipped')
    const kept: Kept = {
      environment: this.#environment,
      inputs: Object.fromEntries(inputs.map((input) => [input, this.#look(input)])),
      passed: hasPassed ? good.length : undefined,
      keys: good.flatMap((test) => test.meta().key ?? []),
    }
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, JSON.stringify(kept))
  }

  /** Whether an input was written while tests ran: then it is unknown which version they saw. */
  #hasChanged(inputs: readonly string[]): boolean {
    const paths = inputs.map((input) => input.slice(input.indexOf(' ') + 1)).filter(Boolean)
    return paths.some((path) => (statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0) > this.#began)
  }
}
