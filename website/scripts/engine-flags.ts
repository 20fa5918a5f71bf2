/** How the JavaScript engine is to spend its time in a build: processes that live for seconds, and run a lot of code a few times. */
export const forBuilds: readonly string[] = [
  // Room for what lives shortly, in MB: trees of pages. With Node's own 16 a sixth of a build was collecting them.
  '--max-semi-space-size=96',
  // Processes keep all cores busy as it is, and threads that wait for each other there took a tenth of the build.
  '--single-threaded-gc',
  // How long a function runs before it is compiled once more, for speed. By Node's own measure, 132 kB, that took a seventh of a build's processor time.
  '--interrupt-budget=500000',
]
