import type { Locale } from '../locale'
import { customPropertyOf, type Theme } from './theme'

/*
 * The look and the name of the product, in one place: pages, mails, the PDF, cards and plain pages read it.
 * The stylesheets public/css/<theme>.css, src/ui/styles/type.css and src/ui/styles/widths.css are generated from it
 * (scripts/build/brand-css.ts).
 */

/** Brand name for places that use a single name for all languages: the sender of mails, the account at Stripe. */
export const brand = 'Mindglass'
export const brandNames: Record<Locale, string> = { cn: '心镜', en: brand, es: brand }

/** Colours as six hexadecimal digits. In stylesheets `inkSoft` is `--ink-soft`. */
export interface Palette {
  paper: string
  surface: string
  sunk: string
  ink: string
  inkSoft: string
  line: string
  lineStrong: string
  action: string
  actionStrong: string
  actionSoft: string
  onAction: string
  warm: string
  warmSoft: string
  warmInk: string
  sun: string
  focus: string
  dangerInk: string
  /** The five steps of a scale, from very low to very high. */
  level1: string
  level2: string
  level3: string
  level4: string
  level5: string
}

/** Warm ground, deep ink, one teal for action, one apricot for warmth. Mails and pictures have no other theme. */
export const dayPalette: Palette = {
  paper: '#faf6ef',
  surface: '#fffdf9',
  sunk: '#f2ece1',
  ink: '#1f2d2d',
  inkSoft: '#4c5a59',
  line: '#e0d7c8',
  lineStrong: '#8b8474',
  action: '#0f5f5b',
  actionStrong: '#0a4744',
  actionSoft: '#dcebe7',
  onAction: '#ffffff',
  warm: '#e39a66',
  warmSoft: '#fbe8d8',
  warmInk: '#84431a',
  sun: '#f8d6b8',
  focus: '#b4571c',
  dangerInk: '#8c2f2b',
  level1: '#cfe4df',
  level2: '#9fcac2',
  level3: '#63a79e',
  level4: '#2c7f78',
  level5: '#0b4f4b',
}

/** The same colours on white paper, for printing. */
export const printPalette: Palette = { ...dayPalette, paper: '#ffffff', surface: '#ffffff' }

/** The night colours of the first theme; mails use them too. */
export const nightPalette: Palette = {
  paper: '#12191b',
  surface: '#192224',
  sunk: '#0d1315',
  ink: '#ece6db',
  inkSoft: '#b4b9b3',
  line: '#2c393b',
  lineStrong: '#7d8a89',
  action: '#86cdc3',
  actionStrong: '#a9e0d8',
  actionSoft: '#1c3735',
  onAction: '#06201e',
  warm: '#e8ab7c',
  warmSoft: '#3a2a1f',
  warmInk: '#f2c39f',
  sun: '#9d7350',
  focus: '#f0b388',
  dangerInk: '#f0a8a2',
  level1: '#25403e',
  level2: '#2f615c',
  level3: '#4a8b84',
  level4: '#75b9b0',
  level5: '#b4e5dd',
}

/** Cool lilac ground, plum for action. */
const duskDay: Palette = {
  paper: '#f6f4f8',
  surface: '#fefdff',
  sunk: '#ebe7f0',
  ink: '#29233a',
  inkSoft: '#575068',
  line: '#dad3e2',
  lineStrong: '#857c94',
  action: '#5a3c7d',
  actionStrong: '#432a61',
  actionSoft: '#e9e0f2',
  onAction: '#ffffff',
  warm: '#d98a7a',
  warmSoft: '#f8e4df',
  warmInk: '#83392b',
  sun: '#f4cbc0',
  focus: '#a8483a',
  dangerInk: '#8c2f3f',
  level1: '#ddd1ea',
  level2: '#bda6d6',
  level3: '#9274b5',
  level4: '#6c4b91',
  level5: '#432763',
}

const duskNight: Palette = {
  paper: '#17131f',
  surface: '#1f1a29',
  sunk: '#110e18',
  ink: '#ece6f2',
  inkSoft: '#b9b1c6',
  line: '#352d43',
  lineStrong: '#8c8299',
  action: '#c4a7e6',
  actionStrong: '#dac6f2',
  actionSoft: '#33284a',
  onAction: '#201231',
  warm: '#e6a597',
  warmSoft: '#3b2723',
  warmInk: '#f2c2b7',
  sun: '#8f625c',
  focus: '#f0a898',
  dangerInk: '#f2a5b2',
  level1: '#382c4a',
  level2: '#54416f',
  level3: '#7b629f',
  level4: '#a68bca',
  level5: '#dcc9f3',
}

export const palettes: Record<Theme, { day: Palette; night: Palette }> = {
  homeTheme: { day: dayPalette, night: nightPalette },
  duskTheme: { day: duskDay, night: duskNight },
}

