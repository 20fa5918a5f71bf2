/**
 * Finds the installed browsers of the exhaustive run besides Chromium. No command installs them: on a machine without one,
 * its tests are skipped, and the run says so.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {'firefox' | 'webkit'} OtherName */

/** The programs, the best first, and the packages of Debian and Ubuntu that install them. */
const places = {
  firefox: { variable: 'FIREFOX_PATH', programs: ['firefox-esr', 'firefox'], packages: 'firefox-esr xvfb' },
  webkit: { variable: 'WEBKIT_DRIVER_PATH', programs: ['WebKitWebDriver'], packages: 'webkit2gtk-driver xvfb' },
}

/** @type {readonly OtherName[]} */
export const otherNames = ['firefox', 'webkit']

/** @param {string} program */
const inPath = (program) => (process.env['PATH'] ?? '').split(':').flatMap((folder) => (existsSync(join(folder, program)) ? [join(folder, program)] : []))[0]

/**
 * The path of the program; undefined if it, or its virtual display, is not installed.
 * @param {OtherName} name
 */
export const foundOther = (name) => {
  const { variable, programs } = places[name]
  const path = [process.env[variable], ...programs.map(inPath)].find((each) => each)
  return inPath('Xvfb') ? path : undefined
}

/**
 * How to install a missing one.
 * @param {OtherName} name
 */
export const howToHave = (name) => `apt-get install ${places[name].packages}, or name it: ${places[name].variable}=/path/to/it`
