import type { CSSProperties } from 'react'
import { fonts, paperNight as night, paperDay } from '@/core/brand'
import type { Locale } from '@/core/locale'

/** The palette of the first theme by day: mail programs know neither stylesheets nor custom properties. */
export const colour = paperDay

/** For programs that honour it; the classes stand beside the inline styles they override. */
export const darkStyle = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { text-underline-offset: 2px; }
  @media (max-width: 480px) {
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
    .ring { border-color: ${night.action} !important; }
    .action { background-color: ${night.action} !important; color: ${night.onAction} !important; }
  }
`

const chinese = { ...fonts.chinese, display: `Georgia, ${fonts.chinese.display}` }

/** Inline styles of a mail's parts; Chinese takes its own fonts and more air between lines. */
export function mailStyle(locale: Locale) {
  const font = locale === 'cn' ? chinese : fonts.latin
  const lineHeight = locale === 'cn' ? '1.8' : '1.6'
  const text = { margin: '0 0 16px', fontFamily: font.text, fontSize: '16px', lineHeight, color: colour.ink }
  return {
    text,
    soft: { ...text, fontSize: '14px', color: colour.inkSoft },
    small: { ...text, margin: '0 0 8px', fontSize: '13px', color: colour.inkSoft },
    title: {
      ...text,
      margin: '0 0 16px',
      fontFamily: font.display,
      fontSize: '28px',
      lineHeight: '1.3',
      fontWeight: 400,
    },
    heading: {
      ...text,
      margin: '0 0 12px',
      fontFamily: font.display,
      fontSize: '18px',
      lineHeight: '1.4',
      fontWeight: 400,
    },
    brand: { ...text, margin: 0, fontFamily: font.display, fontSize: '18px', lineHeight: '24px' },
    link: { color: colour.action, textDecoration: 'underline', wordBreak: 'break-all' },
    address: { color: colour.action, textDecoration: 'underline', overflowWrap: 'anywhere' },
    button: {
      display: 'inline-block',
      padding: '15px 30px',
      borderRadius: '999px',
      backgroundColor: colour.action,
      color: colour.onAction,
      fontFamily: font.text,
      fontSize: '16px',
      fontWeight: 600,
      textDecoration: 'none',
    },
    label: {
      ...text,
      margin: 0,
      padding: '10px 16px 10px 0',
      fontSize: '14px',
      color: colour.inkSoft,
      verticalAlign: 'top',
      whiteSpace: 'nowrap',
    },
    value: {
      ...text,
      margin: 0,
      padding: '10px 0',
      fontSize: '14px',
      textAlign: 'right',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    struck: { color: colour.inkSoft, textDecoration: 'line-through' },
    code: {
      ...text,
      margin: 0,
      fontFamily: fonts.code,
      lineHeight: '1.2',
      whiteSpace: 'nowrap',
      userSelect: 'all',
    },
    rule: { margin: '32px 0 28px', border: 0, borderTop: `1px solid ${colour.line}` },
  } satisfies Record<string, CSSProperties>
}
export type MailStyle = ReturnType<typeof mailStyle>