/** Returns the colours of the current theme for drawings in a page, each as `var(--…)`. */
export const themeColours = (): Palette =>
  Object.fromEntries(Object.keys(dayPalette).map((name) => [name, customPropertyOf(name)])) as Record<
    keyof Palette,
    string
  >

const latin = {
  text: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', system-ui, sans-serif",
  display: "Georgia, 'Iowan Old Style', 'Noto Serif', 'Liberation Serif', serif",
}
const chinese = {
  text: "'PingFang SC', 'Microsoft YaHei', 'HarmonyOS Sans SC', 'Noto Sans CJK SC', 'Noto Sans SC', system-ui, sans-serif",
  display: "'Songti SC', 'Noto Serif CJK SC', 'Source Han Serif SC', 'Noto Serif SC', STSong, SimSun, serif",
}

/**
 * Font families that systems include. Chinese headings take their Latin letters from the family placed before the list.
 */
export const fonts = {
  latin,
  chinese,
  /** Fonts of mails, in which no stylesheet can select the Latin letters of a Chinese heading. */
  chineseMail: { ...chinese, display: `Georgia, ${chinese.display}` },
  /** Fonts of pictures with words in any language. */
  picture: {
    text: `-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', ${chinese.text}`,
    display: `Georgia, 'Liberation Serif', ${chinese.display}`,
  },
  code: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
}

const expo = 'node_modules/@expo-google-fonts'
/**
 * Bundled font faces for the PDF and link pictures: Gelasio is as wide as Georgia, Source Sans is for labels and small
 * text, Noto Serif SC is made by scripts/build/chinese-serif.ts.
 */
export const fontFaces = {
  chinese: {
    family: 'Noto Serif SC',
    files: { 400: 'src/generated/fonts/NotoSerifSC-400.ttf', 600: 'src/generated/fonts/NotoSerifSC-600.ttf' },
  },
  serif: {
    family: 'Gelasio',
    files: {
      400: `${expo}/gelasio/400Regular/Gelasio_400Regular.ttf`,
      600: `${expo}/gelasio/600SemiBold/Gelasio_600SemiBold.ttf`,
    },
  },
  sans: {
    family: 'Source Sans 3',
    files: {
      400: `${expo}/source-sans-3/400Regular/SourceSans3_400Regular.ttf`,
      600: `${expo}/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf`,
    },
  },
} as const

/** Font weights of headlines, and of emphasized text. */
export const fontWeights = { display: { latin: 400, chinese: 600 }, strong: 600 }

/** Line heights. Chinese needs more space, and paper less than a screen. */
export const lineHeights = {
  latin: { text: 1.6, display: 1.16 },
  chinese: { text: 1.8, display: 1.36 },
  print: {
    latin: { text: 1.5, tight: 1.42, small: 1.45, display: 1.3 },
    chinese: { text: 1.75, tight: 1.62, small: 1.6, display: 1.5 },
  },
}

/** Maximum length of a line of text. */
export const lineLengths = { latin: '65ch', chinese: '36em' }

/** Sizes of type, in steps of about 1.25. */
export const fontSizes = {
  /** Sizes on pages, smallest first; the second is that of text. They grow with the window. */
  page: [
    'clamp(0.875rem, 0.86rem + 0.08vw, 0.9375rem)',
    'clamp(1.0625rem, 1.03rem + 0.16vw, 1.1563rem)',
    'clamp(1.1875rem, 1.13rem + 0.3vw, 1.375rem)',
    'clamp(1.375rem, 1.27rem + 0.55vw, 1.75rem)',
    'clamp(1.625rem, 1.44rem + 0.95vw, 2.25rem)',
    'clamp(1.9375rem, 1.62rem + 1.6vw, 2.9375rem)',
    'clamp(2.3125rem, 1.78rem + 2.7vw, 4rem)',
  ],
  /** In mails, in pixels. */
  mail: { small: 13, soft: 14, text: 16, code: 17, heading: 18, subtitle: 20, sentence: 24, title: 28 },
  /** On paper, in points. Chinese headlines are smaller, because their letters fill their squares. */
  print: {
    latin: {
      small: 9,
      tight: 9.5,
      text: 10.25,
      lede: 11.25,
      figure: 12.5,
      h3: 13.5,
      part: 19.5,
      h2: 21.5,
      portrait: 24,
    },
    chinese: { small: 9, tight: 9.75, text: 10.5, lede: 11.25, figure: 11.5, h3: 12.5, part: 17, h2: 19, portrait: 21 },
  },
}

/**
 * Window widths, in rem, at which a layout changes. In stylesheets, `@media (--from-phone)` matches windows of that
 * width or more, and `@media (--below-phone)` narrower ones.
 */
export const breakpoints = { small: 23, phone: 30, tablet: 48, laptop: 56, desk: 66 }

/**
 * Page widths without margins, in rem: from `contents` on, a report has its contents beside it. `@container page`
 * cannot read them; a test compares both.
 * @internal
 */
export const pageWidths = { contents: 76 }
