/**
 * Names a test process after the file that it runs, so that a list of the machine's processes shows the purpose of
 * each: internal/scripts/processor-time.mjs sums the cost of each file.
 */

/** A system may keep no more than the first 15 letters of a name at hand. */
export const namePrefix = 'kirari-test'

/** @param {string} file From the root. */
export const nameProcess = (file) => {
  process.title = `${namePrefix} ${file}`
}

/**
 * The file in a command line, as the system reports it.
 * @param {string} commandLine
 */
export const ownerIn = (commandLine) =>
  commandLine.startsWith(`${namePrefix} `) ? commandLine.slice(namePrefix.length + 1).replace(/[\0 ].*$/s, '') : undefined
