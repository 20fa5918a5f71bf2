/** The walls of functions. Pages that list them import them from here (scripts/function-page/index-page.ts). */
export { CategoryWall } from './category-wall.tsx'
export { FamilyPicture } from './family-picture.tsx'
export { FunctionWall } from './function-wall.tsx'
