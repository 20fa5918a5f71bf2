/**
 * Asks for the poster of the hero at once. Which of the four it is depends on the width and on the mode the reader chose, so a plain
 * script in the page's head says it; the style sheet, which knows it too, would say it one journey later.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import Head from '@docusaurus/Head'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type { ReactNode } from 'react'

export const PosterPreload = (): ReactNode => {
  const folder = useBaseUrl('/posters/')
  // What is in the head is not hydrated, and where React runs the poster is there.
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <script>{script(folder)}</script>
    </Head>
  )
}

/** The widths are those of hero.module.css. */
const script = (folder: string): string => `(function () {
  var mode = 'light'
  try {
    mode = localStorage.getItem('theme') || mode
  } catch (error) {}
  var link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.fetchPriority = 'high'
  link.href = ${JSON.stringify(folder)} + 'home-' + (mode === 'dark' ? 'ink' : 'paper') + '-' + (matchMedia('(max-width: 40rem)').matches ? 'narrow' : 'wide') + '.webp'
  document.head.appendChild(link)
})()`
