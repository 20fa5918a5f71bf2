/** The lock file holds no version with a known vulnerability, and no trace of the machine that wrote it. decisions/013-overrides.md explains the overrides. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (name: string): string => readFileSync(join(root, name), 'utf8')

type Locked = { readonly version?: string; readonly resolved?: string; readonly link?: boolean }
// npm writes this file.
const { packages } = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> }

/** The first versions without known vulnerabilities, one for each maintained release line. */
const firstGood: Readonly<Record<string, readonly string[]>> = {
  'serialize-javascript': ['7.0.5'],
  uuid: ['11.1.1'],
  'webpack-dev-server': ['5.2.6'],
  webpackbar: ['7.0.0'],
  '@babel/plugin-transform-modules-systemjs': ['7.29.4'],
  'brace-expansion': ['1.1.18', '2.1.2', '5.0.8'],
  dompurify: ['3.4.13'],
  'fast-uri': ['3.1.2'],
  'http-proxy-middleware': ['2.0.10', '3.0.7', '4.1.1'],
  'image-size': ['2.0.3'],
  joi: ['17.13.6'],
  'js-yaml': ['3.15.0', '4.3.1'],
  lodash: ['4.18.0'],
  'lodash-es': ['4.18.0'],
  nanoid: ['3.3.18', '5.1.6'],
  qs: ['6.16.0'],
  'shell-quote': ['1.9.0'],
  'websocket-driver': ['0.7.5'],
  ws: ['7.5.11', '8.21.0'],
}

const parts = (version: string): readonly number[] => version.split(/[.-]/).slice(0, 3).map(Number)
const isBelow = (version: string, other: string): boolean => {
  const [a, b] = [parts(version), parts(other)]
  const at = a.findIndex((part, index) => part !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}
/** A release line is good from its first fixed version on; a line without one is good if it is newer than all. */
const isGood = (version: string, good: readonly string[]): boolean => {
  const own = good.find((first) => parts(first)[0] === parts(version)[0])
  return own ? !isBelow(version, own) : good.every((first) => isBelow(first, version))
}

it.each(Object.entries(firstGood))('no version of %s is older than %j', (name, good) => {
  const found = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
  expect(found.map(([path, { version = '' }]) => `${path} ${version}`).filter((text) => !isGood(text.split(' ')[1] ?? '', good))).toEqual([])
})

it('knows an old version from a new one', () => {
  expect(isGood('6.0.2', ['7.0.5'])).toBe(false)
  expect(isGood('7.0.10', ['7.0.5'])).toBe(true)
  expect(isGood('8.0.0', ['7.0.5'])).toBe(true)
  expect(isGood('7.5.10', ['7.5.11', '8.21.0'])).toBe(false)
  expect(isGood('6.2.3', ['7.5.11', '8.21.0'])).toBe(false)
})

it('each override is locked, and has its reason', () => {
  type Override = string | Readonly<Record<string, string>>
  // Its own field.
  const { overrides } = JSON.parse(read('package.json')) as { readonly overrides: Readonly<Record<string, Override>> }
  const reasons = read('decisions/013-overrides.md')
  for (const [name, value] of Object.entries(overrides)) {
    expect(reasons).toContain(name)
    for (const [dependency, version] of typeof value === 'string' ? [[name, value]] : Object.entries(value)) {
      const isLocked = Object.entries(packages).some(([path, entry]) => path.endsWith(`node_modules/${dependency}`) && entry.version === version)
      expect(isLocked, `${dependency} ${version}`).toBe(true)
      expect(reasons).toContain(version)
    }
  }
})

it('the lock file names no host', () => {
  expect(Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link)).toEqual([])
})
