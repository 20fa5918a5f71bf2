/** The place of a canvas in a context: the whole drawing buffer, or a corner of one that many canvases share. */
export interface Screen {
  /** Makes the drawing buffer large enough. The picture is drawn into its lower left corner. */
  begin(width: number, height: number): void
  /** Brings the picture to its canvas. The context is left as it was found: see `graphics`. */
  present(width: number, height: number): void
}
