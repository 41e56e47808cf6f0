import { connect, createServer, type Server, type Socket } from 'node:net'

/** TCP proxy with a changeable target, like a floating IP address or a pooler's host. */
export class FloatingAddress {
  readonly #open = new Set<Socket>()
  readonly #server: Server

  constructor(private target: number) {
    this.#server = createServer((socket) => {
      const onward = connect(this.target, '127.0.0.1')
      for (const [one, other] of [[socket, onward] as const, [onward, socket] as const]) {
        this.#open.add(one)
        one
          .on('error', () => {})
          .on('close', () => {
            this.#open.delete(one)
            other.destroy()
          })
        one.pipe(other)
      }
    })
  }

  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  }

  /** Changes the target and cuts all open connections. */
  leadTo(target: number): void {
    this.target = target
    for (const socket of this.#open) socket.destroy()
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#open) socket.destroy()
  }
}
