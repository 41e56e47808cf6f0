import { expect, test } from '../support/fixtures'

test('every response carries a unique request id', async ({ request }) => {
  const numbers = new Set<string | undefined>()
  for (const path of ['/', '/login', '/api/health', '/api/trpc/shop.products', '/nowhere', '/css/homeTheme.css']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-request-id'], path).toMatch(/^\w{5}-\w{5}$/)
    numbers.add(headers['x-request-id'])
  }
  expect(numbers.size).toBe(6)
})

test('/metrics is served to a local request and is a 404 for a request through a proxy', async ({ request }) => {
  const here = await request.get('/metrics')
  expect(here.status()).toBe(200)
  expect(await here.text()).toMatch(/^mindglass_http_requests_total\{kind="\w+",method="GET",status="200"\} \d+/m)
  const outside = { headers: { 'x-forwarded-for': '203.0.113.7' } }
  expect((await request.get('/metrics', outside)).status()).toBe(404)
  const ready = await request.get('/api/ready', outside)
  expect([ready.status(), await ready.text()]).toEqual([200, 'ready'])
})
