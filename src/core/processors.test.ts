import { expect, test } from 'vitest'
import { parseProcessors } from './processors'

test('companies are read with role, name, country and contact', () => {
  const written =
    'hosting: Nube, S.L. | ES | https://nube.example/privacidad ; payment: Pay Ltd | IE | dpo@pay.example;'
  expect(parseProcessors(written)).toEqual([
    { role: 'hosting', name: 'Nube, S.L.', country: 'ES', contact: 'https://nube.example/privacidad' },
    { role: 'payment', name: 'Pay Ltd', country: 'IE', contact: 'dpo@pay.example' },
  ])
  expect(parseProcessors(' ')).toEqual([])
})

test.each([
  'Nube | ES | a@b.example',
  'cloud: Nube | ES | a@b.example',
  'hosting: Nube | Spain | a@b.example',
  'hosting: Nube | ES',
  'hosting: | ES | a@b.example',
])('%s is refused by name', (entry) => {
  expect(() => parseProcessors(`mail: Post | DE | x@post.example; ${entry}`)).toThrow(entry.trim())
})
