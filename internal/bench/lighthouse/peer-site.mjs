/**
 * The pages of functions as VitePress and Starlight show them: the same words, tables and code, with default settings, without features that these
 * lack (live previews, formulas). Made in .cache from the Markdown that the website's build writes beside every page.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const own = fileURLToPath(new URL('./', import.meta.url))
const source = join(root, 'website/build/addons')
const icon = join(root, 'website/static/img/favicon.svg')
/** The folder where Lighthouse and the peers are installed and built. */
export const workshop = join(root, '.cache/bench/lighthouse')

/**
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} folder The built site.
 * @property {string} page The path of the same function's page.
 */

/**
 * Installs the packages of package.json beside this file, unless they are installed. There is no lock file: `npm ci` refuses one where the registry
 * lacks an optional build for another platform, and nothing that is published depends on these.
 */
export const install = () => {
  const wanted = readFileSync(join(own, 'package.json'), 'utf8')
  const stamp = join(workshop, 'installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  mkdirSync(workshop, { recursive: true })
  cpSync(join(own, 'package.json'), join(workshop, 'package.json'))
  run('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'])
  writeFileSync(stamp, wanted)
}

/** Writes and builds both sites. @param {string} node The program that runs their builds. @returns {readonly Peer[]} */
export const buildPeers = (node) => {
  if (!existsSync(source)) throw new Error(`${source} is not there, and the peers show its pages. Build the site first: npm run build`)
  const pages = readPages()
  writeVitePress(pages)
  run(node, [join('node_modules', 'vitepress/bin/vitepress.js'), 'build', 'vitepress'])
  writeStarlight(pages)
  run(node, [join(workshop, 'node_modules/astro/bin/astro.mjs'), 'build'], join(workshop, 'starlight'))
  return [
    { name: 'VitePress', folder: join(workshop, 'vitepress/.vitepress/dist'), page: '/addons/sdf/rectSDF' },
    { name: 'Starlight', folder: join(workshop, 'starlight/dist'), page: '/addons/sdf/rectsdf/' },
  ]
}

/** @param {string} command @param {readonly string[]} args @param {string} [cwd] */
const run = (command, args, cwd = workshop) => {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status ?? error?.message}. Its own message is above.`)
}

/** @typedef {{ readonly path: string, readonly title: string, readonly description: string, readonly text: string }} PeerPage `path` has no file extension. */

/** @returns {readonly PeerPage[]} */
const readPages = () =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => {
      const text = withoutFormulas(readFileSync(join(source, file), 'utf8'))
      const [, title = '', description = ''] = /^# (.*)\n\n(?:> )?(.*)$/m.exec(text) ?? []
      // A page that has pages below it lies in their folder.
      const path = file.replace(/\.md$/, '')
      return {
        path: existsSync(join(source, path)) && readdirSync(join(source, path)).some((one) => one.endsWith('.md')) ? `${path}/index` : path,
        title,
        description,
        text,
      }
    })

/** Code is kept. @param {string} markdown */
const withoutFormulas = (markdown) =>
  markdown
    .split(/^(```[\s\S]*?^```$)/m)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/\$\$[\s\S]*?\$\$/g, '').replaceAll(/\$[^$\n]+\$/g, '')))
    .join('')

/** @param {readonly PeerPage[]} pages */
const writeVitePress = (pages) => {
  const folder = emptyFolder('vitepress')
  for (const { path, title, description, text } of pages) write(join(folder, 'addons', `${path}.md`), `${frontMatter(title, description)}${text}`)
  write(join(folder, 'index.md'), '# Kirari\n')
  const items = pages.map(({ path, title }) => ({ text: title, link: `/addons/${path.replace(/index$/, '')}` }))
  cpSync(icon, join(folder, 'public/favicon.svg'))
  const config = {
    title: 'Kirari',
    head: [['link', { rel: 'icon', href: '/favicon.svg' }]],
    ignoreDeadLinks: true,
    cleanUrls: true,
    themeConfig: { nav: [{ text: 'Addons', link: '/addons/' }], sidebar: items, search: { provider: 'local' } },
  }
  write(join(folder, '.vitepress/config.mjs'), `export default ${JSON.stringify(config, undefined, 2)}\n`)
}

/** @param {readonly PeerPage[]} pages */
const writeStarlight = (pages) => {
  const folder = emptyFolder('starlight')
  const docs = join(folder, 'src/content/docs')
  // Starlight shows a page's title as its heading.
  for (const { path, title, description, text } of pages)
    write(join(docs, 'addons', `${path}.md`), frontMatter(title, description) + text.replace(/^# .*$/m, ''))
  write(join(docs, 'index.md'), frontMatter('Kirari', 'Kirari'))
  cpSync(icon, join(folder, 'public/favicon.svg'))
  // Astro reads here which packages it must bundle itself.
  write(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies: { '@astrojs/starlight': '*' } }))
  write(
    join(folder, 'src/content.config.ts'),
    `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
  )
  write(
    join(folder, 'astro.config.mjs'),
    `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({ site: 'https://kirari.example', integrations: [starlight({ title: 'Kirari', sidebar: [{ label: 'Addons', items: [{ autogenerate: { directory: 'addons' } }] }] })] })
`,
  )
}

/** @param {string} title @param {string} description */
const frontMatter = (title, description) => `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n`

/** @param {string} name */
const emptyFolder = (name) => {
  const folder = join(workshop, name)
  rmSync(folder, { recursive: true, force: true })
  return folder
}

/** @param {string} path @param {string} text */
const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
