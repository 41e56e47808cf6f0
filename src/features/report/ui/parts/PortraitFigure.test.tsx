import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { texts } from '@/server/i18n/i18n'
import { PortraitCaption } from './PortraitFigure'

const long =
  'The loops stand for worrying (30 out of 100), the fine strokes for a tense body (40), and so on and on until it ends (50).'
const longer = `${long.slice(0, -1)}, which makes four lines. The larger, the more.`

test.each([
  {
    what: 'a short first sentence, and collapses the rest',
    text: 'Look at the hollow. Its depth is your body.',
    folded: false,
    open: 'Look at the hollow.',
    rest: { under: 'portrait.read', says: 'Its depth is your body.' },
  },
  {
    what: 'a short first sentence, and collapses numbers under a separate heading',
    text: 'Look at the hollow. Its depth is 40.',
    folded: false,
    open: 'Look at the hollow.',
    rest: { under: 'interval.numbers', says: 'Its depth is 40.' },
  },
  {
    what: 'the default text when the first sentence lists numbers over four lines',
    text: longer,
    folded: false,
    open: null,
    rest: { under: 'interval.numbers', says: longer },
  },
  {
    what: 'the default text when the only sentence is long and Chinese',
    text: '线上的圈代表反复担心（30 分，满分 100），横在线上的短线代表身体紧绷（40 分），小圆旁那段弯代表遇事绕开（50 分）。越大越多。',
    folded: false,
    open: null,
    rest: {
      under: 'interval.numbers',
      says: '线上的圈代表反复担心（30 分，满分 100），横在线上的短线代表身体紧绷（40 分），小圆旁那段弯代表遇事绕开（50 分）。越大越多。',
    },
  },
  {
    what: 'the default text when crisis help comes first',
    text: 'Look at the hollow. Its depth is your body.',
    folded: true,
    open: null,
    rest: { under: 'portrait.read', says: 'Look at the hollow. Its depth is your body.' },
  },
  { what: 'the default text for a version without a caption', text: null, folded: false, open: null, rest: null },
] as const)('the caption of a drawing shows $what', async ({ text, folded, open, rest }) => {
  const t = await texts('en', 'report')
  const html = renderToStaticMarkup(<PortraitCaption text={text} folded={folded} t={t} />)
  const fold = rest ? `<details><summary>${t(rest.under)}</summary><p>${rest.says}</p></details>` : ''
  expect(html.replaceAll('&#x27;', "'")).toMatch(/^<div class="[^"]*">/)
  expect(html.replaceAll('&#x27;', "'").replace(/^<div class="[^"]*">/, '')).toBe(
    `<p>${open ?? t('portrait.how')}</p>${fold}</div>`,
  )
})
