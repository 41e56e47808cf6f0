import type { Db } from '@/server/db'

/** The database as a process sees it that dies, by `die`, when a transaction has done its work but not committed it. */
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
