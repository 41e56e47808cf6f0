import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { articleHtml, lexMarkdown, plainParagraphs } from '../article-html'
import { articleText } from '../article-text'
import { allArticles } from '../articles'
import { figureKinds, figureLines, isFigure, parseFigure } from './figure'
import { figureHtml } from './figure-html'

describe('parseFigure', () => {
  test('reads the caption, the headings and the rows of a “pair” figure', () => {
    expect(parseFigure('figure pair', 'Two ways\nHard | Softer\n a | b \n\nc | d')).toEqual({
      kind: 'pair',
      caption: 'Two ways',
      heads: ['Hard', 'Softer'],
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    })
  })

  test.each([
    { places: '20', row: { mark: 20 } },
    { places: '51–75', row: { stretch: [51, 75] } },
    { places: '51-75, 63', row: { stretch: [51, 75], mark: 63 } },
  ])('reads the positions $places on a scale', ({ places, row }) => {
    const figure = parseFigure('figure scale', `Marks\n0 | 10\nfirst | ${places}\nsecond | 1`)
    expect(figure.kind === 'scale' && figure.rows[0]).toEqual({ label: 'first', ...row })
  })

  test.each([
    { info: 'figure pie', text: 'a', fault: 'figure “pie”: there are only pair, grid, timeline, cycle, scale, curve' },
    { info: 'figure pair', text: 'a\nb | c\nd', fault: 'figure pair: “d” has not 2 columns' },
    { info: 'figure pair', text: 'a\nb | c\nd | ', fault: 'figure pair: “d |” has not 2 columns' },
    { info: 'figure pair', text: 'a | b\nc | d\ne | f\ng | h', fault: 'figure pair: its first line is its caption' },
    { info: 'figure grid', text: 'a\nb | c', fault: 'figure grid: 1 rows, not 4 to 4' },
    { info: 'figure curve', text: 'a\nb | 1\nc | 101\nd | 3', fault: 'figure: “101” is no place from 0 to 100' },
    { info: 'figure curve', text: 'a\nb | 1\nc | high\nd | 3', fault: 'figure: “high” is no place from 0 to 100' },
    { info: 'figure scale', text: 'a\n0 | 1\nb | 9–2\nc | 1', fault: 'figure scale: “9–2” ends before it begins' },
  ])('throws for the block “$info” with the text $text', ({ info, text, fault }) => {
    expect(() => parseFigure(info, text)).toThrow(fault)
  })
})

describe('figureHtml', () => {
  const samples: Record<(typeof figureKinds)[number], string> = {
    pair: 'Cap\nA | B\na | <b>\nc | d',
    grid: 'Cap\nA | a\nB | <b>\nC | c\nD | d',
    timeline: 'Cap\nA | a\nB | <b>\nC | c',
    cycle: 'Cap\na\n<b>\nc',
    scale: 'Cap\n0 | 1\na | 1\n<b> | 2–3',
    curve: 'Cap\na | 1\n<b> | 2\nc | 3',
  }

  test.each(figureKinds)('returns a “%s” figure with its caption and escaped text', (kind) => {
    const html = figureHtml(parseFigure(`figure ${kind}`, samples[kind]))
    expect(html).toContain(`<figure data-figure="${kind}"><figcaption>Cap</figcaption>`)
    expect(html).toContain('&#60;b&#62;')
    expect(html).not.toContain('<b>')
    expect(html).not.toMatch(/NaN|undefined/)
    for (const svg of html.match(/<svg[^>]*>/g) ?? []) expect(svg).toContain('aria-hidden="true"')
  })
})

test('articleHtml keeps a figure at its place in the text', () => {
  const { html } = articleHtml('One.\n\n```figure cycle\nRound\na\nb\nc\n```\n\nTwo.')
  expect(html.replace(/<svg.*?<\/svg>/, '')).toBe(
    '<p>One.</p>\n<figure data-figure="cycle"><figcaption>Round</figcaption><div><ol><li>a</li><li>b</li><li>c</li></ol></div></figure>\n<p>Two.</p>\n',
  )
})

test('articleHtml leaves out a code block that is not a figure', () => {
  expect(articleHtml('```js\nalert(1)\n```\n\n\uE0000').html).toBe('<p>0</p>\n')
})

test('plainParagraphs leaves out the figures of an article', () => {
  expect(plainParagraphs('A\n\n```figure cycle\nRound\na\nb\nc\n```')).toEqual(['A'])
})

test.each(locales)('every article has one figure in %s', (locale) => {
  for (const article of allArticles()) {
    const tokens = lexMarkdown(articleText(article, locale).body)
    expect([article.id, tokens.filter(isFigure).length]).toEqual([article.id, 1])
    expect(figureLines(tokens).length, article.id).toBeGreaterThan(2)
  }
})
