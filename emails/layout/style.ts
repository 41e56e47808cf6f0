import type { CSSProperties } from 'react'
import type { Locale } from '@/core/locale'

/** The colours of public/css/homeTheme.css: mail programs know neither stylesheets nor custom properties. */
export const colour = {
  paper: '#faf6ef',
  surface: '#fffdf9',
  sunk: '#f2ece1',
  ink: '#1f2d2d',
  inkSoft: '#4c5a59',
  line: '#e0d7c8',
  action: '#0f5f5b',
  onAction: '#ffffff',
} as const

/** For programs that honour it; the classes stand beside the inline styles they override. */
export const darkStyle = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { text-underline-offset: 2px; }
  @media (max-width: 480px) {
    .inner { padding: 32px 24px 28px !important; }
    .outer { padding: 24px 10px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .paper { background-color: #12191b !important; }
    .card { background-color: #192224 !important; border-color: #2c393b !important; }
    .ink { color: #ece6db !important; }
    .soft { color: #b4b9b3 !important; }
    .line { border-color: #2c393b !important; }
    .sunk { background-color: #0d1315 !important; }
    .link { color: #86cdc3 !important; }
    .ring { border-color: #86cdc3 !important; }
    .action { background-color: #86cdc3 !important; color: #06201e !important; }
  }
`

const latin = {
  display: "Georgia, 'Times New Roman', serif",
  text: "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
}
const chinese = {
  display: "Georgia, 'Songti SC', 'Noto Serif CJK SC', SimSun, serif",
  text: "system-ui, -apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
}

/** Inline styles of a mail's parts; Chinese takes its own fonts and more air between lines. */
export function mailStyle(locale: Locale) {
  const font = locale === 'cn' ? chinese : latin
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
      fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
      lineHeight: '1.2',
      whiteSpace: 'nowrap',
      userSelect: 'all',
    },
    rule: { margin: '32px 0 28px', border: 0, borderTop: `1px solid ${colour.line}` },
  } satisfies Record<string, CSSProperties>
}
export type MailStyle = ReturnType<typeof mailStyle>
