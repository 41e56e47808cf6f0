import { expect, test } from 'vitest'
import { appMarkup } from '@/testing/app-markup'
import { TitledParts } from './StoryParts'

test('TitledParts draws each pair of parts once, and never a single part', () => {
  const part = (title: string, ...parts: string[]) => ({ title, text: `${title} in words.`, parts })
  const html = appMarkup(
    <TitledParts
      parts={[
        part('First', 'a', 'b'),
        part('Again', 'a', 'b'),
        part('Other', 'a', 'c'),
        part('Edge', 'a'),
        part('None'),
      ]}
      drawn={(ids) => <i>{ids.join('+')}</i>}
      pull={{ locale: 'en' }}
    />,
  )
  expect(html.match(/<i>[^<]*<\/i>/g)).toEqual(['<i>a+b</i>', '<i>a+c</i>'])
})
