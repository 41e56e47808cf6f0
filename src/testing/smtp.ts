import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Reaction of the mail server to the next mails. */
type Behaviour =
  | 'accept'
  /** 450 at RCPT: try later. */
  | 'busy'
  /** 550 at RCPT: no such address. */
  | 'refuse'
  /** 554 after DATA. */
  | 'reject'
  /** The connection ends after the mail was stored, before it is acknowledged. */
  | 'drop'
  /** The mail arrived, and the server never answers. */
  | 'stall'

interface ReceivedMail {
  envelope: { from: string; to: string[] }
  raw: string
  mail: Email
}

export interface TestSmtp {
  url: string
  received: ReceivedMail[]
  behaviour: Behaviour
  /** Reactions for single recipients that differ from `behaviour`. */
  behaviourTo: Partial<Record<string, Behaviour>>
  /** Delay in ms between the last byte of a mail and the reply. */
  delayMs: number
  /** Number of mails that have arrived but are not acknowledged yet. */
  inHand: number
  /** Closes the port; `start` opens the same port again. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

const reply = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode })

interface Options {
  /** Offers STARTTLS with an untrusted certificate. */
  tls?: boolean
  /** The only user that may send. */
  user?: { name: string; password: string }
}

/** Creates a real SMTP server; `start` opens it on a free port of this machine. */
export function createSmtp({ tls = false, user }: Options = {}): TestSmtp {
  let server: SMTPServer
  let port = 0
  const smtp: TestSmtp = {
    url: '',
    received: [],
    behaviour: 'accept',
    behaviourTo: {},
    delayMs: 0,
    inHand: 0,
    stop: () => new Promise((done) => server.close(() => done())),
    start: async () => {
      server = createServer()
      await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
      port = (server.server.address() as AddressInfo).port
      smtp.url = `smtp://${user ? 'user:wrong@' : ''}127.0.0.1:${port}`
    },
  }

  const answerTo = (address: string): Behaviour => smtp.behaviourTo[address] ?? smtp.behaviour

  function createServer(): SMTPServer {
    const created = new SMTPServer({
      authOptional: !user,
      allowInsecureAuth: true,
      closeTimeout: 100,
      disabledCommands: tls ? [] : user ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
      onAuth: (auth, _, done) =>
        auth.username === user?.name && auth.password === user?.password
          ? done(null, { user: auth.username })
          : done(reply('5.7.8 wrong password', 535)),
      onRcptTo: ({ address }, _, done) => {
        if (answerTo(address) === 'busy') return done(reply(`4.2.1 <${address}> is busy`, 450))
        if (answerTo(address) === 'refuse') return done(reply(`5.1.1 <${address}> is unknown`, 550))
        done()
      },
      onData: async (stream, session, done) => {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk)
        const raw = Buffer.concat(chunks)
        const { mailFrom, rcptTo } = session.envelope
        if (smtp.behaviour === 'stall') return
        if (rcptTo.some(({ address }) => answerTo(address) === 'reject')) return done(reply('5.7.1 not wanted', 554))
        smtp.received.push({
          envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
          raw: raw.toString('utf8'),
          mail: await PostalMime.parse(raw),
        })
        if (smtp.behaviour === 'drop') return dropAll(created)
        smtp.inHand += 1
        if (smtp.delayMs > 0) await sleep(smtp.delayMs)
        smtp.inHand -= 1
        done()
      },
    })
    created.on('error', () => {})
    return created
  }

  return smtp
}

/** Creates and starts a server. */
export async function startSmtp(options?: Options): Promise<TestSmtp> {
  const smtp = createSmtp(options)
  await smtp.start()
  return smtp
}

function dropAll({ connections }: SMTPServer): void {
  for (const connection of connections as unknown as Iterable<{ _socket: { destroy: () => void } }>) {
    connection._socket.destroy()
  }
}
