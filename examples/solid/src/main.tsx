/** Puts the app on the page. */
import { render } from 'solid-js/web'
import { App } from './app'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no element #root.')
render(() => <App />, root)
