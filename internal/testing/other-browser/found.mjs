/**
 * Where the browsers of the exhaustive run beside Chromium are installed. None is installed by a command of ours: a machine that has none leaves
 * their tests out, and says so.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {'firefox' | 'webkit'} OtherName */

/** Programs that do, the best first, and the packages of Debian and Ubuntu that bring what is needed. */
const places = {
  firefox: { variable: 'FIREFOX_PATH', programs: ['firefox-esr', 'firefox'], packages: 'firefox-esr xvfb' },
  webkit: { variable: 'WEBKIT_DRIVER_PATH', programs: ['WebKitWebDriver'], packages: 'webkit2gtk-driver xvfb' },
}

/** @type {readonly OtherName[]} */
export const otherNames = ['firefox', 'webkit']

/** @param {string} program */
const inPath = (program) => (process.env['PATH'] ?? '').split(':').flatMap((folder) => (existsSync(join(folder, program)) ? [join(folder, program)] : []))[0]

/**
 * The path of the program that is started; undefined where it, or the display for it, is not installed.
 * @param {OtherName} name
 */
export const foundOther = (name) => {
  const { variable, programs } = places[name]
  const path = [process.env[variable], ...programs.map(inPath)].find((each) => each)
  return inPath('Xvfb') ? path : undefined
}

/**
 * What to do about one that is not found.
 * @param {OtherName} name
 */
export const howToHave = (name) => `apt-get install ${places[name].packages}, or name it: ${places[name].variable}=/path/to/it`
