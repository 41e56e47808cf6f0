import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { formatEmail } from './shown-email'

test.each([
  ...['ana@españa.es', 'li@例子.测试', 'x@münchen.de', 'a.b@mail.bücher.example', 'y@ñandú.cl', 'z@кремль.рф'],
  ...['ana@example.org', 'm***@gmail.com', 'w@日本語.jp', 'q@straße-ünd.de', 'p@اختبار.example', ''],
])('an email address is shown in Unicode, not in Punycode: %s', (typed) => {
  const at = typed.lastIndexOf('@') + 1
  expect(
    formatEmail(typed.slice(0, at) + (typed.includes('*') ? typed.slice(at) : domainToASCII(typed.slice(at)))),
  ).toBe(typed)
})

test.each(['a@xn--', 'a@xn--!!.es', 'a@xn--99999999999999.es'])(
  'an email address with invalid Punycode is shown without an error: %s',
  (address) => {
    expect(formatEmail(address)).toMatch(/^a@/)
  },
)
