import { expect, test } from 'vitest'
import { insertWordBreaks } from './word-breaks'

const page = (lede: string, lang = 'zh-CN') =>
  `<html class="a" lang="${lang}"><h1>自己知道</h1>${lede}<p>自己知道</p></html>`

test.each([
  {
    why: 'marks the line breaks between the words of a lede',
    lede: '<p class="lede">自己知道，就好。</p>',
    marked: '<p class="lede">自己<wbr>知道，<wbr>就好。</p>',
  },
  {
    why: 'keeps tags and entities inside a lede whole',
    lede: '<p class="b lede" data-x="自己知道">自己&amp;知道<b title="自己知道">20%，自己知道</b></p>',
    marked: '<p class="b lede" data-x="自己知道">自己&amp;知道<b title="自己知道">20%，<wbr>自己<wbr>知道</b></p>',
  },
  {
    why: 'leaves a paragraph that is no lede unchanged',
    lede: '<p class="ledes">自己知道</p>',
    marked: '<p class="ledes">自己知道</p>',
  },
])('markWords $why', ({ lede, marked }) => {
  expect(insertWordBreaks(page(lede))).toBe(page(marked))
})

test('a heading breaks inside a clause only when the clause is longer than a line', () => {
  const marked = insertWordBreaks(
    '<html lang="zh-CN"><h1>自己知道自己不知道：自己知道</h1><h2 id="x">自己知道</h2></html>',
  )
  expect(marked).toBe(
    '<html lang="zh-CN"><h1><span class="clause">自己<wbr>知道<wbr>自己<wbr>不知道：</span><span class="clause">自己知道</span></h1><h2 id="x">自己知道</h2></html>',
  )
})

test('clauses of a heading keep their closing quotation marks, and markWords is idempotent', () => {
  const marked = insertWordBreaks('<html lang="zh-CN"><h2><a href="/x">“自己知道。”就好</a></h2></html>')
  expect(marked).toBe(
    '<html lang="zh-CN"><h2><a href="/x"><span class="clause">“自己知道。”</span><span class="clause">就好</span></a></h2></html>',
  )
  expect(insertWordBreaks(marked)).toBe(marked)
})

test('an element with the class “words” gets word breaks like a heading', () => {
  const [before, after] = ['<cite class="a words">', '</cite><p class="wordsOf">自己知道自己不知道</p></html>']
  expect(insertWordBreaks(`<html lang="zh-CN">${before}自己知道自己不知道${after}`)).toBe(
    `<html lang="zh-CN">${before}自己<wbr>知道<wbr>自己<wbr>不知道${after}`,
  )
})

test('a clause has no line break after its first character', () => {
  expect(insertWordBreaks('<html lang="zh-CN"><h1>先说好：我自己知道自己不知道</h1></html>')).toContain(
    '我自己<wbr>知道<wbr>自己<wbr>不知道',
  )
})

test('a document in another language stays unchanged', () => {
  const english = page('<p class="lede">自己知道</p>', 'en-US')
  expect(insertWordBreaks(english)).toBe(english)
})
