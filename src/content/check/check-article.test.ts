import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Article } from '@/content/articles/article'
import { articleFile } from '@/content/articles/article-text'
import { allArticles, findAnyArticle } from '@/content/articles/articles'
import { listDocumentPaths } from '@/content/document-paths'
import { currentInstruments } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { checkArticle, type RawFiles } from './check-article'
import { checkColumns } from './check-columns'

const around = { paths: listDocumentPaths(), tests: currentInstruments().map(({ slug }) => slug) }

test('all articles pass every check', () => {
  expect(checkColumns(around).faults).toEqual([])
})

const first = findAnyArticle('ups-and-downs') as Article
const files = Object.fromEntries(locales.map((lng) => [lng, readFileSync(articleFile(first, lng), 'utf8')])) as RawFiles
const faultsWith = (change: (files: Record<string, string | undefined>) => void, article = first): string[] => {
  const copy = { ...files }
  change(copy)
  return checkArticle(article, copy, around)
}
const folder = `src/content/columns/${first.column}/${first.id}`

describe('the article check', () => {
  test.each<{ name: string; change: (files: Record<string, string | undefined>) => void; expected: string }>([
    { name: 'a missing language', change: (f) => delete f.es, expected: `${folder}/es.md: is missing` },
    {
      name: 'HTML',
      change: (f) => Object.assign(f, { en: `${f.en}\n\n<b>x</b>` }),
      expected: `${folder}/en.md: HTML: <b>`,
    },
    {
      name: 'an external link',
      change: (f) => Object.assign(f, { en: `${f.en}\n\n[x](https://example.org)` }),
      expected: `${folder}/en.md: the link https://example.org leads to no page of this site`,
    },
    {
      name: 'a broken link',
      change: (f) => Object.assign(f, { cn: `${f.cn}\n\n[x](/tests/none)` }),
      expected: `${folder}/cn.md: the link /tests/none leads to no page of this site`,
    },
    {
      name: 'an exclamation mark',
      change: (f) => Object.assign(f, { cn: `${f.cn}\n\n试试吧！` }),
      expected: `${folder}/cn.md: exclamation mark: 试试吧！`,
    },
    {
      name: 'a banned word',
      change: (f) => Object.assign(f, { es: `${f.es}\n\nEs normal.` }),
      expected: `${folder}/es.md: “normal” is not to be used`,
    },
    {
      name: 'sources in a translation',
      change: (f) => Object.assign(f, { es: f.es?.replace('---\n', '---\nsources: [One, Two, Three]\n') }),
      expected: `${folder}/es.md: sources stands in cn.md alone`,
    },
    {
      name: 'a picture',
      change: (f) => Object.assign(f, { en: `${f.en}\n\n![x](/x.png)` }),
      expected: `${folder}/en.md: image is not used in articles: ![x](/x.png)`,
    },
    {
      name: 'half-width punctuation',
      change: (f) => Object.assign(f, { cn: `${f.cn}\n\n好,再说` }),
      expected: `${folder}/cn.md: half-width punctuation: 好,再说`,
    },
    {
      name: 'a missing figure',
      change: (f) => Object.assign(f, { es: f.es?.replace(/```figure[\s\S]*?```/, '') }),
      expected: `${folder}/es.md: 0 figures, not one`,
    },
    {
      name: 'a second figure',
      change: (f) => Object.assign(f, { en: `${f.en}\n\n\`\`\`figure cycle\nRound\na\nb\nc\n\`\`\`` }),
      expected: `${folder}/en.md: 2 figures, not one`,
    },
    {
      name: 'an unknown kind of figure',
      change: (f) => Object.assign(f, { en: f.en?.replace(/```figure \w+/, '```figure pie') }),
      expected: `${folder}/en.md: figure “pie”: there are only pair, grid, timeline, cycle, scale, curve`,
    },
    {
      name: 'another block of code',
      change: (f) => Object.assign(f, { en: `${f.en}\n\n\`\`\`js\nx\n\`\`\`` }),
      expected: `${folder}/en.md: code is not used in articles: \`\`\`js\nx\n\`\`\``,
    },
    {
      name: 'an exclamation mark in a figure',
      change: (f) => Object.assign(f, { cn: f.cn?.replace(/(```figure \w+\n)/, '$1好！') }),
      expected: expect.stringMatching(/cn\.md: exclamation mark: 好！/),
    },
  ])('reports $name with its file', ({ change, expected }) => {
    expect(faultsWith(change)).toContainEqual(expected)
  })

  test('reports a text below 700 words even in a draft', () => {
    const short = (f: Record<string, string | undefined>) =>
      Object.assign(f, { en: f.en?.replace(/\n## [\s\S]*$/, '\n') })
    expect(faultsWith(short, { ...first, draft: true }).join()).toMatch(/en\.md: \d+ words, fewer than 700/)
  })

  test('reports a publication date in the future', () => {
    const coming = { ...first, published: '2999-01-01', updated: undefined }
    expect(faultsWith(() => {}, coming)).toEqual([
      `${folder}/cn.md: published 2999-01-01 is in the future; an article cannot be scheduled`,
    ])
  })

  test('reports a date of change that is before the date of publication or in the future', () => {
    expect(faultsWith(() => {}, { ...first, updated: '2020-01-01' })).toEqual([
      `${folder}/cn.md: updated 2020-01-01 is before published ${first.published}`,
    ])
    expect(faultsWith(() => {}, { ...first, updated: '2999-01-01' })).toEqual([
      `${folder}/cn.md: updated 2999-01-01 is in the future`,
    ])
  })

  test.each(locales.slice(1))('reports a sentence that %s shares with another language', (locale) => {
    const sentence = 'Una frase que no se ha traducido a nada.'
    const copied = (f: Record<string, string | undefined>) => {
      for (const one of [locales[0], locale]) f[one] = `${f[one]}\n\n${sentence}`
    }
    expect(faultsWith(copied).join()).toContain(`${folder}: the same in ${locales[0]} and ${locale}: ${sentence}`)
  })

  test('reports a related test that does not exist', () => {
    expect(faultsWith(() => {}, { ...first, relatedTest: 'none' })).toEqual([
      `${folder}/cn.md: relatedTest “none” is not the slug of a test`,
    ])
  })

  test('reports a recommended article that does not exist', () => {
    const others = allArticles().filter(({ id }) => id !== first.id)
    expect(checkColumns(around, { articles: others, faults: ['a fault of the facts'] }).faults).toEqual(
      expect.arrayContaining([
        'a fault of the facts',
        `src/content/suggested-articles.ts: there is no article ${first.id}`,
      ]),
    )
  })
})
