import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Phrase } from './Phrase'

test('the Phrase component adds line break opportunities to Chinese text only', () => {
  expect(renderToStaticMarkup(<Phrase text="自己知道。" locale="cn" />)).toBe('自己<wbr/>知道。')
  const clauses = renderToStaticMarkup(<Phrase text="自己知道，就好。" locale="cn" />)
  expect(clauses.replaceAll(/ class="[^"]*"/g, '')).toBe('<span>自己<wbr/>知道，</span><span>就好。</span>')
  expect(renderToStaticMarkup(<Phrase text="You know." locale="en" />)).toBe('You know.')
})
