/** Puts the app on the page. StrictMode mounts everything twice, which the picture does not mind. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no element #root.')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
