import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu/faketime', '/usr/lib/aarch64-linux-gnu/faketime', '/usr/lib/faketime']

/** A clock that PostgreSQL goes by and that can be put forward: it alone says when a job is due and a lease has ended. */
export class Clock {
  #seconds = 0
  readonly #file: string
  /** For the server's environment. */
  readonly env: Readonly<Record<string, string>>

  /** @throws Error without libfaketime. */
  constructor(dir: string) {
    const library = LIBRARIES.map((folder) => join(folder, 'libfaketimeMT.so.1')).find(existsSync)
    if (!library) throw new Error('A clock to be moved needs libfaketime (Debian: sudo apt-get install faketime).')
    this.#file = join(dir, 'clock')
    this.forward(0)
    chmodSync(this.#file, 0o644)
    this.env = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: '1',
      // Waits inside the server are as long as ever.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }
  }

  forward(seconds: number): void {
    this.#seconds += seconds
    writeFileSync(this.#file, `+${this.#seconds}`)
  }
}
