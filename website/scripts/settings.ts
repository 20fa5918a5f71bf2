/** Says what the site is built for, and what is left to set: the last words of every build. */
import { settingsReport } from '../site.config.ts'

export const saySettings = (): void => {
  process.stdout.write(`\n${settingsReport(process.env).join('\n')}\n`)
}

if (process.argv[1] === import.meta.filename) saySettings()
