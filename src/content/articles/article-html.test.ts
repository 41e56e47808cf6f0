import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { articleHtml, plainParagraphs, readingMinutes, wordCount } from './article-html'
import { applyTypography, articleText } from './article-text'
import { allArticles } from './articles'

describe('articleHtml', () => {
  test.each([
    { markdown: 'a <script>alert(1)</script> b', html: '<p>a  b</p>' },
    { markdown: '<img src=x onerror=alert(1)>', html: '' },
    { markdown: '<p onclick="x()" style="color:red" class="y">a</p>', html: '<p>a</p>' },
    { markdown: '[a](javascript:alert(1))', html: '<p><a>a</a></p>' },
    { markdown: '[a](JaVa&#115;cript:alert(1))', html: '<p><a>a</a></p>' },
    { markdown: '[a](data:text/html,x)', html: '<p><a>a</a></p>' },
    { markdown: '[a](vbscript:x)', html: '<p><a>a</a></p>' },
    { markdown: '[a](//evil.example/)', html: '<p><a>a</a></p>' },
    { markdown: '[a](/\\\\evil.example/)', html: '<p><a href="/%5Cevil.example/">a</a></p>' },
    { markdown: '<a href="/\\evil.example/">a</a>', html: '<p><a>a</a></p>' },
    { markdown: '<style>p{display:none}</style>a', html: 'a' },
    { markdown: '<iframe src="https://evil.example"></iframe>a', html: 'a' },
    { markdown: '<svg><a href="/x"><animate onbegin="x()"/></a></svg>', html: '<p><a href="/x"></a></p>' },
    { markdown: '<form action="/x"><input name="q"></form>', html: '' },
    { markdown: '<a href="/x" id="theme" target="_blank">a</a>', html: '<p><a href="/x">a</a></p>' },
    { markdown: '![a](https://evil.example/x.png)', html: '<p></p>' },
  ])('removes hostile markup from $markdown', ({ markdown, html }) => {
    expect(articleHtml(markdown).html.trim()).toBe(html)
  })

  test('adds noopener, noreferrer and nofollow to an external link', () => {
    expect(articleHtml('[a](https://example.org/)').html).toContain(
      '<a href="https://example.org/" rel="noopener noreferrer nofollow">a</a>',
    )
  })
})

test('articleHtml gives every heading a unique id and lists the chapters in the contents', () => {
  const { html, contents } = articleHtml(
    '## Años: *qué* hacer\n\n### Sources\n\n## Años: qué hacer\n\n## 先走掉的是“想”\n\n## !',
  )
  expect(html).toContain('<h2 id="anos-que-hacer">Años: <em>qué</em> hacer</h2>')
  expect(html).toContain('<h3 id="sources-2">')
  expect(contents).toEqual([
    { id: 'anos-que-hacer', title: 'Años: qué hacer' },
    { id: 'anos-que-hacer-2', title: 'Años: qué hacer' },
    { id: '先走掉的是-想', title: '先走掉的是“想”' },
    { id: 'part', title: '!' },
  ])
})

test('Chinese text has no space after emphasis', () => {
  const body = '**先看三天。** 隔几个钟头 Word 记一笔。'
  expect(articleHtml(body).html).toBe('<p><strong>先看三天。</strong>隔几个钟头 Word 记一笔。</p>\n')
  expect(plainParagraphs(body)).toEqual(['先看三天。隔几个钟头 Word 记一笔。'])
  expect(articleHtml('**One.** Two').html).toContain('</strong> Two')
})

test('plainParagraphs returns paragraphs without Markdown', () => {
  expect(plainParagraphs('## A\n\nb **c** [d](/e)\n\n- f\n- *g*\n\n> h')).toEqual(['A', 'b c d', 'f', 'g', 'h'])
})

test.each([
  { locale: 'cn', body: '情绪，'.repeat(600), words: 1200, minutes: 3 },
  { locale: 'en', body: 'It’s well-known. '.repeat(220), words: 440, minutes: 2 },
  { locale: 'es', body: 'Hola', words: 1, minutes: 1 },
] as const)(
  'a text of $words words in $locale has a reading time of $minutes minutes',
  ({ locale, body, words, minutes }) => {
    expect(wordCount(body, locale)).toBe(words)
    expect(readingMinutes(body, locale)).toBe(minutes)
  },
)

test.each([
  { locale: 'en', text: "can't... 'so'", expected: "can’t… 'so'" },
  { locale: 'en', text: '20 min, 1. Two', expected: '20\u00a0min, 1. Two' },
  { locale: 'es', text: 'un 20% de 10 000', expected: 'un 20\u00a0% de 10\u00a0000' },
  { locale: 'cn', text: '等等…再说……好...', expected: '等等……再说……好……' },
] as const)('applyTypography returns $expected for the text $text', ({ locale, text, expected }) => {
  expect(applyTypography(text, locale)).toBe(expected)
})

test('every heading of an article has a unique id', () => {
  for (const article of allArticles()) {
    for (const locale of locales) {
      const ids = [...articleHtml(articleText(article, locale).body).html.matchAll(/ id="([^"]+)"/g)].map(
        ([, id]) => id,
      )
      expect(new Set(ids).size).toBe(ids.length)
    }
  }
})
