import { runNightlyNorms } from '@/features/norms/nightly-norms'
import { type Db, getDatabase } from '@/server/db/db'

// A test runs this as a separate process. It runs the nightly norms job up to the commit that writes the first row of
// the table named by the argument, reports this, and waits to be killed.
const table = process.argv[2] === 'tally' ? 'normTally' : 'normVersion'
const database = await getDatabase()
const hang = () => {
  process.stdout.write('before commit\n')
  return new Promise<never>(() => setInterval(() => {}, 1000))
}
const dying: Db = new Proxy(database.db, {
  get: (target, name) =>
    name === '$transaction'
      ? (work: Parameters<Db['$transaction']>[0]) =>
          target.$transaction(async (tx) => {
            const done = await work(tx)
            const rows = table === 'normTally' ? await tx.normTally.count() : await tx.normVersion.count()
            return rows > 0 ? hang() : done
          })
      : Reflect.get(target, name, target),
})
await runNightlyNorms({ ...database, db: dying }, new Date())
