/**
 * Writes all generated files, none of which are in git: the addons section and the page of built-in functions in both languages, the live
 * pictures of the other pages, the list of the course and all posters, measured sizes, the code of the home page and of the demos, also for the
 * playground, the documents that run readers' code, the types of the playground, and the style sheet of formulas. It reads the packages as they are published, so compile them first
 * (`npx tsc -b` at the root).
 */
import { generateCourse } from './course.ts'
import { generateDemoSources } from './demos.ts'
import { generateEcosystemGround } from './ecosystem-ground.ts'
import { generateFunctionPages } from './function-pages.ts'
import { drawHeroPosters } from './hero-poster.ts'
import { generateHomeCode } from './home-code.ts'
import { generateLiveFrames } from './live-frames.ts'
import { copyMathStyle } from './math-style.ts'
import { generateNodeFunctions } from './node-functions/generate.ts'
import { generatePlaygroundDemos } from './playground-demos.ts'
import { generatePlaygroundTypes } from './playground-types.ts'
import { generateScenes } from './scenes.ts'
import { generateSizes } from './sizes.ts'

export const generate = (): Promise<void> => generateFunctionPages(generateOthers)

const generateOthers = async (): Promise<void> => {
  await generateNodeFunctions()
  await generateHomeCode()
  await generateScenes()
  await generateCourse()
  await generateDemoSources()
  await generateEcosystemGround()
  await generatePlaygroundDemos()
  await generateLiveFrames()
  await generatePlaygroundTypes()
  await copyMathStyle()
  await generateSizes()
  await drawHeroPosters()
}

if (process.argv[1] === import.meta.filename) await generate()
