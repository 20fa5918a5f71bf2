/**
 * Writes what is made, not written: the addons section in both languages, the live pictures of the other pages, their posters, measured
 * sizes and the code of the home page. None of it is in git. It reads the packages as they are published, so they must have been
 * compiled before (`npx tsc -b` at the root).
 */
import { join } from 'node:path'
import { drawHeroPosters } from './hero-poster.ts'
import { generateHomeCode } from './home-code.ts'
import { generateScenes } from './scenes.ts'
import { generateSizes } from './sizes.ts'
import { writeIfChanged } from './write.ts'

const siteFolder = join(import.meta.dirname, '..')

/** Where the made pages of each language go. */
const folders = {
  en: join(siteFolder, 'addons'),
  ja: join(siteFolder, 'i18n/ja/docusaurus-plugin-content-docs-addons/current'),
} as const

const index = {
  en: `---
slug: /
title: Addons
description: Shader functions for Kirari, each written once in typed TypeScript and printed as GLSL, WGSL and JavaScript.
---

\`@kirari/addons\` is the function library of Kirari: easing, blending, colour, noise, geometry, distance fields.
Each function is a typed TypeScript function that Kirari prints as GLSL, WGSL or JavaScript.
`,
  ja: `---
slug: /
title: アドオン
description: Kirariのシェーダー関数集です。型付きのTypeScriptで一度書いた関数を、GLSL、WGSL、JavaScriptとして出力します。
---

\`@kirari/addons\` はKirariの関数ライブラリです。イージング、ブレンド、色、ノイズ、ジオメトリ、距離関数を収めています。
どの関数も型付きのTypeScript関数で、KirariがGLSL、WGSL、JavaScriptとして出力します。
`,
} as const

export const generate = async (): Promise<void> => {
  await writeIfChanged(join(folders.en, 'index.mdx'), index.en)
  await writeIfChanged(join(folders.ja, 'index.mdx'), index.ja)
  await generateHomeCode()
  await generateScenes()
  await generateSizes()
  await drawHeroPosters()
}

if (process.argv[1] === import.meta.filename) await generate()
