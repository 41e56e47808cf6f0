import { canvas, type Drawing, type Portrait } from '../drawing/drawing'
import { attachment } from './attachment'
import { attention } from './attention'
import { bigFive } from './big-five'
import { emotionSkills } from './emotion-skills'
import { lowMood } from './low-mood'
import { moodEnergy } from './mood-energy'
import { selfWorth } from './self-worth'
import { sleep } from './sleep'
import { stressBurnout } from './stress-burnout'
import { worry } from './worry'

/** The drawing of each test, by its slug; it is the same for every version that has the same parts. */
export const portraits: ReadonlyMap<string, Portrait> = new Map<string, Portrait>([
  ['attachment', attachment],
  ['attention', attention],
  ['big-five', bigFive],
  ['emotion-skills', emotionSkills],
  ['low-mood', lowMood],
  ['mood-energy', moodEnergy],
  ['self-worth', selfWorth],
  ['sleep', sleep],
  ['stress-burnout', stressBurnout],
  ['worry', worry],
])

/** @internal Effect of each part in the drawing of each test, in English, for authors of captions. */
export const portraitNotes: Readonly<Record<string, Portrait['notes']>> = Object.fromEntries(
  [...portraits].map(([slug, { notes }]) => [slug, notes]),
)

/** A scored part: POMP points, and half the width of its interval. */
export interface PortraitPart {
  id: string
  pomp: number
  half: number
}

/** Place of a part with too few answers: anywhere on the scale. */
const unknown = { pomp: 50, half: 50 }

/**
 * Draws the picture of a result. The same scores, in whole points as they are shown, always make the same drawing, and
 * one point more changes it a little. An absent part is drawn in the middle, with the softest edge.
 * @throws RangeError for a test without a drawing, and for an invalid score or half width.
 */
export function drawPortrait(slug: string, parts: readonly PortraitPart[]): Drawing {
  const portrait = portraits.get(slug)
  if (!portrait) throw new RangeError(`No portrait of ${slug}`)
  for (const { id, pomp, half } of parts) {
    if (!(pomp >= 0 && pomp <= 100 && half >= 0)) throw new RangeError(`No place ${pomp} ± ${half} of ${id}`)
  }
  const at = (part: string, k = 0) => {
    const { pomp, half } = parts.find(({ id }) => id === part) ?? unknown
    const place = Math.round(pomp) + k * Math.round(half)
    return Math.min(100, Math.max(0, place)) / 100
  }
  const bands: Drawing['bands'] = portrait.bands?.(at)
  const sheet = { viewBox: `0 0 ${canvas.width} ${canvas.height}`, ...canvas, shapes: portrait.draw(at) }
  return bands ? { ...sheet, bands } : sheet
}

/** Draws the picture of a result as it is sent to the browser, where the position of a part is called `at`. */
export const drawPortraitFromView = (
  slug: string,
  picture: readonly { id: string; at: number; half: number }[],
): Drawing =>
  drawPortrait(
    slug,
    picture.map(({ id, at, half }) => ({ id, pomp: at, half })),
  )
