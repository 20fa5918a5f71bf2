/** `npm run build`: the packages and the site in both languages, into packages/<name>/dist and website/build. */
import './node-version.mjs'

const { must, tool } = await import('./command.mjs')
const { step } = await import('./progress.mjs')
const { buildPackages, buildSite, install } = await import('./steps.mjs')

try {
  await step('install', install)
  await step('packages', buildPackages)
  await step('site', buildSite)
  console.log('\n  The site is in website/build: copy that folder to any file host. CONTRIBUTING.md says how.')
  console.log(await must('The settings of the site', tool('tsx', 'website/scripts/settings.ts')))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
