/**
 * A virtual display: without one Firefox has no WebGL2 and WebKit does not start. The machine's own display is not used, so that no
 * window opens there, and Mesa draws in software on every machine.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Display {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly close: () => void
}

export const openDisplay = async (): Promise<Display> => {
  // It picks a free display number, and writes it to the fourth stream when it is ready.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const failed = once(server, 'exit').then(() => {
    throw new Error('Xvfb did not start.')
  })
  const numberStream = server.stdio[3]
  if (!numberStream) throw new Error('Xvfb has no stream to tell its number.')
  const number = String(await Promise.race([once(numberStream, 'data'), failed])).trim()
  failed.catch(() => undefined)
  return { env: { ...process.env, DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1' }, close: () => server.kill() }
}
