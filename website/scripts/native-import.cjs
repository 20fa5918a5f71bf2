/**
 * The `import()` of Node itself, for a module that is run by something else, which knows no or another one (native-config.ts). CommonJS, so
 * that it can be required there.
 */

/** @param {string} address @returns {Promise<unknown>} */
module.exports = (address) => import(address)
