import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Phrase } from './Phrase'

test('marks where Chinese may break, and leaves other languages to the browser', () => {
  expect(renderToStaticMarkup(<Phrase text="自己知道。" locale="cn" />)).toBe('自己<wbr/>知道。')
  expect(renderToStaticMarkup(<Phrase text="You know." locale="en" />)).toBe('You know.')
})
