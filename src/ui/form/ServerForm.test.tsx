import cn from '@locales/cn/common.json'
import en from '@locales/en/common.json'
import es from '@locales/es/common.json'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { TextsProvider } from '../texts'
import { ServerForm } from './ServerForm'

const texts = { cn, en, es }

test.each(locales)('ServerForm is inert before scripts run and explains it in the language %s', (locale) => {
  const html = renderToString(
    <TextsProvider locale={locale} dictionaries={{ common: texts[locale] }}>
      <ServerForm />
    </TextsProvider>,
  )
  expect(html).toContain(`<noscript><p class="notice">${texts[locale].noScript}</p></noscript>`)
  expect(html).toMatch(/<form[^>]* inert=""/)
})

test('ServerForm shows a custom noscript message when one is passed', () => {
  const html = renderToString(
    <TextsProvider locale="en" dictionaries={{ common: en }}>
      <ServerForm why="Every answer is saved at once." />
    </TextsProvider>,
  )
  expect(html).toContain('<p class="notice">Every answer is saved at once.</p>')
  expect(html).not.toContain(en.noScript)
})
