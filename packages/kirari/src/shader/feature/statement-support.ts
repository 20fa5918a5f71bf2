/** The code that functions with statements need (`Func.statements`), so that an app whose shader is a single expression does not contain it. */
import type { StatementSupport } from '../ir/statement.ts'
import { storeComponents } from './assign-component.ts'
import { copyInoutArguments } from './inout-argument.ts'
import { printStatements } from './statement-text.ts'

export const statementSupport: StatementSupport = { print: printStatements, wgslRules: [storeComponents, copyInoutArguments] }
