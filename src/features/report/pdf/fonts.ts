import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import type { Locale } from '@/core/locale'
import { breakText } from './line-breaks'

const chinese = 'Noto Sans SC'
const latin = 'Source Sans'

const file = (family: string, name: string): string =>
  path.join(process.cwd(), 'node_modules/@expo-google-fonts', family, name)

/**
 * Noto Sans SC for Chinese, Source Sans (which its Latin letters are taken from, but without Chinese quotation marks)
 * for the others, and for headlines Gelasio, which is as wide as the Georgia of the web page.
 */
export function registerFonts(): void {
  Font.register({
    family: chinese,
    fonts: [
      { src: file('noto-sans-sc', '400Regular/NotoSansSC_400Regular.ttf'), fontWeight: 400 },
      { src: file('noto-sans-sc', '600SemiBold/NotoSansSC_600SemiBold.ttf'), fontWeight: 600 },
    ],
  })
  Font.register({
    family: latin,
    fonts: [
      { src: file('source-sans-3', '400Regular/SourceSans3_400Regular.ttf'), fontWeight: 400 },
      { src: file('source-sans-3', '600SemiBold/SourceSans3_600SemiBold.ttf'), fontWeight: 600 },
    ],
  })
  Font.register({ family: 'Gelasio', src: file('gelasio', '400Regular/Gelasio_400Regular.ttf') })
  Font.registerHyphenationCallback(breakText)
}

/** Names in other scripts ("Answered in 中文") fall back to the second family. */
export const textFont = (locale: Locale): string[] => (locale === 'cn' ? [chinese] : [latin, chinese])

/** Chinese headlines stay in the one Chinese family. */
export const displayFont = (locale: Locale): string[] => (locale === 'cn' ? [chinese] : ['Gelasio', chinese])
