import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  breakpoints,
  fontSizes,
  fonts,
  fontWeights,
  lineHeights,
  lineLengths,
  type Palette,
  palettes,
} from '../../src/core/brand/brand'
import { type Theme, themes } from '../../src/core/brand/theme'

const note =
  '/* Written from src/core/brand/brand.ts by npm run dev and npm run build; change it there. A test compares them. */\n'

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const colours = (palette: Palette, indent: string): string =>
  Object.entries(palette)
    .map(([name, value]) => `${indent}--${dashed(name)}: ${value};\n`)
    .join('')

const families = (text: string, display: string, code?: string): string =>
  Object.entries({ text, display, ...(code ? { code } : {}) })
    .map(([name, stack]) => `  --font-${name}: ${stack.replaceAll("'", '"')};\n`)
    .join('')

/** Serif fonts that common systems include. `local()` takes the name of a face, not of a family. */
const latinSerifs = {
  400: ['Georgia', 'Gelasio Regular', 'Noto Serif', 'Noto Serif Regular', 'Liberation Serif'],
  700: ['Georgia Bold', 'Gelasio Bold', 'Noto Serif Bold', 'Liberation Serif Bold'],
}

// Latin letters inside Chinese headings only: the quotes and dots of a Latin face are too narrow between Chinese
// characters. The bold face is named too; otherwise the browser would thicken the regular one.
const latinDisplay = Object.entries(latinSerifs)
  .map(
    ([weight, faces]) => `@font-face {
  font-family: "Latin Display";
  src: ${faces.map((face) => `local("${face}")`).join(', ')};
  font-weight: ${weight};
  unicode-range: U+20-7E, U+A0-24F;
}

`,
  )
  .join('')

/** Returns the stylesheet of a theme: every colour and font family that pages use. */
export function themeCss(theme: Theme): string {
  const { day, night } = palettes[theme]
  return `${note}${latinDisplay}:root {
  color-scheme: light;
${colours(day, '  ')}${families(fonts.latin.text, fonts.latin.display, fonts.code)}}

:root:lang(zh) {
${families(fonts.chinese.text, `"Latin Display", ${fonts.chinese.display}`)}}

@media screen and (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
${colours(night, '    ')}  }
}
`
}

const script = (name: 'latin' | 'chinese'): string => `  --weight-display: ${fontWeights.display[name]};
  --leading: ${lineHeights[name].text};
  --leading-display: ${lineHeights[name].display};
  --measure: ${lineLengths[name]};
`

/** Returns the CSS variables for font sizes, weights and line heights; base.css includes them in every page. */
export const typeCss = (): string => `${note}:root {
${fontSizes.page.map((size, step) => `  --step-${step - 1}: ${size};\n`).join('')}
${script('latin')}}

:root:lang(zh) {
${script('chinese')}}
`

/** Returns the named widths, which postcss inserts into every stylesheet of `src/`. */
export const widthsCss = (): string =>
  note +
  Object.entries(breakpoints)
    .map(
      ([name, rem]) => `@custom-media --from-${name} (width >= ${rem}rem);
@custom-media --below-${name} (width < ${rem}rem);
`,
    )
    .join('')

export const brandFiles = (): { file: string; css: string }[] => [
  ...themes.map((theme) => ({ file: `public/css/${theme}.css`, css: themeCss(theme) })),
  { file: 'src/ui/styles/type.css', css: typeCss() },
  { file: 'src/ui/styles/widths.css', css: widthsCss() },
]

/** Writes only changed files, because a watching server rebuilds for every written file. */
export function writeBrandCss(): void {
  for (const { file, css } of brandFiles()) {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== css) writeFileSync(file, css)
  }
}
