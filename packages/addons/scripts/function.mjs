/**
 * `npm run function -- sdf/moonSDF`: creates the files of a new function. They are templates, and do not compile until they are filled in.
 * `--import name` sets the import name, if it differs from the usual one.
 */
import { parseArgs } from 'node:util'
import { must, root, tool } from '../../../internal/scripts/command.mjs'
import { addFunction, NameError, readRequest } from './function-files.mjs'

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { import: { type: 'string' } } })
  if (positionals.length > 1) throw new NameError(`expected one function, got ${positionals.join(' and ')}.`)
  const wanted = readRequest(root, positionals[0], values.import)
  const files = addFunction(root, wanted)
  const [source, record, oracle, ...examples] = files
  await must('oxfmt', tool('oxfmt', ...files.slice(0, 3)))
  console.log(`
  ${wanted.importName} is begun. Nothing compiles until it is filled in; \`npm run types\` lists what is missing.

    ${source}
      The function. Its head names the definition that it follows.
    ${record}
      What is known about it, in both languages. record.ts beside it explains every field, ${wanted.category}/* are examples.
    ${oracle}
      What it is compared with, in double precision, written from the definition and not from the function.
    ${examples.join('\n    ')}
      Two uses. Rename them by what they show, here and in the record.

  CONTRIBUTING.md, "Add a function to the library", says what comes next.
`)
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
