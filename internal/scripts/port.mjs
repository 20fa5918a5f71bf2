/** Chooses the port of a server, and checks that it is free before the work that needs it. */
import { connect } from 'node:net'

/** The port in `PORT`, else the usual one. */
export const chosenPort = (/** @type {number} */ usual) => {
  const text = process.env['PORT']
  if (text === undefined || text === '') return usual
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Error(`PORT is '${text}': expected a whole number from 1 to 65535, such as PORT=3001.`)
}

/** Throws if something answers on the port, on IPv4 or IPv6. */
export const mustBeFree = async (/** @type {number} */ port) => {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => somethingAnswers(host, port)))
  if (answers.includes(true)) throw portTaken(port)
}

export const portTaken = (/** @type {number} */ port) =>
  new Error(`Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`)

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
const somethingAnswers = (host, port) =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 })
    /** @param {boolean} answer */
    const settle = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
    socket.once('timeout', () => settle(false))
  })
