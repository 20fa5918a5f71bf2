/** The sizes that pages state, measured as internal/bench holds them to their budgets. A number on a page is never typed by hand. */
import { join } from 'node:path'
import { writeIfChanged } from './write.ts'

const siteFolder = join(import.meta.dirname, '..')
const bench = (file: string): string => new URL(`../../internal/bench/${file}`, import.meta.url).href

type Size = { readonly min: number; readonly gzip: number; readonly brotli: number }
type Apps = { readonly apps: Readonly<Record<string, { readonly measure: () => Promise<Size> }>> }
type Bindings = { readonly bindings: Readonly<Record<string, unknown>>; readonly bindingSize: (name: string) => Promise<Size> }

export const generateSizes = async (): Promise<void> => {
  // Plain JavaScript, whose own comments give these types.
  const { apps } = (await import(bench('bundle.mjs'))) as Apps
  // The same.
  const { bindings, bindingSize } = (await import(bench('binding.mjs'))) as Bindings
  const measures: readonly (readonly [name: string, measure: () => Promise<Size>])[] = [
    ...Object.entries(apps).map(([name, { measure }]) => [name, measure] as const),
    ...Object.keys(bindings).map((name) => [name, () => bindingSize(name)] as const),
  ]
  const rows = await Promise.all(measures.map(async ([name, measure]) => `  ${JSON.stringify(name)}: ${JSON.stringify(await measure())},`))
  await writeIfChanged(
    join(siteFolder, 'src/generated/sizes.ts'),
    `// Bytes of the smallest apps, and what bindings add to one. Made by scripts/sizes.ts.\nexport const sizes = {\n${rows.join('\n')}\n} as const\n`,
  )
}
