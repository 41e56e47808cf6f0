import { expect, test } from 'vitest'
import { DomainError, domainErrorCodes, isDomainErrorCode } from './error'

test('a domain error contains only its code and its parameters', () => {
  const error = new DomainError('REVIEW_LONG', { max: 500 })
  expect(error).toBeInstanceOf(Error)
  expect(String(error)).toBe('DomainError: REVIEW_LONG')
  expect([error.code, error.params]).toEqual(['REVIEW_LONG', { max: 500 }])
  expect(new DomainError('NOT_FOUND').params).toEqual({})
})

test('an error code is recognized only by its exact name', () => {
  expect(domainErrorCodes.filter((code) => !isDomainErrorCode(code))).toEqual([])
  for (const other of ['', 'not_found', 'toString', 404, null, undefined]) expect(isDomainErrorCode(other)).toBe(false)
})
