/**
 * A process of the tests names itself after the file that it runs, so that whoever looks at the processes of the machine knows what each is
 * for: internal/scripts/processor-time.mjs adds up what each file costs.
 */

/** A system may keep no more than the first 15 letters of a name at hand. */
export const namePrefix = 'kirari-test'

/** @param {string} file From the root. */
export const nameProcess = (file) => {
  process.title = `${namePrefix} ${file}`
}

/**
 * The file in a command line, as the system keeps it.
 * @param {string} commandLine
 */
export const ownerIn = (commandLine) =>
  commandLine.startsWith(`${namePrefix} `) ? commandLine.slice(namePrefix.length + 1).replace(/[\0 ].*$/s, '') : undefined
