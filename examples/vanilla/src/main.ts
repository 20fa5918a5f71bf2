/** Shows the picture on the whole page, and lets the slider set the number of rings. */
import { createEngine } from 'kirari'
import { count, fragment } from './shader'

createEngine({ container: document.body, fragment, label: 'Rings of light on water' })

document.querySelector('input')?.addEventListener('input', ({ currentTarget }) => {
  if (currentTarget instanceof HTMLInputElement) count.value = currentTarget.valueAsNumber
})
