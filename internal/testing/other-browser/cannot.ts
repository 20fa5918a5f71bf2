/**
 * The tests of the gpu project that the other browsers skip, and why. All others of packages/ and internal/testing run there, except those that
 * name WebGPU. left-out.md links here.
 */
import type { OtherName } from './browser.ts'

interface Cannot {
  readonly why: string
  /** Globs from the root. */
  readonly files?: readonly string[]
  /** Parts of full names: those of the groups around a test, then its own. */
  readonly tests?: readonly string[]
}

/** Neither browser, nor its driver, can do this. */
const neither: readonly Cannot[] = [
  {
    why: 'there is no WebGPU, which these tests are about, begin with or compare with',
    files: [
      'packages/kirari/src/engine/webgpu/**',
      'packages/kirari/src/engine/backend.gpu.test.ts',
      'packages/addons/test/differential.gpu.test.ts',
      'packages/kirari/test/shader/builtin/derivative.gpu.test.ts',
      'packages/kirari/test/shader/builtin/half.gpu.test.ts',
      'packages/kirari/test/shader/texture/storage.gpu.test.ts',
      'packages/kirari/test/shader/valid/valid.gpu.test.ts',
    ],
    tests: [
      'webgpu',
      'wgsl',
      'what does not compile is said',
      'a changed backend makes a new engine',
      'as readable text',
      'a kernel reads textures, whole levels of them',
      'a kernel writes each element, and sees where it is',
      'a kernel reads every part of structs in a buffer',
      'a kernel adds up over a workgroup',
      'a kernel changes atomics one at a time',
      'a kernel exchanges, compares, stores and loads',
      'a kernel calls functions that write storages',
      'a kernel reads and writes a place with a computed index',
      'a drawing reads what a kernel has counted',
      'a dispatch reads its workgroups',
      'is rejected, and says so',
      'is refused before anything is made',
      'the engine reports a shader that the driver refuses, and keeps the last good picture',
      'half floats says so, of a lone fragment as of a frame',
      'a picture is uploaded once, however often it is drawn',
      'a storage texture starts with its picture',
    ],
  },
  { why: 'pointers and keys are played by the protocol of Chromium', tests: ['the control '] },
  {
    why: 'vitest takes pictures of the page with Playwright alone',
    tests: ['shows it on the page, with its alpha', 'draws nothing until one changes', 'swaps another fragment in'],
  },
  {
    why: "a canvas that becomes a stream, and a picture of another site, are made in Chromium's way",
    files: ['packages/kirari/test/texture/video.gpu.test.ts'],
    tests: ['a picture of another site is refused by name'],
  },
  {
    why: 'Mesa ends the process that draws, in Firefox the browser, at programs of 100,000 operations',
    files: ['packages/kirari/test/shader/size/size.gpu.test.ts'],
  },
  {
    why: "Mesa's software answers otherwise: it asks for the size of one level for pixels beside each other, mixes levels with 8 bits, and flushes numbers below 2⁻¹²⁶",
    tests: ['exture[23C]\\w*\\.size', 'mixed levels of nearest texels', 'on webgl a float goes through with all its bits'],
  },
]

const firefox: readonly Cannot[] = [
  {
    why: 'Firefox hands constants to Mesa as decimal numbers that are not exact: they are off by one unit in the last place',
    tests: ['(?:frexpFract|ldexp|matrixCompMult|transpose|select|ldexp\\(\\) of frexp\\(\\)|ldexp\\(\\) with one exponent|saturate\\(\\)) agrees'],
  },
]

const webkit: readonly Cannot[] = [
  { why: 'WebKitGTK has no WebGL2 in workers', files: ['packages/kirari/test/engine/worker.gpu.test.ts'] },
  { why: 'it uploads no pictures in Display P3', tests: ["colorSpace 'display-p3' gives the numbers"] },
  {
    why: 'it measures no canvas in device pixels, so the engine observes each a second time, which the test counts',
    tests: ['comes and goes without leaving anything behind'],
  },
  {
    why: 'WebKit counts a context that was given back until it collects the canvas, and takes away the one of 16 that was drawn with longest ago; an engine whose context is taken gets another after five seconds',
    tests: ['come and go, and no engine that stays'],
  },
  {
    why: "JavaScriptCore keeps no frame of a call in the place of a `return`, as these tests' own are",
    tests: ['refuses more vertices than', 'a driver of WebGL2 names', 'a mistake has the place of the (?:mount|element|component)'],
  },
]

export const cannot: Readonly<Record<OtherName, readonly Cannot[]>> = { firefox: [...neither, ...firefox], webkit: [...neither, ...webkit] }
