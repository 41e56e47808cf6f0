import { fontSizes, fontWeights, lineHeights } from '@/core/brand/brand'
import { htmlLang, type Locale } from '@/core/locale'
import { Markup, markup } from '@/core/texts/escape'
import { THEME_SCRIPT } from '@/documents/browser/theme/theme'
import { documentPolicy, listStyleHashes } from './csp'
import { privateHeaders, scriptlessPolicy } from './response-headers'

interface Message {
  locale: Locale
  status: number
  title: string
  text: string
  /** Links to paths of this site; the first one is the main action. */
  links: readonly { href: string; label: string; replace?: boolean }[]
  /** Buttons that post a `choice` to the page's own address, before the links; the first one is the main action. */
  choices?: readonly { value: string; label: string }[]
  /** Whether no button is the main action: the buttons then stand one below the other. */
  alike?: boolean
  /** Text of another person, quoted below the message. */
  quote?: string
}

/**
 * Page whose caller supplies the body as markup, instead of the message, links and buttons of `Message`; it runs no
 * script.
 */
interface OwnContent {
  locale: Locale
  title: string
  layout: 'card' | 'mailbox'
  head?: Markup
  body: Markup
  /** Sources of styles in place of the hash of the stylesheet. */
  styles?: string
}

const [small, text, , , headline] = fontSizes.page
const { latin, chinese } = lineHeights

