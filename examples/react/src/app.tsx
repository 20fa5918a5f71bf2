/** The picture as an element, and a slider whose state is React's. */
import { Shader } from 'kirari/react'
import { useEffect, useState } from 'react'
import { count, fragment } from './shader'

export const App = () => {
  const [rings, setRings] = useState(count.value)
  useEffect(() => {
    count.value = rings
  }, [rings])
  return (
    <>
      <Shader fragment={fragment} label="Rings of light on water" style={{ height: '100vh' }} />
      <label>
        Rings <input type="range" min={2} max={40} value={rings} onChange={(event) => setRings(event.currentTarget.valueAsNumber)} />
      </label>
    </>
  )
}
