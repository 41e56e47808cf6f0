import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../check/postgres.mjs'
import { processorSeconds, withDistServer } from './dist-server'

const PATH = '/tests/sleep?lang=en'
const CONNECTIONS = 16
const PER_ROUND = 8_000
const ROUNDS = 5
const HEADERS = {
  accept: 'text/html',
  'accept-language': 'en-US,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
}
/** Minimum requests per second, as a share of nginx's, and maximum processor time, as a multiple of nginx's. */
const GOAL = { requests: 0.35, processor: 4 }

export interface DocumentMeasurement {
  perSecond: number
  /** Processor time of the server for one request, in µs. */
  micros: number
}

/**
 * Measures what one document costs the server of dist/: requests a second and processor time, beside nginx and beside
 * Node's own server, which both send the same bytes and headers from memory or disk and do nothing else.
 */
export async function benchDocuments(): Promise<void> {
  await withDistServer(async ({ origin, pid }) => {
    const page = await fetch(origin + PATH, { headers: HEADERS })
    await page.arrayBuffer()
    // The server makes the best compression in the background after the first request.
    await sleep(2_000)
    const { head, body } = await rawAnswer(Number(new URL(origin).port))
    const folder = mkdtempSync(join(tmpdir(), 'mindglass-nginx-'))
    const floors = [await startNginx(folder, head, body), await startNode(folder, head, body)]
    try {
      const servers = [{ name: 'the site', port: Number(new URL(origin).port), pids: () => [pid] }, ...floors]
      const rounds = new Map<string, DocumentMeasurement[]>(servers.map(({ name }) => [name, []]))
      for (let round = 0; round <= ROUNDS; round++) {
        for (const { name, port, pids } of servers) {
          const measured = await measureDocument(port, pids())
          // The first round only warms up the servers.
          if (round > 0) rounds.get(name)?.push(measured)
        }
      }
      print(rounds, body.length)
    } finally {
      for (const { child } of floors) child.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

function print(rounds: ReadonlyMap<string, DocumentMeasurement[]>, bytes: number): void {
  const middle = (name: string, of: keyof DocumentMeasurement) =>
    (rounds.get(name) ?? []).map((one) => one[of]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
  console.log(`${PATH}: ${bytes} bytes, ${CONNECTIONS} connections, ${PER_ROUND} requests a round, middle of ${ROUNDS}`)
  console.table(
    Object.fromEntries(
      [...rounds.keys()].map((name) => [
        name,
        {
          'requests a second': Math.round(middle(name, 'perSecond')),
          "of nginx's": (middle(name, 'perSecond') / middle('nginx', 'perSecond')).toFixed(2),
          'processor, µs': middle(name, 'micros').toFixed(0),
          "times nginx's": (middle(name, 'micros') / middle('nginx', 'micros')).toFixed(1),
        },
      ]),
    ),
  )
  const share = middle('the site', 'perSecond') / middle('nginx', 'perSecond')
  const times = middle('the site', 'micros') / middle('nginx', 'micros')
  if (share < GOAL.requests) console.log(`Goal: at least ${GOAL.requests} of nginx's requests.`)
  if (times > GOAL.processor) console.log(`Goal: at most ${GOAL.processor} times nginx's processor time.`)
}

const requestBytes = Buffer.from(
  `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\n${Object.entries(HEADERS)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`,
)

/** Returns the head and the body of one answer as received. */
function rawAnswer(port: number): Promise<{ head: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0)
    const socket = connect(port, 'localhost', () => socket.write(requestBytes))
    socket.on('error', reject)
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece])
      const end = received.indexOf('\r\n\r\n')
      const [, length] = /content-length: (\d+)/i.exec(received.toString('latin1', 0, Math.max(end, 0))) ?? []
      if (end < 0 || received.length < end + 4 + Number(length)) return
      socket.destroy()
      resolve({ head: received.toString('latin1', 0, end), body: received.subarray(end + 4) })
    })
  })
}

/** Measures one round, in which each connection sends its requests one after the other. */
export async function measureDocument(port: number, pids: readonly number[]): Promise<DocumentMeasurement> {
  const { head, body } = await rawAnswer(port)
  const size = head.length + 4 + body.length
  const used = () => pids.reduce((sum, pid) => sum + processorSeconds(pid), 0)
  const [before, started] = [used(), performance.now()]
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sendMany(port, PER_ROUND / CONNECTIONS, size)))
  const seconds = (performance.now() - started) / 1000
  return { perSecond: PER_ROUND / seconds, micros: ((used() - before) / PER_ROUND) * 1e6 }
}

function sendMany(port: number, count: number, size: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let [answered, bytes] = [0, 0]
    const socket = connect(port, 'localhost', () => socket.write(requestBytes))
    socket.on('error', reject)
    socket.on('data', (piece) => {
      bytes += piece.length
      // All answers have the same length, because ids and dates do.
      if (bytes < size) return
      if (bytes > size) return reject(new Error(`an answer has ${bytes} bytes instead of ${size}`))
      bytes = 0
      answered += 1
      if (answered < count) return void socket.write(requestBytes)
      socket.destroy()
      resolve()
    })
  })
}

interface Floor {
  name: string
  port: number
  pids: () => number[]
  child: ChildProcess
}

/** Returns the headers that a comparison server has to be told to send; it adds all others by itself. */
const headersOf = (head: string): [string, string][] =>
  head
    .split('\r\n')
    .slice(1)
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
    .filter(([name]) => !/^(date|connection|keep-alive|content-length|content-type|etag)$/i.test(name))

async function startNginx(folder: string, head: string, body: Buffer): Promise<Floor> {
  const port = await freePort()
  writeFileSync(join(folder, 'page'), body)
  const headers = headersOf(head).map(([name, value]) => `add_header ${name} "${value.replace(/"/g, '')}";`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type "text/html; charset=utf-8";
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5; open_file_cache max=10;
  server { listen ${port}; location / { root ${folder}; rewrite ^ /page break; ${headers.join(' ')} } }
}`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'], { stdio: 'inherit' })
  await new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(new Error('nginx is needed as the floor (apt-get install nginx)')))
    setTimeout(resolve, 1_000)
  })
  const pids = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ').map(Number)
  return { name: 'nginx', port, pids, child }
}

async function startNode(folder: string, head: string, body: Buffer): Promise<Floor> {
  const port = await freePort()
  writeFileSync(join(folder, 'answer.json'), JSON.stringify({ headers: headersOf(head), file: join(folder, 'page') }))
  writeFileSync(join(folder, 'page'), body)
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), String(port), folder], {
    stdio: 'inherit',
  })
  await sleep(3_000)
  return { name: "Node's own server", port, pids: () => [Number(child.pid)], child }
}

// `startNode` starts this file as a process of its own: Node's server, which does nothing else.
const [, self = '', ownPort, folder = ''] = process.argv
if (self === fileURLToPath(import.meta.url)) {
  const { headers, file } = JSON.parse(readFileSync(join(folder, 'answer.json'), 'utf8'))
  const body = readFileSync(file)
  const all = {
    ...Object.fromEntries(headers),
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
  }
  createServer((_, res) => res.writeHead(200, all).end(body)).listen(Number(ownPort))
}
