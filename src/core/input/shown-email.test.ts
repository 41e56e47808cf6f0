import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { formatEmail } from './shown-email'

test.each([
  ...['ana@españa.es', 'li@例子.测试', 'x@münchen.de', 'a.b@mail.bücher.example', 'y@ñandú.cl', 'z@кремль.рф'],
  ...['ana@example.org', 'm***@gmail.com', 'w@日本語.jp', 'q@straße-ünd.de', 'p@اختبار.example', ''],
])('an address is shown as it was typed: %s', (typed) => {
  const at = typed.lastIndexOf('@') + 1
  expect(
    formatEmail(typed.slice(0, at) + (typed.includes('*') ? typed.slice(at) : domainToASCII(typed.slice(at)))),
  ).toBe(typed)
})

test.each(['a@xn--', 'a@xn--!!.es', 'a@xn--99999999999999.es'])(
  'an address with an invalid domain is shown without an error: %s',
  (address) => {
    expect(formatEmail(address)).toMatch(/^a@/)
  },
)
