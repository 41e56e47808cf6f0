import type { Db } from '@/server/db/db'

/** Returns a database whose process is ended by `die` after the work of a transaction, but before its commit. */
export function dyingDb(db: Db, die: () => Promise<never>): Db {
  const interrupted = (work: (tx: unknown) => Promise<unknown>) =>
    db.$transaction(async (tx) => {
      await work(tx)
      return die()
    })
  return new Proxy(db, {
    get: (target, name) => (name === '$transaction' ? interrupted : Reflect.get(target, name, target)),
  })
}
