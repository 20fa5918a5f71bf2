import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { hashOf, writtenFiles } from './inputs.mjs'

const run = promisify(execFile)
const start = join(import.meta.dirname, 'start.mjs')

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs `npm start` where it must stop before it does anything. */
const startWith = (port: string): Promise<Ended> =>
  run(process.execPath, [start], { env: { ...process.env, PORT: port }, timeout: 20_000 }).then(
    (done) => ({ code: 0, ...done }),
    (error: Ended) => error,
  )

describe('npm start', () => {
  const local = Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).filter(({ internal }) => internal).map(({ address }) => address))

  it.each([...local.filter((address) => ['127.0.0.1', '::1'].includes(address)), undefined])(
    'says that the port is taken before it builds anything, on %s',
    async (host) => {
      const other = createServer()
      await new Promise<void>((done) => other.listen(0, host, done))
      // The address of a server that listens on a port is an object.
      const { port } = other.address() as AddressInfo
      const { code, stdout, stderr } = await startWith(String(port))
      other.close()
      expect(code).toBe(1)
      expect(stdout).toBe('')
      expect(stderr).toContain(`Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`)
    },
  )

  it.each(['abc', '0', '70000', '3000.5'])('refuses PORT=%s with what it wants', async (port) => {
    const { code, stderr } = await startWith(port)
    expect(code).toBe(1)
    expect(stderr).toContain(`PORT is '${port}': expected a whole number from 1 to 65535`)
  })
})

describe('the inputs of a build', () => {
  it('are what people wrote, and nothing that is made from it', () => {
    const files = writtenFiles(['packages', 'website', 'package.json'])
    expect(files).toContain('packages/kirari/package.json')
    expect(files).toContain('package.json')
    expect(files.filter((file) => /(?:^|\/)(?:node_modules|(?<!examples\/math\/)dist|build|\.docusaurus)\//.test(file))).toEqual([])
  })

  it('give another hash when a name, a text or the environment changes', () => {
    const hashes = [
      hashOf(['package.json', 'tsconfig.json']),
      hashOf(['package.json', 'tsconfig.base.json']),
      hashOf(['package.json', 'tsconfig.json'], ['ALGOLIA_APP_ID=1']),
      hashOf(['package.json', 'tsconfig.json'], ['ALGOLIA_APP_ID=2']),
    ]
    expect(new Set(hashes).size).toBe(4)
    expect(hashOf(['package.json', 'tsconfig.json'])).toBe(hashes[0])
  })
})
