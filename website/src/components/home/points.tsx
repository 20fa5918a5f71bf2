/** Why it is different, in six points. Each says what is so today. */
import Translate, { translate } from '@docusaurus/Translate'
import type { ReactNode } from 'react'
import { phrased } from '../phrased.tsx'

export const Points = (): ReactNode => (
  <section className="home-inner home-section">
    <h2>{phrased(translate({ id: 'home.points.title', message: 'What is different', description: 'Heading over the list of what is different' }))}</h2>
    <ul className="home-points">
      <li>
        <h3>{phrased(translate({ id: 'home.points.types.title', message: 'Wrong types do not compile' }))}</h3>
        <p>
          <Translate id="home.points.types.text">
            A vec3 where a vec2 belongs is an error in your editor. Mistakes that TypeScript cannot see are reported when the code runs, at the line you wrote.
          </Translate>
        </p>
      </li>
      <li>
        <h3>{phrased(translate({ id: 'home.points.reactive.title', message: 'Assign, and one frame is drawn' }))}</h3>
        <p>
          <Translate id="home.points.reactive.text">
            Uniforms are values you set. A shader that reads neither time nor pointer runs no loop; off screen or in a hidden tab, nothing runs at all.
          </Translate>
        </p>
      </li>
      <li>
        <h3>{phrased(translate({ id: 'home.points.backends.title', message: 'WebGPU where it works, WebGL2 elsewhere' }))}</h3>
        <p>
          <Translate id="home.points.backends.text">
            The engine chooses a backend, reports which one and why, and never downloads the other. You can also choose it yourself.
          </Translate>
        </p>
      </li>
      <li>
        <h3>{phrased(translate({ id: 'home.points.cpu.title', message: 'The same result without a GPU' }))}</h3>
        <p>
          <Translate id="home.points.cpu.text">
            Every shader is also a JavaScript function in single precision. It draws a poster while a page is built, and lets a test check what the GPU will
            draw.
          </Translate>
        </p>
      </li>
      <li>
        <h3>{phrased(translate({ id: 'home.points.react.title', message: 'An element for React' }))}</h3>
        <p>
          <Translate id="home.points.react.text">
            It has a name for screen readers, shows a poster until the first frame, and frees the GPU when it unmounts. It works in Strict Mode and with server
            rendering.
          </Translate>
        </p>
      </li>
      <li>
        <h3>{phrased(translate({ id: 'home.points.small.title', message: 'Nothing you do not use' }))}</h3>
        <p>
          <Translate id="home.points.small.text">
            No dependencies, no code that runs on import. Each function of the library and each backend is in your bundle only when you call it.
          </Translate>
        </p>
      </li>
    </ul>
  </section>
)
