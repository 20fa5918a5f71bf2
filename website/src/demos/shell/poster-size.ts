/** Of a demo's poster, in pixels: scripts/demo-posters.ts makes it so. */
export const posterSize = { width: 960, height: 600 } as const
