import type { CSSProperties } from 'react'
import {
  breakpoints,
  dayPalette,
  fontSizes,
  fonts,
  fontWeights,
  lineHeights,
  nightPalette as night,
} from '@/core/brand/brand'
import type { Locale } from '@/core/locale'

/** Palette of the first theme by day. Mail programs support neither stylesheets nor custom properties. */
export const colour = dayPalette

/** Stylesheet for mail programs that support one; its classes override the inline styles. */
export const darkStyle = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { text-underline-offset: 2px; }
  @media (max-width: ${breakpoints.phone * 16}px) {
    .inner { padding: 32px 24px 28px !important; }
    .outer { padding: 24px 10px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .paper { background-color: ${night.paper} !important; }
    .card { background-color: ${night.surface} !important; border-color: ${night.line} !important; }
    .ink { color: ${night.ink} !important; }
    .soft { color: ${night.inkSoft} !important; }
    .line { border-color: ${night.line} !important; }
    .sunk { background-color: ${night.sunk} !important; }
    .link { color: ${night.action} !important; }
    .quiet { border-color: ${night.lineStrong} !important; color: ${night.ink} !important; }
    .action { background-color: ${night.action} !important; color: ${night.onAction} !important; }
  }
`

const pixels = (size: keyof typeof fontSizes.mail): string => `${fontSizes.mail[size]}px`

/** Returns the inline styles for the parts of a mail. Chinese has its own font families and a larger line height. */
export function mailStyle(locale: Locale) {
  const font = locale === 'cn' ? fonts.chineseMail : fonts.latin
  const lineHeight = String(lineHeights[locale === 'cn' ? 'chinese' : 'latin'].text)
  const text = { margin: '0 0 16px', fontFamily: font.text, fontSize: pixels('text'), lineHeight, color: colour.ink }
  // Chinese headlines have normal weight in mails.
  const display = { ...text, fontFamily: font.display, fontWeight: fontWeights.display.latin }
  return {
    text,
    soft: { ...text, fontSize: pixels('soft'), color: colour.inkSoft },
    small: { ...text, margin: '0 0 8px', fontSize: pixels('small'), color: colour.inkSoft },
    title: { ...display, fontSize: pixels('title'), lineHeight: '1.3' },
    /** Style of the sentence of a portrait, smaller than a title because it is longer. */
    sentence: { ...display, fontSize: pixels('sentence'), lineHeight: '1.4' },
    subtitle: { ...display, margin: '0 0 12px', fontSize: pixels('subtitle'), lineHeight: '1.4' },
    heading: { ...display, margin: '0 0 12px', fontSize: pixels('heading'), lineHeight: '1.4' },
    brand: { ...text, margin: 0, fontFamily: font.display, fontSize: pixels('heading'), lineHeight: '24px' },
    link: { color: colour.action, textDecoration: 'underline', wordBreak: 'break-all' },
    address: { color: colour.action, textDecoration: 'underline', overflowWrap: 'anywhere' },
    button: {
      display: 'inline-block',
      padding: '15px 30px',
      borderRadius: '999px',
      backgroundColor: colour.action,
      color: colour.onAction,
      fontFamily: font.text,
      fontSize: pixels('text'),
      fontWeight: fontWeights.strong,
      textDecoration: 'none',
    },
    /** Secondary action that still has to be noticed. */
    quietButton: {
      display: 'inline-block',
      padding: '11px 22px',
      border: `1px solid ${colour.lineStrong}`,
      borderRadius: '999px',
      color: colour.ink,
      fontFamily: font.text,
      fontSize: pixels('soft'),
      textDecoration: 'none',
    },
    label: {
      ...text,
      margin: 0,
      padding: '10px 16px 10px 0',
      fontSize: pixels('soft'),
      color: colour.inkSoft,
      verticalAlign: 'top',
      whiteSpace: 'nowrap',
    },
    value: {
      ...text,
      margin: 0,
      padding: '10px 0',
      fontSize: pixels('soft'),
      textAlign: 'right',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    struck: { color: colour.inkSoft, textDecoration: 'line-through' },
    code: {
      ...text,
      margin: 0,
      fontFamily: fonts.code,
      fontSize: pixels('code'),
      lineHeight: '1.2',
      whiteSpace: 'nowrap',
      userSelect: 'all',
    },
    rule: { margin: '32px 0 28px', border: 0, borderTop: `1px solid ${colour.line}` },
  } satisfies Record<string, CSSProperties>
}
export type MailStyle = ReturnType<typeof mailStyle>
