import { expect, test } from 'vitest'
import { GET } from './route'

const go = async (id: string, search = '') => {
  const response = await GET(new Request(`http://localhost:3000/a/x${search}`), { params: Promise.resolve({ id }) })
  return [response.status, response.headers.get('location')]
}

test.each([
  { id: 'worry-time', search: '', to: '/column/articleDetail/worry-time' },
  { id: 'worry-time', search: '?lang=es', to: '/column/articleDetail/worry-time?lang=es' },
  { id: 'none', search: '', to: '/column' },
  { id: '//evil.example', search: '', to: '/column' },
])('the short address of “$id” redirects to $to', async ({ id, search, to }) => {
  expect(await go(id, search)).toEqual([307, to])
})
