import { htmlLang, type Locale } from '@/core/locale'
import { escapeMarkup } from '@/core/texts/escape'
import { THEME_SCRIPT } from '@/documents/browser/theme-script'
import { documentPolicy } from './csp'
import { unlistedHeaders } from './html'

interface PlainPage {
  locale: Locale
  status: number
  title: string
  text: string
  /** The first one is the main action. Paths of this site. */
  links: readonly { href: string; label: string; replace?: boolean }[]
  /** Buttons that post a `choice` to the page's own address, before the links; the first one is the main action. */
  choices?: readonly { value: string; label: string }[]
  /** None of the buttons is the main action: they stand one below the other. */
  alike?: boolean
  /** Words of somebody else that it is about, below the text. */
  quote?: string
}

const STYLE = `
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--paper);color:var(--ink);
  font:17px/1.6 var(--font-text)}
main{max-width:36rem;padding:3rem 1.5rem}
p{margin:0 0 1rem;color:var(--ink-soft);text-wrap:pretty}
.status{color:var(--warm-ink);font-variant-numeric:tabular-nums}
h1{margin:0 0 1rem;font:400 clamp(1.75rem,1.4rem + 1.8vw,2.5rem)/1.25 var(--font-display);text-wrap:balance}
nav,form{display:flex;flex-wrap:wrap;gap:.75rem 1rem;margin-top:2rem}
a,button{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.6rem;border:1px solid var(--line-strong);border-radius:999px;
  background:none;color:var(--ink);font:inherit;text-decoration:none;cursor:pointer}
a:first-child,button:first-child{border-color:transparent;background:var(--action);color:var(--on-action)}
form.alike{display:grid;gap:.5rem}
form.alike button,form.alike button:first-child{justify-content:flex-start;padding:.6rem 1.2rem;border-color:var(--line-strong);
  border-radius:1rem;background:none;color:var(--ink);text-align:start}
blockquote{margin:0;padding-inline-start:1rem;border-inline-start:2px solid var(--line-strong);white-space:pre-line;overflow-wrap:anywhere}
form+nav a:first-child{border-color:var(--line-strong);background:none;color:var(--ink)}
:is(a,button):focus-visible{outline:3px solid var(--focus);outline-offset:3px}
:lang(zh){line-height:1.8}
`

/** A whole page with a status that Next's own pages cannot have (410), in the look of the error screen. */
export function plainPage({
  locale,
  status,
  title,
  text,
  links,
  choices = [],
  alike = false,
  quote,
}: PlainPage): Response {
  const anchors = links.map(
    ({ href, label, replace }) =>
      `<a href="${escapeMarkup(href)}"${replace ? ' data-replace' : ''}>${escapeMarkup(label)}</a>`,
  )
  const buttons = choices.map(
    ({ value, label }) => `<button name="choice" value="${escapeMarkup(value)}">${escapeMarkup(label)}</button>`,
  )
  const html = `<!doctype html>
<html lang="${htmlLang[locale]}" data-lang="${locale}" data-kind="document">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeMarkup(title)}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link id="theme" rel="stylesheet" href="/css/homeTheme.css">
<script>${THEME_SCRIPT}</script>
<style>${STYLE}</style>
</head>
<body>
<main id="content">
${status >= 400 ? `<p class="status">${status}</p>` : ''}
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
${quote === undefined ? '' : `<blockquote dir="auto">${escapeMarkup(quote)}</blockquote>`}
${buttons.length > 0 ? `<form${alike ? ' class="alike"' : ''} method="post" action="?lang=${locale}">${buttons.join('\n')}</form>` : ''}
<nav>${anchors.join('\n')}</nav>
</main>
<script src="/js/enhance.js" defer></script>
</body>
</html>`
  return new Response(html, {
    status,
    headers: {
      ...unlistedHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': documentPolicy(html),
    },
  })
}
