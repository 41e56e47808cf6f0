import { expect, test } from 'vitest'
import { parseProcessors } from './processors'

test('processors are read with role, name, country and contact', () => {
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
  'hosting',
  'My hosting: Nube | ES | a@b.example',
  'hosting: Nube | ESP | a@b.example',
  'hosting: Nube | XES | a@b.example',
  'hosting: Nube | es | a@b.example',
])('the entry “%s” is rejected with an error that quotes it', (entry) => {
  expect(() => parseProcessors(`mail: Post | DE | x@post.example; ${entry}`)).toThrow(entry.trim())
})

test('spaces around the first colon are ignored, and a colon in the name is kept', () => {
  expect(parseProcessors('mail :  Post: one | DE | x@post.example')).toEqual([
    { role: 'mail', name: 'Post: one', country: 'DE', contact: 'x@post.example' },
  ])
  expect(parseProcessors('mail:Post | DE | x@post.example')[0]?.name).toBe('Post')
})

test('an unknown role is rejected with the list of valid roles', () => {
  expect(() => parseProcessors('cloud: Nube | ES | a@b.example')).toThrow('hosting, database, backup, mail, payment')
})