// Links and buttons of `.actions` are pills. The first is the main action, unless all are alike or a form comes first.
const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--paper);color:var(--ink);font:${text}/${latin.text} var(--font-text);overflow-wrap:break-word}
body:lang(zh){line-height:${chinese.text};text-autospace:normal;line-break:strict}
h1{margin:0 0 1rem;font:${fontWeights.display.latin} ${headline}/1.28 var(--font-display);text-wrap:balance}
h1:lang(zh){font-weight:${fontWeights.display.chinese};line-height:1.5;word-break:keep-all;overflow-wrap:anywhere}
h2{margin:0;font-size:1.15em;font-weight:500}
p{margin:0;color:var(--ink-soft);text-wrap:pretty}
ul,ol{margin:0;padding:0;list-style:none}
a{border-radius:4px;color:var(--action);text-underline-offset:.22em;text-decoration-thickness:1px}
a:hover{color:var(--action-strong);text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
.actions{display:flex;flex-wrap:wrap;gap:.75rem 1rem;margin-top:2rem}
.actions>*{display:inline-flex;align-items:center;min-height:3rem;padding:.25rem 1.6rem;border:1px solid var(--line-strong);border-radius:999px;
  background:none;color:var(--ink);font:inherit;text-decoration:none;cursor:pointer}
.actions:not(.alike,form+*)>:first-child{border-color:transparent;background:var(--action);color:var(--on-action)}
.actions:not(.alike,form+*)>:first-child:hover{background:var(--action-strong)}
.alike{display:grid;gap:.5rem}
.alike>*{justify-content:flex-start;padding:.6rem 1.2rem;border-radius:1rem;text-align:start}

.message{display:grid;place-items:center}
.message main{max-width:39rem;padding:3rem 1.5rem}
.message p{margin-bottom:1rem}
.status{color:var(--warm-ink);font-variant-numeric:tabular-nums}
blockquote{margin:0;padding-inline-start:1rem;border-inline-start:2px solid var(--line-strong);white-space:pre-line;overflow-wrap:anywhere}

.card{display:grid;grid-template-rows:auto 1fr auto}
.card>*{width:100%;max-width:48rem;margin-inline:auto;padding-inline:clamp(1.25rem,.6rem + 2.8vw,3rem)}
.card h1{margin-top:.5rem}
.card main{padding-block:clamp(1rem,.5rem + 2vw,2.5rem) 3rem}
.card ul{display:grid;gap:clamp(1.75rem,1.4rem + 1.5vw,2.5rem);margin-top:clamp(2rem,1.5rem + 2vw,3rem)}
header{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;justify-content:space-between;padding-block:.5rem}
header a{display:inline-flex;gap:.5rem;align-items:center;min-height:48px;color:var(--ink-soft);text-decoration:none}
header nav{display:flex;gap:1rem;font-size:.9375rem}
.brand{color:var(--ink);font:400 1.25rem/1 var(--font-display)}
a[aria-current]{color:var(--ink);text-decoration:underline 2px var(--action);text-underline-offset:.5em}
article{padding:clamp(1.5rem,1rem + 3vw,3.25rem);border:1px solid var(--line);border-radius:16px;background:var(--surface)}
.portrait{max-width:34rem;margin:0 auto}
.portrait svg{display:block;width:100%;height:auto}
.eyebrow{color:var(--warm-ink);font-size:.9rem;font-weight:500}
.part{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline;justify-content:space-between}
.word{color:var(--ink);font-family:var(--font-display);font-size:1.2em}
.bar{display:block;width:100%;height:30px;margin-block:.35rem .1rem;overflow:visible}
.bar circle{fill:var(--surface);stroke:var(--ink);stroke-width:3.5}
.ends{display:flex;gap:1.5rem;justify-content:space-between;font-size:.9rem;line-height:1.4}
.ends span{max-width:46%;text-wrap:balance}
.ends span:last-child{text-align:end}
.note{max-width:60ch;margin-top:1.75rem}
.note+.actions{margin-top:1.25rem}
footer{padding-block:1.25rem 2rem;color:var(--ink-soft);font-size:.9rem}
@media (forced-colors:active){.bar rect{stroke:CanvasText}}

.mailbox main{max-width:48rem;margin:0 auto;padding:2rem 1.25rem 4rem;overflow-wrap:anywhere}
.mailbox :is(h2,ol){margin-top:1.5rem}
.mailbox li{border-top:1px solid var(--line)}
.mailbox li a{display:grid;gap:.1rem;padding:1rem .25rem;color:inherit;text-decoration:none}
.mailbox li a:hover{background:var(--action-soft)}
.mailbox :is(small,dl,pre){font-size:${small}}
.mailbox :is(small,dl){color:var(--ink-soft)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.1rem 1rem;margin:1rem 0 1.5rem}
dd{margin:0;color:var(--ink)}
iframe{width:100%;height:60rem}
:is(iframe,pre){border:1px solid var(--line);border-radius:16px;background:var(--surface)}
pre{padding:1.25rem;white-space:pre-wrap}
`

/**
 * Renders a whole page without the framework: a message in the look of the error screen, also with a status that Next's
 * pages cannot have (410), or content of its own.
 */
export function plainPage(page: Message | OwnContent): Response {
  const isMessage = !('body' in page)
  const { locale, title, layout, head, body } = isMessage
    ? { ...page, layout: 'message', head: SCRIPTS, body: messageBody(page) }
    : page
  const html = markup`<!doctype html>
<html lang="${htmlLang[locale]}" data-lang="${locale}" data-kind="document">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link id="theme" rel="stylesheet" href="/css/homeTheme.css">
${head}
<style>${new Markup(STYLE)}</style>
</head>
<body class="${layout}">
${body}
</body>
</html>`.text
  return new Response(html, {
    status: isMessage ? page.status : 200,
    headers: {
      ...privateHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': isMessage
        ? documentPolicy(html)
        : scriptlessPolicy(page.styles ?? listStyleHashes(html)),
    },
  })
}

const SCRIPTS = markup`<script>${new Markup(THEME_SCRIPT)}</script>
<script src="/js/enhance.js" defer></script>`

function messageBody({ locale, status, title, text, links, choices = [], alike = false, quote }: Message): Markup {
  const buttons = choices.map(({ value, label }) => markup`<button name="choice" value="${value}">${label}</button>`)
  const anchors = links.map(
    ({ href, label, replace }) => markup`<a href="${href}"${replace ? markup` data-replace` : undefined}>${label}</a>`,
  )
  // biome-ignore lint/plugin/form-markup: a page behind a link of a mail, without React: buttons, and no field.
  const form = markup`<form class="actions${alike ? ' alike' : ''}" method="post" action="?lang=${locale}">${buttons}</form>`
  return markup`<main id="content">
${status >= 400 ? markup`<p class="status">${status}</p>` : undefined}
<h1>${title}</h1>
<p>${text}</p>
${quote === undefined ? undefined : markup`<blockquote dir="auto">${quote}</blockquote>`}
${buttons.length > 0 ? form : undefined}
<nav class="actions">${anchors}</nav>
</main>`
}
