import { type Level, levels } from '@mindglass/psychometrics/instrument'
import { levelMidpoint } from '@mindglass/psychometrics/publication/coarse'
import { cardOf, cardSize } from '@/content/social-card'
import { themeColours } from '@/core/brand/brand'
import type { CardPicture } from '@/core/charts/card'
import { drawDurationTenths, renderPortraitSvg } from '@/core/charts/drawing/svg'
import { htmlLang, type Locale, localeNames, locales } from '@/core/locale'
import { Markup, markup } from '@/core/texts/escape'
import type { Translate } from '@/core/texts/namespaces'
import { wordsOf } from '@/core/texts/words'
import { plainPage } from '@/server/http/plain-page'
import type { CardView } from './cards'

interface Card {
  view: CardView
  picture: CardPicture
  locale: Locale
  /** Path of the card's page. */
  path: string
  origin: string
  /** Whether the portrait is drawn stroke by stroke; false if the visitor only changed the language. */
  drawn: boolean
  share: Translate<'share'>
  common: Translate<'common'>
}

/** Returns the page of a card: the portrait, its sentence, the chosen levels, and the link to the test. */
export function renderCard({ view, picture, locale, path, origin, drawn, share, common }: Card): Response {
  const site = common('site.name')
  const title = `${picture.title} · ${site}`
  const description = view.name === null ? share('page.meta') : share('page.metaNamed', { name: view.name })
  // The test's picture, not the person's: sites that show a preview keep a copy, which could not be withdrawn.
  const image = `${origin}${cardOf(locale, `/tests/${view.slug}`)}`
  const portrait =
    view.drawing && renderPortraitSvg(view.drawing, themeColours(), { x: 0, y: 0, width: 400, timed: drawn })
  const parts = view.parts.map((part, index) => partMarkup(part, picture.parts[index]?.word ?? ''))
  return plainPage({
    locale,
    title,
    layout: 'card',
    head: markup`<meta name="referrer" content="no-referrer">
<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${site}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${image}">
<meta property="og:image:width" content="${cardSize.width}">
<meta property="og:image:height" content="${cardSize.height}">
<meta property="og:image:alt" content="${picture.title}">
<meta name="twitter:card" content="summary_large_image">
${drawn ? new Markup(`<style>${DRAWN}</style>`) : undefined}`,
    body: markup`<header>
<a class="brand" href="/landing/home" aria-label="${common('nav.home')}"><img src="/favicon.svg" alt="" width="32" height="32">${site}</a>
<nav aria-label="${common('language.label')}">${locales.map((one) => languageLink(one, locale))}</nav>
</header>
<main>
<article>
${portrait ? markup`<div class="portrait" aria-hidden="true">${new Markup(portrait)}</div>` : undefined}
<p class="eyebrow">${picture.title}</p>
<h1>${phrase(picture.sentence, locale)}</h1>
<p class="by">${picture.by}</p>
${parts.length > 0 ? markup`<ul>${parts}</ul>` : undefined}
</article>
<p class="note">${share('page.note')}</p>
<p class="actions"><a href="/tests/${view.slug}?from=share&amp;lang=${locale}">${share('page.take')}</a><a href="${path}/card.svg?lang=${locale}">${share('page.image')}</a></p>
</main>
<footer>${common('footer.note')}</footer>`,
  })
}

const MOMENTS = Array.from({ length: drawDurationTenths }, (_, at) => `[data-at="${at}"]{--at:${at}}`)

/**
 * Styles that draw the portrait stroke by stroke. All words are visible from the start, and so is the whole portrait
 * for visitors who prefer reduced motion.
 */
const DRAWN = `
${MOMENTS.join('')}
@media screen and (prefers-reduced-motion:no-preference){
.portrait g[data-at]{animation:appear .5s ease-out calc(var(--at)*.1s) backwards}
.portrait :is(path,circle)[data-at]{animation:draw .7s cubic-bezier(.45,0,.4,1) calc(var(--at)*.1s) backwards}
}
@keyframes appear{from{opacity:0}}
@keyframes draw{from{stroke-dasharray:1.02 2;stroke-dashoffset:1.05}to{stroke-dasharray:1.02 2;stroke-dashoffset:0}}
`

/** Returns the text with marks where it may break: Chinese breaks only between words. */
const phrase = (text: string, locale: Locale): Markup =>
  locale === 'cn'
    ? markup`${wordsOf(text).map(({ word }, index) => markup`${index > 0 ? markup`<wbr>` : undefined}${word}`)}`
    : markup`${text}`

const languageLink = (one: Locale, current: Locale): Markup =>
  markup`<a href="?lang=${one}" lang="${htmlLang[one]}" hreflang="${htmlLang[one]}"${one === current ? markup` aria-current="true"` : undefined}>${localeNames[one]}</a>`

const partMarkup = ({ name, low, high, level }: CardView['parts'][number], word: string): Markup =>
  markup`<li><div class="part"><h2>${name}</h2><p class="word">${word}</p></div>${barMarkup(level)}<p class="ends"><span>${low}</span><span>${high}</span></p></li>`

/**
 * Returns a bar of five steps with a mark in the middle of one. It shows the same as the word beside it, so it needs no
 * label.
 */
function barMarkup(level: Level): Markup {
  const steps = levels.map(
    (one, index) =>
      markup`<rect x="${index * 20 + 0.35}%" y="8" width="19.3%" height="14" rx="5" fill="var(--${one === level ? 'action' : 'line'})"/>`,
  )
  return markup`<svg class="bar" aria-hidden="true">${steps}<circle cx="${levelMidpoint(level)}%" cy="15" r="8.5"/></svg>`
}
