/** The examples of a function: their posters, and the module that draws them on the page. */
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FunctionRecord } from '@kirari/addons/catalogue'
import { transform } from 'esbuild'
import type { Vec3, Vec4 } from 'kirari/node'
import { siteFolder } from '../../site.config.ts'
import { exampleStart } from '../../src/components/function-page/example-start.ts'
import { examplePosterSize } from '../../src/image-size.ts'
import type { Still } from '../still.ts'
import { pathOf } from './address.ts'

type Example = FunctionRecord['examples'][number]

/** The address of its poster, without the ending, below static/posters. */
export const examplePath = (record: FunctionRecord, { id }: Example): string => `example/${pathOf(record)}/${id}`

const fragmentOf = async ({ code }: Example): Promise<Vec3 | Vec4> => {
  // Where packages are found as they are by the sources of the site.
  const file = join(siteFolder, '.docusaurus', `example-${randomUUID()}.mjs`)
  await writeFile(file, (await transform(code, { loader: 'ts' })).code)
  try {
    // packages/addons/test/example.test.ts checks that each exports it.
    const { fragment } = (await import(pathToFileURL(file).href)) as { readonly fragment: Vec3 | Vec4 }
    return fragment
  } finally {
    await rm(file)
  }
}

/** The posters of a function's examples. */
export const examplePosters = (record: FunctionRecord): Promise<readonly Still[]> =>
  Promise.all(
    record.examples.map(async (example): Promise<Still> => ({
      name: examplePath(record, example),
      fragment: await fragmentOf(example),
      ...examplePosterSize,
      time: exampleStart,
      pointer: [0.5, 0.5],
      quality: 82,
    })),
  )

const identifier = (index: number): string => `example${index}`

/** The module of a function's examples: their fragments by id. */
export const exampleModule = (record: FunctionRecord, up: string): string => {
  const { examples } = record
  const imports = examples.map(({ id }, i) => `import { fragment as ${identifier(i)} } from '${up}packages/addons/examples/${pathOf(record)}/${id}.ts'`)
  return `// Made by scripts/function-page/example.ts from the record of ${record.importName}.
${imports.join('\n')}

export const fragments = { ${examples.map(({ id }, i) => `'${id}': ${identifier(i)}`).join(', ')} }
`
}

/** Two functions a chunk: every page names all chunks in its first script, each with a hash that does not compress. */
const aChunk = 2
const names = ['first', 'second'] as const
const chunkPath = (index: number): string => `chunk/${Math.floor(index / aChunk)}.ts`

/** The modules of the chunks, by their paths beside the index. */
export const exampleChunks = (records: readonly FunctionRecord[]): ReadonlyMap<string, string> => {
  const chunks = new Map<string, string>()
  for (const [i, record] of records.entries())
    chunks.set(chunkPath(i), `${chunks.get(chunkPath(i)) ?? ''}export { fragments as ${names[i % aChunk]} } from '../${pathOf(record)}.ts'\n`)
  return chunks
}

export const exampleIndex = (records: readonly FunctionRecord[]): string => `// Made by scripts/function-page/example.ts from the records of the functions.
import type { Fragment } from 'kirari'

type ExampleModule = { readonly fragments: Readonly<Record<string, Fragment>> }

export const exampleModules: Readonly<Record<string, () => Promise<ExampleModule>>> = {
${records.map((record, i) => `  '${pathOf(record)}': async () => ({ fragments: (await import('./${chunkPath(i)}')).${names[i % aChunk]} }),`).join('\n')}
}
`
