import { expect, test } from 'vitest'
import { domainErrorCodes } from './error'
import { trpcCodeOf } from './error-http'

test.each([
  ['NOT_FOUND', 'NOT_FOUND'],
  ['UNAUTHENTICATED', 'UNAUTHORIZED'],
  ['FORBIDDEN_ORIGIN', 'FORBIDDEN'],
  ['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'],
  ['PAYMENT_UNAVAILABLE', 'SERVICE_UNAVAILABLE'],
  ['INTERNAL', 'INTERNAL_SERVER_ERROR'],
  ['ALREADY_UNLOCKED', 'CONFLICT'],
  ['EMAIL_INVALID', 'BAD_REQUEST'],
] as const)('the error code %s is mapped to the tRPC code %s', (code, name) => {
  expect(trpcCodeOf(code)).toBe(name)
})

test('only internal errors and unavailable services are mapped to server errors', () => {
  const ours = domainErrorCodes.filter((code) =>
    ['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'].includes(trpcCodeOf(code)),
  )
  expect(ours).toEqual(['SERVICE_UNAVAILABLE', 'INTERNAL', 'PAYMENT_UNAVAILABLE'])
})
