/**
 * The first page comes as text; its code comes after. When that code does not come, nothing of it would say so: the text would stand
 * there with dead buttons. This puts the error and a way to try again beside the text, which stays. For later pages see theme/Loading.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import { translate } from '@docusaurus/Translate'

const showFailure = (error: Error): void => {
  const box = document.createElement('div')
  box.className = 'load-failure'
  box.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = String(error)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button-ink'
  button.textContent = translate({ id: 'site.loading.retry', message: 'Retry' })
  button.addEventListener('click', () => window.location.reload())
  box.append(text, button)
  document.body.append(box)
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const isFirstPage = document.documentElement.dataset['hasHydrated'] !== 'true' && !document.querySelector('.load-failure')
    if (isFirstPage && reason instanceof Error && reason.name === 'ChunkLoadError') showFailure(reason)
  })
}
