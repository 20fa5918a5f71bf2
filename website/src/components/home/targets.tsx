/** One function and what becomes of it in three languages: the compiler's own output, made with the site. */
import Translate, { translate } from '@docusaurus/Translate'
import code from '@site/src/generated/home-code.json'
import type { ReactNode } from 'react'
import { CodeFigure } from '../code/code-figure.tsx'
import { phrased } from '../phrased.tsx'

export const Targets = (): ReactNode => (
  <section className="home-inner home-section">
    <h2>
      {phrased(translate({ id: 'home.targets.title', message: 'One function, three languages', description: 'Heading over one function in three languages' }))}
    </h2>
    <p className="home-text">
      <Translate id="home.targets.text" description="Text over one function in three languages">
        The compiler prints a typed function as GLSL for WebGL2, as WGSL for WebGPU and as JavaScript for the CPU. The output is readable: it keeps your names
        and adds nothing that is not needed. You see it here unchanged.
      </Translate>
    </p>
    <div className="home-source">
      <CodeFigure language="ts" html={code.source} />
    </div>
    <div className="home-targets">
      <CodeFigure language="glsl" html={code.glsl} />
      <CodeFigure language="wgsl" html={code.wgsl} />
      <CodeFigure language="js" html={code.js} />
    </div>
  </section>
)
