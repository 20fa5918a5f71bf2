/** How a mapping of the plane is shown: the picture that it is done to, and what is drawn on it. */
import type { Bool, Float, Vec2, Vec3 } from 'kirari/node'
import { half } from '../../paint/panels.ts'
import type { Control, Preview, Subject } from '../../preview.ts'
import type { Values } from '../../values.ts'

/** What a panel shows of the plane: from −1 to 1. */
export const panelScale = 1 / half

export interface MappingView extends Pick<Preview, 'describe' | 'startSeconds' | 'handles'> {
  /** The place of the picture that is seen at a place of the plane. */
  readonly from: (subject: Subject, values: Values, q: Vec2) => Vec2
  /** `size` is the width of a pixel. */
  readonly picture: (at: Vec2, size: Float) => Vec3
  /** Marks on the left, which shows the picture as it is. `from` is where the right one looks. */
  readonly before?: (under: Vec3, spot: MappingSpot, values: Values, subject: Subject) => Vec3
  /** Marks on the right. */
  readonly after?: (under: Vec3, spot: MappingSpot, values: Values, subject: Subject) => Vec3
}

/** How a mapping is shown that has its own picture for each panel. */
export interface PaintedView extends Pick<Preview, 'describe' | 'startSeconds' | 'handles'> {
  /** Controls besides those of the parameters. */
  readonly controls?: readonly Control[]
  readonly paint: (subject: Subject, values: Values, spot: PanelSpot) => Vec3
}

/** A place in one of the two panels, from −1 to 1, which of them it is, and the width of a pixel. */
export interface PanelSpot {
  readonly q: Vec2
  readonly isLeft: Bool
  readonly size: Float
}

/** A place of the plane, where it is looked for, and the width of a pixel. */
export interface MappingSpot {
  readonly q: Vec2
  readonly from: Vec2
  readonly size: Float
}
