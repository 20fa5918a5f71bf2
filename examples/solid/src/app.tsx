/** The picture as a component, and a slider whose state is a signal. */
import { createUniform, Shader } from 'kirari/solid'
import { createSignal } from 'solid-js'
import { picture } from './shader'

export const App = () => {
  const [rings, setRings] = createSignal(12)
  const fragment = picture(createUniform(rings))
  return (
    <>
      <Shader fragment={fragment} label="Rings of light on water" style={{ height: '100vh' }} />
      <label>
        Rings <input type="range" min={2} max={40} value={rings()} onInput={(event) => setRings(event.currentTarget.valueAsNumber)} />
      </label>
    </>
  )
}
