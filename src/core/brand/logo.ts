import type { Palette } from './brand'

/**
 * Shapes of the logo in a square of 32 × 32 units: a glass, a wave in it and its reflection; `public/favicon.svg` has
 * the same shapes.
 */
export const logoShapes = {
  size: 32,
  width: 2.4,
  glass: { cx: 16, cy: 16, r: 14 },
  wave: 'M3.6 14c4.6 0 5-6.2 8.4-6.2s4 6.2 7.6 6.2 4.2-3 8.6-3',
  reflection: 'M4 19.6c4.2 0 4.6 5.4 8 5.4s4-5.4 7.6-5.4 4 2.6 8 2.6',
} as const

/**
 * Returns the logo as an SVG image.
 * @param side in pixels
 */
export function renderLogoSvg({ action, surface, warm }: Palette, side: number): string {
  const { size, width, glass, wave, reflection } = logoShapes
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" fill="none" stroke-linecap="round" stroke-width="${width}"><circle cx="${glass.cx}" cy="${glass.cy}" r="${glass.r}" stroke="${action}" fill="${surface}"/><path stroke="${action}" d="${wave}"/><path stroke="${warm}" d="${reflection}"/></svg>`
}

/** An icon that the build draws from the logo. */
export interface Icon {
  /** Path under the site's address. */
  path: string
  /** Length of a side, in pixels. */
  size: number
  /** Whether the operating system cuts its own shape out of the icon. */
  cut: boolean
}

export const icons = [
  { path: '/icons/192.png', size: 192, cut: false },
  { path: '/icons/512.png', size: 512, cut: false },
] as const satisfies readonly Icon[]

/** The logo as an image for programs that cannot show SVG. */
export const logoIcon = icons[1]

export const maskableIcon = { path: '/icons/maskable.png', size: 512, cut: true } as const satisfies Icon

/** Icon for the home screen of an iPhone. */
export const appleIcon = { path: '/icons/apple.png', size: 180, cut: true } as const satisfies Icon
