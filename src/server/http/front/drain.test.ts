import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { drain } from './drain'

async function site(answerMs: number, onRequest = () => {}): Promise<{ server: Server; url: string }> {
  const server = createServer(async (_, res) => {
    onRequest()
    await sleep(answerMs)
    res.end('answered')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('a shutdown completes requests and work in progress but accepts no new connection [drain-in-flight]', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const { server, url } = await site(300, () => arrive())
  let finished = false
  const inFlight = fetch(url).then((response) => response.text())
  await arrived
  const work = async () => {
    await sleep(500)
    finished = true
  }
  const stopped = drain([server], work, 10_000)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  expect(await inFlight).toBe('answered')
  expect(await stopped).toBe(true)
  expect(finished).toBe(true)
})

test('a shutdown still answers a request that a proxy sends on an open connection', async () => {
  const { server, url } = await site(0)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<boolean>((resolve, reject) => {
      const req = request(url, { agent }, (res) => res.resume().on('end', () => resolve(req.reusedSocket)))
      req.on('error', reject).end()
    })
  expect(await ask()).toBe(false)
  const stopped = drain([server], async () => {}, 10_000)
  await sleep(20)
  expect(await ask()).toBe(true)
  expect(await stopped).toBe(true)
  agent.destroy()
})

test('a shutdown is not delayed by idle connections that browsers keep open', async () => {
  const { server, url } = await site(0)
  await (await fetch(url)).text()
  const started = Date.now()
  expect(await drain([server], async () => {}, 10_000)).toBe(true)
  expect(Date.now() - started).toBeLessThan(5_000)
})

test('a shutdown stops waiting for unfinished work after the time limit', async () => {
  const { server } = await site(0)
  const started = Date.now()
  expect(await drain([server], () => new Promise(() => {}), 200)).toBe(false)
  expect(Date.now() - started).toBeLessThan(5_000)
})

test('a shutdown completes when the work in progress fails', async () => {
  const { server } = await site(0)
  expect(await drain([server], async () => Promise.reject(new Error('database away')), 10_000)).toBe(true)
})
