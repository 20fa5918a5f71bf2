/** What can be done to the picture as a whole: stop it, go on frame by frame, begin again, choose who draws it, make it large. */
import { translate } from '@docusaurus/Translate'
import { useId, type ReactNode, type RefObject } from 'react'
import { backendChoices, type BackendChoice } from '../address.ts'
import type { DemoBackend } from '../demo.ts'
import { Tool } from './tool.tsx'
import styles from './toolbar.module.css'
import type { FullScreen } from './use-full-screen.ts'
import { useText } from '../../components/use-text.ts'
import { words } from './words.ts'

/** Which backend draws, and why not the preferred one. */
export type Running = { readonly name: DemoBackend; readonly reason: Error | undefined }

type Props = {
  readonly isLive: boolean
  readonly isPlaying: boolean
  readonly backends: readonly DemoBackend[] | undefined
  readonly choice: BackendChoice
  readonly running: Running | undefined
  readonly meter: RefObject<HTMLSpanElement | null>
  readonly fullScreen: FullScreen
  readonly onPlay: () => void
  readonly onStep: () => void
  readonly onRestart: () => void
  readonly onChoose: (choice: BackendChoice) => void
}

export const backendNames: Readonly<Record<DemoBackend, string>> = { webgpu: 'WebGPU', webgl2: 'WebGL2' }

export const Toolbar = (props: Props): ReactNode => {
  const text = useText()
  const { isLive, isPlaying, meter, fullScreen, onPlay, onStep, onRestart } = props
  return (
    <div className={styles.bar} role="group" aria-label={text(words.bar)}>
      <Tool
        icon={isPlaying ? 'pause' : 'play'}
        label={
          isPlaying
            ? translate({ id: 'picture.pause', message: 'Pause the animation', description: 'Name of the button that stops a moving picture' })
            : translate({ id: 'picture.play', message: 'Play the animation', description: 'Name of the button that lets a picture move' })
        }
        isEnabled={isLive}
        onPress={onPlay}
      />
      <Tool icon="step" label={text(words.step)} isEnabled={isLive && !isPlaying} onPress={onStep} />
      <Tool icon="restart" label={text(words.restart)} isEnabled={isLive} onPress={onRestart} />
      <Backend {...props} />
      <span className={styles.status}>
        <Reason {...props} />
        {/* Told to nobody: it changes all the time. */}
        <span ref={meter} className={styles.meter} data-demo-meter />
      </span>
      {fullScreen.isPossible && (
        <Tool
          icon={fullScreen.isFull ? 'reduce' : 'enlarge'}
          label={fullScreen.isFull ? text(words.reduce) : text(words.enlarge)}
          isEnabled
          onPress={fullScreen.toggle}
        />
      )}
    </div>
  )
}

const Backend = ({ backends, choice, running, onChoose }: Props): ReactNode => {
  const text = useText()
  const id = useId()
  const only = backends?.length === 1 ? backends[0] : undefined
  const automatic = text(words.automatic)
  const names = { auto: running && choice === 'auto' ? `${automatic} (${backendNames[running.name]})` : automatic, ...backendNames }
  if (only) return <span className={styles.only}>{backendNames[only]}</span>
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {text(words.backend)}
      </label>
      <select
        id={id}
        className={styles.choice}
        value={choice}
        data-demo-backend
        onChange={({ currentTarget: { value } }) => onChoose(backendChoices.find((name) => name === value) ?? 'auto')}
      >
        {backendChoices.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </>
  )
}

const Reason = ({ backends, choice, running }: Props): ReactNode => {
  const text = useText()
  if (!running?.reason || choice !== 'auto' || backends?.length === 1) return null
  return (
    <span className={styles.reason} title={running.reason.message} data-demo-reason>
      {text(words.notWebGPU)}
    </span>
  )
}
