import { syncCheckout } from '@/features/payment/settlement/sync-checkout'
import { getDb } from '@/server/db/db'
import { paymentProvider } from '@/server/payments/select-provider'
import { dyingDb } from './dying-db'

// A test runs this as a separate process. It fulfils an order up to the commit, reports this, and waits to be killed.
const db = await getDb()
const hang = () => {
  process.stdout.write('before commit\n')
  return new Promise<never>(() => setInterval(() => {}, 1000))
}
await syncCheckout(dyingDb(db, hang), paymentProvider(db), process.argv[2] ?? '')
