/** WebKitGTK over WebDriver: the MiniBrowser that ships with it, started by its driver. Such a session has one tab. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { OtherBrowser } from './browser.ts'
import { openDisplay } from './display.ts'

export const startWebKit = async (driverPath: string): Promise<OtherBrowser> => {
  const display = await openDisplay()
  const port = await freePort()
  const driver = spawn(driverPath, [`--port=${port}`], { env: display.env, stdio: 'ignore' })
  const close = (): void => {
    driver.kill()
    display.close()
  }
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    // The standard defines this form for every answer.
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  try {
    await untilItAnswers(() => ask('GET', '/status'))
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } }
    // As above.
    const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string }
    const session = `/session/${sessionId}`
    await ask('POST', `${session}/timeouts`, { script: 600_000, pageLoad: 90_000 })
    return {
      newTab: async () => ({
        open: (url) => ask('POST', `${session}/url`, { url }),
        evaluate: async (expression) => {
          const script = `const end = arguments[0]
            Promise.resolve().then(() => (${expression})).then((value) => end({ value }), (error) => end({ error: String(error) }))`
          // The script above returns it.
          const { value, error } = (await ask('POST', `${session}/execute/async`, { script, args: [] })) as { value: unknown; error?: string }
          if (error !== undefined) throw new Error(error)
          return value
        },
        resize: (width, height) => ask('POST', `${session}/window/rect`, { width, height }),
        complaints: undefined,
      }),
      close: async () => {
        await ask('DELETE', session).finally(close)
      },
    }
  } catch (error) {
    close()
    throw error
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('A server that listens has a port.')
  return address.port
}

/** A driver starts listening some time after its process. */
const untilItAnswers = async (work: () => Promise<unknown>): Promise<void> => {
  const patience = Date.now() + 60_000
  for (;;) {
    try {
      await work()
      return
    } catch (error) {
      if (Date.now() > patience) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
