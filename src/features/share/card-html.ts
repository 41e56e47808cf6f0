import { cardOf, cardSize } from '@/content/card'
import { themeColours } from '@/core/brand/brand'
import type { CardPicture } from '@/core/charts/card'
import { portraitSvg } from '@/core/charts/drawing/svg'
import { htmlLang, type Locale, localeNames, locales } from '@/core/locale'
import { middleOf } from '@/core/psychometrics/coarse'
import { type Level, levels } from '@/core/psychometrics/instrument'
import { escapeMarkup } from '@/core/texts/escape'
import type { Translate } from '@/core/texts/namespaces'
import { wordsOf } from '@/core/texts/words'
import type { CardView } from './cards'

interface Card {
  view: CardView
  picture: CardPicture
  locale: Locale
  /** Path of the page itself. */
  path: string
  origin: string
  share: Translate<'share'>
  common: Translate<'common'>
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template-rows:auto 1fr auto;background:var(--paper);color:var(--ink);
  font:clamp(1.0625rem,1.03rem + .16vw,1.1563rem)/1.6 var(--font-text);overflow-wrap:break-word}
:lang(zh) body,body:lang(zh){line-height:1.8;text-autospace:normal;line-break:strict}
header,main,footer{width:100%;max-width:48rem;margin-inline:auto;padding-inline:clamp(1.25rem,.6rem + 2.8vw,3rem)}
header{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;justify-content:space-between;padding-block:.5rem}
a{color:var(--action);text-underline-offset:.22em;text-decoration-thickness:1px}
a:hover{color:var(--action-strong);text-decoration-thickness:2px}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:4px}
.brand{display:inline-flex;gap:.5rem;align-items:center;min-height:48px;color:var(--ink);font:400 1.25rem/1 var(--font-display);text-decoration:none}
nav{display:flex;gap:1rem;font-size:.9375rem}
nav a{display:inline-flex;align-items:center;min-height:44px;color:var(--ink-soft);text-decoration:none}
nav a[aria-current]{color:var(--ink);text-decoration:underline;text-decoration-color:var(--action);text-decoration-thickness:2px;text-underline-offset:.5em}
main{padding-block:clamp(1rem,.5rem + 2vw,2.5rem) 3rem}
article{padding:clamp(1.5rem,1rem + 3vw,3.25rem);border:1px solid var(--line);border-radius:16px;background:var(--surface)}
.portrait{max-width:34rem;margin:0 auto}
.portrait svg{display:block;width:100%;height:auto}
.eyebrow{margin:0;color:var(--warm-ink);font-size:.9rem;font-weight:500}
h1{margin:.5rem 0 .75rem;font:400 clamp(1.6rem,1.35rem + 1.3vw,2.4rem)/1.28 var(--font-display);text-wrap:balance}
h1:lang(zh){font-weight:600;line-height:1.5;word-break:keep-all;overflow-wrap:anywhere}
.by{margin:0;color:var(--ink-soft)}
ul{display:grid;gap:clamp(1.75rem,1.4rem + 1.5vw,2.5rem);margin:clamp(2rem,1.5rem + 2vw,3rem) 0 0;padding:0;list-style:none}
.head{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline;justify-content:space-between}
h2{margin:0;font-size:1.15em;font-weight:500}
.word{margin:0;font-family:var(--font-display);font-size:1.2em}
.bar{display:block;width:100%;height:30px;margin-block:.35rem .1rem;overflow:visible}
.bar circle{fill:var(--surface);stroke:var(--ink);stroke-width:3.5}
.ends{display:flex;gap:1.5rem;justify-content:space-between;margin:0;color:var(--ink-soft);font-size:.9rem;line-height:1.4}
.ends span{max-width:46%;text-wrap:balance}.ends span:last-child{text-align:end}
.note{max-width:60ch;margin:1.75rem 0 1.25rem;color:var(--ink-soft);text-wrap:pretty}
.ways{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;margin:0}
.ways a{display:inline-flex;align-items:center;min-height:44px}
.button{min-height:3rem!important;padding:.55rem 1.6rem;border-radius:999px;background:var(--action);color:var(--on-action)!important;text-decoration:none}
.button:hover{background:var(--action-strong)}
footer{padding-block:1.25rem 2rem;color:var(--ink-soft);font-size:.9rem}
@media (forced-colors:active){.button,article{border:1px solid ButtonText}.bar rect{stroke:CanvasText}}
`

/** A card as a whole page of its own: the portrait, its sentence, the levels that were chosen, and the way to the test. */
export function cardHtml({ view, picture, locale, path, origin, share, common }: Card): string {
  const site = common('site.name')
  const title = `${picture.title} · ${site}`
  const description = view.name === null ? share('page.meta') : share('page.metaNamed', { name: view.name })
  // The test's picture, not the person's: what shows a preview keeps a copy, and that could not be taken back.
  const image = `${origin}${cardOf(locale, `/tests/${view.slug}`)}`
  const parts = view.parts.map((part, index) => partHtml(part, picture.parts[index]?.word ?? ''))
  const list = parts.length > 0 ? `<ul>\n${parts.join('\n')}\n</ul>` : ''
  return `<!doctype html>
