import { dayPalette, nightPalette, type Palette, palettes } from '../brand/brand'
import type { CardBackground } from './card-formats'

const { day: duskDay, night: duskNight } = palettes.duskTheme

/** Text and lines on apricot all have the colour of ink: the softer colours would be too faint on it. */
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

/** Colours of a card by its background, which is `paper` in each palette. */
export const backgroundPalettes: Record<CardBackground, Palette> = {
  paper: dayPalette,
  ink: nightPalette,
  apricot,
  dusk,
}

/** Returns dark modules on a light plate for every background: some readers cannot scan an inverted code. */
export function qrCodeColours(ground: CardBackground): { plate: string; modules: string } {
  const { surface, ink, paper } = backgroundPalettes[ground]
  return ground === 'ink' || ground === 'dusk' ? { plate: ink, modules: paper } : { plate: surface, modules: ink }
}
