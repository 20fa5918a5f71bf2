/**
 * A reporter that says nothing: while a file of tests runs in a browser, the process of vitest, which that browser belongs to, bears its name
 * (process-name.mjs). One file at a time runs there.
 */
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { nameProcess } from './process-name.mjs'

export class NameReporter implements Reporter {
  onTestModuleQueued(module: TestModule): void {
    const { root } = module.project.vitest.config
    if (module.project.config.browser.enabled) nameProcess(relative(root, module.moduleId).replaceAll('\\', '/'))
  }
}