<html lang="${htmlLang[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(title)}</title>
<meta name="description" content="${escapeMarkup(description)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeMarkup(site)}">
<meta property="og:title" content="${escapeMarkup(title)}">
<meta property="og:description" content="${escapeMarkup(description)}">
<meta property="og:image" content="${escapeMarkup(image)}">
<meta property="og:image:width" content="${cardSize.width}">
<meta property="og:image:height" content="${cardSize.height}">
<meta property="og:image:alt" content="${escapeMarkup(picture.title)}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/css/homeTheme.css">
<style>${STYLE}</style>
</head>
<body>
<header>
<a class="brand" href="/landing/home" aria-label="${escapeMarkup(common('nav.home'))}"><img src="/favicon.svg" alt="" width="32" height="32">${escapeMarkup(site)}</a>
<nav aria-label="${escapeMarkup(common('language.label'))}">${locales.map((one) => languageLink(one, locale)).join('')}</nav>
</header>
<main>
<article>
${view.drawing ? `<div class="portrait" aria-hidden="true">${portraitSvg(view.drawing, themeColours(), { x: 0, y: 0, width: 400 })}</div>` : ''}
<p class="eyebrow">${escapeMarkup(picture.title)}</p>
<h1>${phrase(picture.sentence, locale)}</h1>
<p class="by">${escapeMarkup(picture.by)}</p>
${list}
</article>
<p class="note">${escapeMarkup(share('page.note'))}</p>
<p class="ways"><a class="button" href="/tests/${escapeMarkup(view.slug)}?from=share&amp;lang=${locale}">${escapeMarkup(share('page.take'))}</a><a href="${escapeMarkup(path)}/card.svg?lang=${locale}">${escapeMarkup(share('page.image'))}</a></p>
</main>
<footer>${escapeMarkup(common('footer.note'))}</footer>
</body>
</html>`
}

/** Chinese may break between words, and nowhere else. */
const phrase = (text: string, locale: Locale): string =>
  locale === 'cn'
    ? wordsOf(text)
        .map(({ word }) => escapeMarkup(word))
        .join('<wbr>')
    : escapeMarkup(text)

const languageLink = (one: Locale, current: Locale): string =>
  `<a href="?lang=${one}" lang="${htmlLang[one]}" hreflang="${htmlLang[one]}"${one === current ? ' aria-current="true"' : ''}>${localeNames[one]}</a>`

const partHtml = ({ name, low, high, level }: CardView['parts'][number], word: string): string =>
  `<li><div class="head"><h2>${escapeMarkup(name)}</h2><p class="word">${escapeMarkup(word)}</p></div>${barHtml(level)}<p class="ends"><span>${escapeMarkup(low)}</span><span>${escapeMarkup(high)}</span></p></li>`

/** Five steps and a mark in the middle of one: what the word beside it says, so it needs no name. */
function barHtml(level: Level): string {
  const steps = levels.map(
    (one, index) =>
      `<rect x="${index * 20 + 0.35}%" y="8" width="19.3%" height="14" rx="5" fill="var(--${one === level ? 'action' : 'line'})"/>`,
  )
  return `<svg class="bar" aria-hidden="true">${steps.join('')}<circle cx="${middleOf(level)}%" cy="15" r="8.5"/></svg>`
}
