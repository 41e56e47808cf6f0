import { expect, test } from 'vitest'
import { otherPhones, unknownPhones } from './phones'

test.each([
  { locale: 'en', text: 'Call or text 988, or 1-800-799-7233 at any hour; text HOME to 741741.' },
  { locale: 'en', text: 'If a child has swallowed it, call Poison Control at 1-800-222-1222, and 911 after that.' },
  { locale: 'en', text: 'In one study, 116 people were asked to call a friend; in 2019 and 2021 they did.' },
  { locale: 'en', text: 'From 2026-11-22 on, 340 000 answers and 1,250 more were counted.' },
  { locale: 'en', text: 'The line came to 250 points.' },
  { locale: 'es', text: 'Llame al 024 o al 112; en México, al 800 911 2000. También por WhatsApp en el 600 000 016.' },
  { locale: 'es', text: 'En un estudio, 221 personas dejaron el teléfono lejos.' },
  { locale: 'cn', text: '现在就打 12356，有危险打 110 或 120；北京也可以打 010-82951332。' },
  { locale: 'cn', text: '拖欠工资，打人社热线12333问问；法律上的事打 12348。' },
  { locale: 'cn', text: '有研究给 300 个人打电话，问了 365 天。' },
] as const)('unknownPhones accepts the $locale text: $text', ({ locale, text }) => {
  expect(unknownPhones(text, locale)).toEqual([])
})

test.each([
  { locale: 'en', text: 'Call 987 now.', expected: ['987'] },
  { locale: 'en', text: 'The hotline is open day and night: 1-800-799-7234.', expected: ['1-800-799-7234'] },
  { locale: 'en', text: 'Somebody is there at 555 123 4567.', expected: ['555 123 4567'] },
  { locale: 'es', text: 'Marque el 025, o el 900 123 456.', expected: ['900 123 456', '025'] },
  { locale: 'cn', text: '难受的时候拨 12357。', expected: ['12357'] },
  { locale: 'cn', text: '心理热线：400-161-9995。', expected: ['400-161-9995'] },
  { locale: 'cn', text: '联系老师，13812345678。', expected: ['13812345678'] },
] as const)('unknownPhones returns the unlisted number in the $locale text: $text', ({ locale, text, expected }) => {
  expect(unknownPhones(text, locale)).toEqual(expected)
})

test('every allowed number outside the helplines has a description, a source and a check date', () => {
  for (const { is, source, checkedOn } of otherPhones) {
    expect(is.length).toBeGreaterThan(5)
    expect(source.length).toBeGreaterThan(5)
    expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})
