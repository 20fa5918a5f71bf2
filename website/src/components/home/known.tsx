/** What Kirari is for readers who know something else, in a table that is read in seconds. Its figures are measured when the site is built. */
import Link from '@docusaurus/Link'
import { translate } from '@docusaurus/Translate'
import { homeSizes, peerVersions } from '@site/src/generated/home-sizes.ts'
import type { ReactNode } from 'react'
import { phrased } from '../phrased.tsx'
import { Kilobytes } from '../size/kilobytes.tsx'

export const Known = (): ReactNode => (
  <section className="home-inner home-section">
    <h2>
      {phrased(
        translate({
          id: 'home.known.title',
          message: 'Coming from something else',
          description: 'Heading over the table of what Kirari is for those who know something else',
        }),
      )}
    </h2>
    <div className="home-known">
      <table>
        <thead>
          <tr>
            <th scope="col">
              {translate({ id: 'home.known.you', message: 'You know', description: 'Head of the first column of the table on the home page' })}
            </th>
            <th scope="col">
              {translate({ id: 'home.known.kirari', message: 'Kirari gives you', description: 'Head of the second column of the table on the home page' })}
            </th>
            <th scope="col">{sizeHead()}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">three.js</th>
            <td>
              {translate({
                id: 'home.known.three',
                message: 'Shaders as typed expressions, as in TSL, without a scene graph. Bring your own scene, or draw straight to a canvas.',
                description: 'What Kirari is for those who know three.js',
              })}
            </td>
            <td data-head={sizeHead()}>
              <Kilobytes bytes={homeSizes['gradient, kirari, loaded where it runs on WebGPU']} />{' '}
              <small>TSL: {<Kilobytes bytes={homeSizes['gradient, three.js, TSL']} />}</small>
            </td>
          </tr>
          <tr>
            <th scope="row">TypeGPU</th>
            <td>
              {translate({
                id: 'home.known.typegpu',
                message: 'Typed shaders without a build plugin, on WebGPU, on WebGL2 and on the CPU, and a library of functions to import.',
                description: 'What Kirari is for those who know TypeGPU',
              })}
            </td>
            <td data-head={sizeHead()}>
              <Kilobytes bytes={homeSizes['gradient, kirari/webgpu']} />{' '}
              <small>TypeGPU: {<Kilobytes bytes={homeSizes['gradient, TypeGPU, bodies in WGSL']} />}</small>
            </td>
          </tr>
          <tr>
            <th scope="row">GLSL</th>
            <td>
              {translate({
                id: 'home.known.glsl',
                message: 'The functions you know, as TypeScript that your editor checks. No WebGL boilerplate, and you can export GLSL.',
                description: 'What Kirari is for those who know GLSL',
              })}
            </td>
            <td data-head={sizeHead()}>
              <Kilobytes bytes={homeSizes['gradient, kirari/webgl']} />{' '}
              <small>
                {translate({ id: 'home.known.hand', message: 'by hand', description: 'Stands before the size of a program written without a library' })}:{' '}
                {<Kilobytes bytes={homeSizes['gradient, nothing but WebGL2']} />}
              </small>
            </td>
          </tr>
          <tr>
            <th scope="row">{translate({ id: 'home.known.none', message: 'None of them', description: 'Row of the table on the home page for beginners' })}</th>
            <td>
              {translate({
                id: 'home.known.begin',
                message: 'A guide that begins with a short program and explains every step, and a page with a live preview for every function.',
                description: 'What Kirari is for beginners',
              })}
            </td>
            <td>
              <Link to="/guide/fundamentals/getting-started">
                {translate({ id: 'home.known.guide', message: 'Read the guide', description: 'Link in the table on the home page' })}
              </Link>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
    <p className="home-note">
      {translate(
        {
          id: 'home.known.note',
          message:
            'Measured when this site was built, with the same bundler: what a page loads that draws the gradient. three.js {three}; TypeGPU {typegpu}, with its bodies in WGSL.',
          description: 'Says how the sizes in the table on the home page are measured',
        },
        { three: peerVersions.three, typegpu: peerVersions.typegpu },
      )}
    </p>
  </section>
)

const sizeHead = (): string =>
  translate({ id: 'home.known.size', message: 'The gradient above, gzip', description: 'Head of the third column of the table on the home page' })
