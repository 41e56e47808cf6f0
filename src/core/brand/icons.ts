/** An icon that the build draws from the mark of the site. */
export interface Icon {
  /** Path under the site's address. */
  path: string
  /** Length of a side, in pixels. */
  size: number
  /** Whether the system cuts its own shape out of it. */
  cut: boolean
}

export const icons = [
  { path: '/icons/192.png', size: 192, cut: false },
  { path: '/icons/512.png', size: 512, cut: false },
] as const satisfies readonly Icon[]

/** The site's mark as a picture for programs that read no SVG. */
export const logo = icons[1]

export const maskableIcon = { path: '/icons/maskable.png', size: 512, cut: true } as const satisfies Icon

/** For the home screen of an iPhone. */
export const appleIcon = { path: '/icons/apple.png', size: 180, cut: true } as const satisfies Icon
