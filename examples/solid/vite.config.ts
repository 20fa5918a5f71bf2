/** Solid's compiler of JSX; Kirari itself needs none. */
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

export default defineConfig({ plugins: [solid()] })
