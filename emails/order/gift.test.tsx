import { render } from 'react-email'
import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import GiftMail, { giftMailSubject } from './GiftMail'

describe('the name of the giver', () => {
  const hostile = '<b>Bank</b>\r\nhttps://e.example/x www.e.example eve@e.example'

  test.each(locales)('contains no link or markup in %s', async (locale) => {
    const mail = <GiftMail {...GiftMail.PreviewProps} giverName={hostile} locale={locale} />
    const html = await render(mail)
    const text = await render(mail, { plainText: true })
    for (const part of [html, text]) {
      expect(part).toContain('b Bank b https e. example')
      expect(part).not.toMatch(/e\.example|<b>/)
    }
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual([GiftMail.PreviewProps.url, 'mailto:help@mindglass.example', `/help-now?lang=${locale}`])
    expect(giftMailSubject(locale)).not.toContain('Bank')
  })

  test('is replaced by a neutral phrase when no part of the name can be shown', async () => {
    const mail = <GiftMail {...GiftMail.PreviewProps} giverName="://" locale="en" />
    expect(await render(mail, { plainText: true })).toContain('Someone who left no name')
  })
})
