import { beforeEach, expect, test } from 'vitest'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { PaymentHistory } from '@/testing/histories/payment-history'
import { setUpStripe } from '@/testing/stripe/stripe'

const stripe = await setUpStripe()
const database = setUpTestDatabase()

/**
 * Number of random histories. `npm run test:faults` plays a thousand, from a seed of the day; this test plays the same
 * ones each time.
 */
const COUNT = Number(process.env.HISTORIES || 30)
const SEED = Number(process.env.HISTORIES_SEED || 1)

beforeEach(() => setRouteDatabase(database.current))

test(`all payment invariants hold after each step of ${COUNT} random payment histories from seed ${SEED} [histories-random]`, async () => {
  let [steps, paid] = [0, 0]
  for (let n = 0; n < COUNT; n++) {
    const done = await PaymentHistory.run(database.current, stripe, SEED + n)
    steps += done.steps
    paid += done.paid
  }
  if (process.env.HISTORIES) console.log(`histories: ${COUNT} from seed ${SEED} on, ${steps} steps, ${paid} payments`)
  // Histories in which nobody pays would show nothing.
  expect(paid).toBeGreaterThan(COUNT / 2)
}, 3_600_000)
