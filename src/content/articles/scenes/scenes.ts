import type { Scene } from '@/core/charts/drawing/scene'
import { moodScenes } from './mood'
import { relationsScenes } from './relations'
import { selfScenes } from './self'
import { stressScenes } from './stress'

/** The picture of each article, by its id; each is drawn in the file of its column. */
export const scenes: ReadonlyMap<string, Scene> = new Map(
  [moodScenes, stressScenes, selfScenes, relationsScenes].flatMap((column) => Object.entries(column)),
)

/**
 * Returns the picture of an article.
 * @throws RangeError if nobody has drawn one; `npm run content:check` names such articles
 */
export function sceneOf(id: string): Scene {
  const scene = scenes.get(id)
  if (!scene) throw new RangeError(`No scene of the article ${id}`)
  return scene
}
