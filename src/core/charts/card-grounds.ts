import { dayPalette, nightPalette, type Palette, palettes } from '../brand/brand'
import type { CardGround } from './card-formats'

const { day: duskDay, night: duskNight } = palettes.duskTheme

/** Everything on apricot is written in ink: the softer colours would be too faint on it. */
const apricot: Palette = {
  ...dayPalette,
  paper: dayPalette.warm,
  inkSoft: dayPalette.ink,
  action: dayPalette.actionStrong,
  actionSoft: dayPalette.sun,
  line: dayPalette.sun,
  warm: dayPalette.warmInk,
  warmInk: dayPalette.ink,
  sun: dayPalette.warmSoft,
}

/** The plum of the evening theme, with the light colours that it has by night. */
const dusk: Palette = {
  ...duskNight,
  paper: duskDay.actionStrong,
  actionSoft: duskDay.action,
  line: duskDay.action,
}

/** Colours of a card by its ground, which is `paper` in each of them. */
export const groundColours: Record<CardGround, Palette> = { paper: dayPalette, ink: nightPalette, apricot, dusk }

/** Dark modules on a light plate, on every ground: not every reader takes a code the other way round. */
export function codeColours(ground: CardGround): { plate: string; modules: string } {
  const { surface, ink, paper } = groundColours[ground]
  return ground === 'ink' || ground === 'dusk' ? { plate: ink, modules: paper } : { plate: surface, modules: ink }
}
