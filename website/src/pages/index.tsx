/** The home page: what it is in five seconds, then pictures to follow, then why, then four doors. */
import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import Layout from '@theme/Layout'
import type { ReactNode } from 'react'
import { BasePathBanner } from '../components/base-path-banner.tsx'
import { Hello } from '../components/hello/hello.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { Gallery } from '../components/home/gallery/gallery.tsx'
import { Doors } from '../components/home/doors.tsx'
import { Install } from '../components/home/install.tsx'
import { PosterPreload } from '../components/home/poster-preload.tsx'
import { Known } from '../components/home/known.tsx'
import { Pixel } from '../components/home/pixel/pixel.tsx'
import { Points } from '../components/home/points.tsx'
import { Targets } from '../components/home/targets.tsx'
import { phrased } from '../components/phrased.tsx'

export default function Home(): ReactNode {
  return (
    <Layout
      title={translate({ id: 'home.title', message: 'A reactive engine for GLSL', description: 'The title of the home page in the browser' })}
      description={translate({
        id: 'home.description',
        message: 'Describe a shader once, in typed TypeScript. Kirari runs it on WebGPU, on WebGL2 and on the CPU; change a value and the picture follows.',
        description: 'What search engines and shared links say about the site',
      })}
    >
      <BasePathBanner />
      <PosterPreload />
      <main className="home">
        <Hero>
          <div className="home-inner home-opening">
            <h1>
              <span>
                {phrased(translate({ id: 'home.headline.first', message: 'Write the shader once.', description: 'The first sentence of the home page' }))}
              </span>
              <span>
                {phrased(
                  translate({
                    id: 'home.headline.second',
                    message: 'Change a value, and the picture follows.',
                    description: 'The second sentence of the home page',
                  }),
                )}
              </span>
            </h1>
            <p className="home-lead">
              {phrased(
                translate({
                  id: 'home.lead',
                  message: 'Kirari is a reactive engine for GLSL. You describe a shader in typed TypeScript; it runs on WebGPU, on WebGL2 and on the CPU.',
                  description: 'Under the first words of the home page',
                }),
              )}
            </p>
            <div className="home-begin">
              <Link className="button-ink" to="/guide/fundamentals/getting-started">
                <Translate id="home.begin" description="The first button of the home page; leads to the documents">
                  Get started
                </Translate>
              </Link>
              <Install />
            </div>
          </div>
          <div className="home-inner home-hello">
            <Hello />
            <p className="home-text">
              <Translate id="home.hello.text" description="Text under the smallest program">
                No build plugin, no special compiler, no string of GLSL. The expression is the shader, and you can change its numbers while it runs.
              </Translate>
            </p>
          </div>
        </Hero>
        <Gallery />
        <Pixel />
        <Targets />
        <Known />
        <Points />
        <Doors />
      </main>
    </Layout>
  )
}
