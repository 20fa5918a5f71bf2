/** Writes the list of the course: its chapters are folders of the guide, their lessons the pages in them, with their titles and exercises. */
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { siteFolder } from './docusaurus.ts'
import { readScenes } from './scenes.ts'
import { writeIfChanged } from './write.ts'

const english = join(siteFolder, 'guide')
const japanese = join(siteFolder, 'i18n/ja/docusaurus-plugin-content-docs-guide/current')

type Lesson = {
  /** Below /guide. */
  readonly path: string
  readonly title: { readonly en: string; readonly ja: string }
  readonly exercises: readonly string[]
}

export const generateCourse = async (): Promise<void> => {
  const chapters = await readCourse()
  await writeIfChanged(
    join(siteFolder, 'src/generated/course.ts'),
    `// The lessons of the chapters. Made by scripts/course.ts.\nexport const course = ${JSON.stringify(Object.fromEntries(chapters), undefined, 2)} as const\n`,
  )
}

/** In the order of the course. */
export const readCourse = async (): Promise<ReadonlyMap<string, readonly Lesson[]>> => {
  const scenes = await readScenes()
  const files = (await readdir(english, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[\w-]+\/[\w-]+\/[\w-]+\.mdx$/.test(file))
  const lessons = await Promise.all(
    files
      .filter((file) => !file.endsWith('/index.mdx'))
      .map(async (file) => {
        const path = file.replace(/\.mdx$/, '')
        const text = await readFile(join(english, file), 'utf8')
        const position = Number(fieldOf(text, 'sidebar_position', file))
        const title = { en: fieldOf(text, 'title', file), ja: fieldOf(await readFile(join(japanese, file), 'utf8'), 'title', file) }
        const page = `guide-${path.replaceAll('/', '-')}`
        const exercises = [...new Set(scenes.flatMap((scene) => (scene.page === page ? (scene.exercise ?? []) : [])))]
        return { chapter: dirname(path), position, lesson: { path, title, exercises } }
      }),
  )
  const sorted = lessons.toSorted((a, b) => a.position - b.position)
  return new Map(
    [...new Set(lessons.map(({ chapter }) => chapter))]
      .toSorted()
      .map((chapter) => [chapter, sorted.filter((one) => one.chapter === chapter).map(({ lesson }) => lesson)]),
  )
}

const fieldOf = (text: string, field: string, file: string): string => {
  const [, value] = new RegExp(`^${field}: *['"]?(.+?)['"]? *$`, 'm').exec(text) ?? []
  if (value === undefined) throw new Error(`guide/${file}: expected \`${field}\` at the head of the lesson, but it is missing.`)
  return value
}
