/** The sizes that pages state, measured as internal/bench holds them to their budgets. A number on a page is never typed by hand. */
import { join } from 'node:path'
import { writeIfChanged } from './write.ts'

const siteFolder = join(import.meta.dirname, '..')
const bench = new URL('../../internal/bench/bundle.mjs', import.meta.url)

type Bench = {
  readonly apps: Readonly<Record<string, { readonly measure: () => Promise<{ readonly min: number; readonly gzip: number; readonly brotli: number }> }>>
}

export const generateSizes = async (): Promise<void> => {
  // Plain JavaScript, whose own comments give these types.
  const { apps } = (await import(bench.href)) as Bench
  const rows = await Promise.all(Object.entries(apps).map(async ([name, { measure }]) => `  ${JSON.stringify(name)}: ${JSON.stringify(await measure())},`))
  await writeIfChanged(
    join(siteFolder, 'src/generated/sizes.ts'),
    `// Bytes of the smallest apps. Made by scripts/sizes.ts.\nexport const sizes = {\n${rows.join('\n')}\n} as const\n`,
  )
}
