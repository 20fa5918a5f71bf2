/**
 * Checks what `npm publish` would publish: packs both packages once and runs all checks on these files. publint and attw find what a
 * bundler or TypeScript cannot read; the plain text of the library must be in them, too. `npm test -- publish` runs it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lostText } from '../../packages/addons/scripts/packed-text.mjs'
import { must, npm, tool } from './command.mjs'

const packages = ['packages/kirari', 'packages/addons']

const folder = await mkdtemp(join(tmpdir(), 'kirari-publish-'))
try {
  const workspaces = packages.flatMap((path) => ['-w', path])
  /** @type {{ name: string, filename: string, files: { path: string, size: number }[] }[]} */
  const packed = JSON.parse(await must('npm pack', npm('pack', '--json', '--silent', '--pack-destination', folder, ...workspaces)))
  for (const { name, filename, files } of packed) {
    console.log(name)
    const file = join(folder, filename)
    await must(`publint ${name}`, tool('publint', 'run', file, '--strict'))
    await must(`attw ${name}`, tool('@arethetypeswrong/cli', file, '--profile', 'esm-only'))
    const lost = name === '@kirari/addons' ? lostText(files) : []
    if (lost.length > 0) {
      console.error(`The packed ${name} lacks ${lost.join(', ')}. \`npm run text\` makes them; "files" in its package.json publishes them.`)
      process.exitCode = 1
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
