/** The site's own copy of the style sheet of formulas and of its fonts, for readers whom the network does not give it (src/client/math-style.ts). */
import { cp, readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { mathFolder } from '../plugins/math-style.ts'
import { siteFolder } from '../site.config.ts'
import { writeIfChanged } from './write.ts'

const source = dirname(createRequire(import.meta.url).resolve('katex/dist/katex.min.css'))

export const copyMathStyle = async (): Promise<void> => {
  const place = join(siteFolder, 'static', mathFolder)
  const style = await readFile(join(source, 'katex.min.css'), 'utf8')
  // Every browser that the site supports reads woff2.
  await writeIfChanged(join(place, 'katex.min.css'), style.replaceAll(/,url\([^)]*\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g, ''))
  const fonts = (await readdir(join(source, 'fonts'))).filter((name) => name.endsWith('.woff2'))
  await Promise.all(fonts.map((name) => cp(join(source, 'fonts', name), join(place, 'fonts', name))))
}
