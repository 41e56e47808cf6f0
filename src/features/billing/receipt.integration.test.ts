import { beforeEach, expect, test } from 'vitest'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { overrideSettings } from '@/testing/settings'
import { getReceipt } from './receipt'

const unset = { OPERATOR_NAME: undefined, OPERATOR_ADDRESS: undefined, OPERATOR_TAX_ID: undefined }
const settings = overrideSettings({ ...unset })

const database = setUpTestDatabase()
beforeEach(() => {
  Object.assign(settings, unset)
})

test.each([
  { configured: {}, seller: null },
  { configured: { OPERATOR_NAME: 'Luz Clara, S.L.' }, seller: 'Luz Clara, S.L.' },
  {
    configured: { OPERATOR_NAME: 'Luz Clara, S.L.', OPERATOR_ADDRESS: 'Calle Mayor 1', OPERATOR_TAX_ID: 'B1' },
    seller: 'Luz Clara, S.L., Calle Mayor 1, B1',
  },
])('a printed receipt states the seller as configured: $seller', async ({ configured, seller }) => {
  Object.assign(settings, configured)
  const { db } = database.current
  const userId = await openAccount(db)
  const { id } = await createPaidOrder(db, { email: 'ana@example.org' })
  await db.order.update({ where: { id }, data: { userId } })
  const principal = { guestId: null, userId }
  expect(await getReceipt(db, principal, 'en', id)).toMatchObject({ orderId: id, seller })
})
