/** The picture as an element, and a slider whose state is React's. */
import { Shader, useUniform } from 'kirari/react'
import { useMemo, useState } from 'react'
import { picture } from './shader'

export const App = () => {
  const [rings, setRings] = useState(12)
  const count = useUniform(rings)
  const fragment = useMemo(() => picture(count), [count])
  return (
    <>
      <Shader fragment={fragment} label="Rings of light on water" style={{ height: '100vh' }} />
      <label>
        Rings <input type="range" min={2} max={40} value={rings} onChange={(event) => setRings(event.currentTarget.valueAsNumber)} />
      </label>
    </>
  )
}
