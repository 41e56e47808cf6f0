import { expect, test } from 'vitest'
import { invoiceNumber } from './invoice'

test('invoiceNumber contains the series, the year and the sequence number', () => {
  expect(invoiceNumber('invoice', 2026, 7)).toBe('2026-000007')
  expect(invoiceNumber('credit', 2026, 1_234_567)).toBe('C-2026-1234567')
})
