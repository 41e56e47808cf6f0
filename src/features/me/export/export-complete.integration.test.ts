import { beforeEach, describe, expect, test } from 'vitest'
import { isoDay } from '@/core/dates'
import { decryptTreatment } from '@/features/evidence/treatment'
import { createEveryRow } from '@/testing/data/every-row'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { modelsWithoutAccount, modelsWithoutExportedColumns } from '@/testing/guards/not-exported'
import { reachableFrom, readSchema } from '@/testing/guards/schema-file'
import { exportAccount } from './export'

type Row = Record<string, unknown>
interface Part {
  /** Returns a row of this model as the export contains it, and as the database stores it. */
  find: (file: Exported, rows: Rows) => { written: Row | undefined; row: Row | null }
  /** Columns that have another name in the export. */
  renamed?: Readonly<Record<string, string>>
  /** Columns that the export leaves out, each with its reason. */
  leftOut: Readonly<Record<string, string>>
}
type Exported = Record<string, Row & Row[]>
type Rows = Awaited<ReturnType<typeof createEveryRow>>

const ownId = 'names a row to the database; says nothing about a person'
const parent = 'the export has it inside what it belongs to'
const secret = 'opens something: whoever has the file could use it'
const provider = 'belongs to the way the provider is called'
const fared = 'how our own mail about unused results fared; when it went out is exported'
const warning = { warningKeyHash: secret, warningAt: fared, refusedAt: fared, refusals: fared }

/** Every model that relations reach from an account. A new column has to be exported or listed here. */
const parts: Readonly<Record<string, Part>> = {
  User: {
    find: (file, { user }) => ({
      written: file.account,
      row: { ...user, birthday: user.birthday && isoDay(user.birthday) },
    }),
    renamed: { locale: 'language' },
    leftOut: {
      id: ownId,
      passwordHash: secret,
      mustChangePassword: 'a step of signing in that is still to come; gone after the next one',
      ...warning,
    },
  },
  Session: {
    find: (file, { session }) => ({ written: file.signIns?.[0], row: session }),
    leftOut: { id: secret, userId: parent },
  },
  Guest: {
    find: () => ({ written: {}, row: {} }),
    leftOut: {
      id: ownId,
      keyHash: secret,
      userId: parent,
      createdAt: 'the moment of the first sitting, which is exported',
    },
  },
  Sitting: {
    find: (file, { sitting }) => ({ written: byId(file.sittings, sitting.id), row: sitting }),
    renamed: { instrument: 'test', instrumentVersion: 'version', locale: 'language', responses: 'answers' },
    leftOut: { guestId: ownId, resumeKeyHash: secret },
  },
  NormVersion: {
    find: () => ({ written: {}, row: {} }),
    leftOut: Object.fromEntries(
      [
        ...['id', 'instrument', 'instrumentVersion', 'locale', 'number', 'n', 'figures', 'codeHash'],
        ...['itemHash', 'plan', 'createdAt', 'frozenAt', 'frozenBy', 'publishedAt', 'withdrawnAt', 'milestone'],
      ].map((column) => [column, 'figures of many people; which ones a report compares with is exported']),
    ),
  },
  Order: {
    find: (file, { order }) => ({ written: byId(file.orders, order.id), row: order }),
    renamed: { locale: 'language' },
    leftOut: {
      guestId: ownId,
      userId: parent,
      catalogueVersion: 'names our price list; the price itself is exported',
      provider,
      providerSessionId: provider,
      checkoutUrl: secret,
      sessionExpiresAt: provider,
      paymentIntentId: provider,
      failureCode: provider,
      checkAt: 'when we ask the provider next',
      couponId: ownId,
    },
  },
  Refund: {
    find: (file, { order, refund }) => ({
      written: (byId(file.orders, order.id)?.refunds as Row[] | undefined)?.[0],
      row: refund,
    }),
    leftOut: { id: ownId, orderId: parent, providerRefundId: provider, failure: provider },
  },
  Dispute: {
    find: (file, { order, dispute }) => ({
      written: (byId(file.orders, order.id)?.disputes as Row[] | undefined)?.[0],
      row: dispute,
    }),
    leftOut: { id: provider, orderId: parent },
  },
  Coupon: { find: () => ({ written: {}, row: {} }), leftOut: modelsWithoutExportedColumns.Coupon },
  Invoice: { find: () => ({ written: {}, row: {} }), leftOut: modelsWithoutExportedColumns.Invoice },
  Entitlement: {
    find: (file, { sitting, entitlement }) => ({
      written: byId(file.sittings, sitting.id)?.report as Row | undefined,
      row: entitlement,
    }),
    renamed: { createdAt: 'openedAt' },
    leftOut: {
      id: ownId,
      sittingId: parent,
      creditEntryId: 'exported as `byCredit`',
      ...warning,
    },
  },
  CreditEntry: {
    find: (file, { credit }) => ({ written: file.credits?.[0], row: credit }),
    renamed: { createdAt: 'at' },
    leftOut: { id: ownId, userId: parent, reference: ownId },
  },
  VipGrant: {
    find: (file, { vip }) => ({ written: file.membership, row: vip }),
    renamed: { createdAt: 'since' },
    leftOut: { userId: parent, orderId: 'exported with the order', giftId: 'exported with the gift' },
  },
  Gift: {
    find: (file, { gift }) => ({ written: file.giftsBought?.[0], row: gift }),
    renamed: { sku: 'product' },
    leftOut: { id: ownId, codeHash: secret, redeemedById: 'somebody else' },
  },
  Review: {
    find: (file, { sitting, review }) => ({
      written: byId(file.sittings, sitting.id)?.review as Row | undefined,
      row: review,
    }),
    renamed: { locale: 'language' },
    leftOut: { id: ownId, sittingId: parent, guestId: ownId, instrument: parent },
  },
  ReviewHold: {
    find: (file, { hold }) => ({ written: file.hiddenReviews?.[0], row: hold }),
    renamed: { instrument: 'test', createdAt: 'hiddenAt' },
    leftOut: { id: ownId, guestId: ownId },
  },
  ReviewReport: {
    find: () => ({ written: {}, row: {} }),
    leftOut: {
      id: ownId,
      reviewId: parent,
      fault: 'what somebody else finds',
      readerHash: 'somebody else',
      createdAt: 'when somebody else found it',
    },
  },
  Reminder: {
    find: (file, { shared, reminder }) => ({
      written: byId(file.sittings, shared)?.reminder as Row | undefined,
      row: reminder,
    }),
    renamed: { locale: 'language' },
    leftOut: { id: ownId, sittingId: parent, keyHash: secret },
  },
  Retest: {
    find: (file, { shared, retest }) => ({
      written: byId(file.sittings, shared)?.retest as Row | undefined,
      row: retest,
    }),
    leftOut: { id: ownId, sittingId: parent, keyHash: secret },
  },
  TreatmentAnswer: {
    find: (file, { shared, treatment }) => ({
      written: byId(file.sittings, shared)?.treatment as Row | undefined,
      row: { ...treatment, answer: decryptTreatment(treatment) },
    }),
    leftOut: { id: ownId, sittingId: parent },
  },
  ShareCard: {
    find: (file, { shared, card }) => ({
      written: (byId(file.sittings, shared)?.cards as Row[] | undefined)?.[0],
      row: card,
    }),
    renamed: { locale: 'language' },
    leftOut: { id: ownId, keyHash: secret, sittingId: parent },
  },
  Comparison: {
    find: (file, { shared, comparison }) => ({
      written: (byId(file.sittings, shared)?.comparisons as Row[] | undefined)?.[0],
      row: comparison,
    }),
    renamed: { inviterName: 'name', inviteeName: 'with', inviterConsentAt: 'agreedAt', inviterCardAt: 'cardAgreedAt' },
    leftOut: {
      id: ownId,
      keyHash: secret,
      instrument: parent,
      instrumentVersion: parent,
      inviterSittingId: parent,
      inviteeSittingId: 'somebody else’s',
      inviteeConsentAt: 'somebody else’s',
      inviteeCardAt: 'somebody else’s',
    },
  },
  ReportKey: {
    find: () => ({ written: {}, row: {} }),
    leftOut: {
      id: ownId,
      sittingId: parent,
      orderId: parent,
      keyHash: secret,
      createdAt: 'when a link was mailed; the mail says it',
      expiresAt: 'until when a mailed link works; the mail says it',
      revokedAt: 'whether a mailed link still works',
    },
  },
}

const database = setUpTestDatabase()
const db = () => database.current.db
beforeEach(() => setRouteDatabase(database.current))

const schema = readSchema()
const reachable = reachableFrom(schema, 'User')

test('every model is either exported with an account or listed with a reason [export-models]', () => {
  expect([...reachable].sort()).toEqual(Object.keys(parts).sort())
  expect(
    Object.keys(schema)
      .filter((model) => !reachable.has(model))
      .sort(),
  ).toEqual(Object.keys(modelsWithoutAccount).sort())
})

test('columns that the export leaves out or renames exist in the schema', () => {
  for (const [model, { leftOut, renamed }] of Object.entries(parts)) {
    const columns = schema[model]?.columns ?? []
    const unknown = Object.keys({ ...leftOut, ...renamed }).filter((column) => !columns.includes(column))
    expect({ model, unknown }).toEqual({ model, unknown: [] })
  }
})

describe('an account with a row in every table', () => {
  test('has every column in the export with its value, or a listed reason for leaving it out [export-columns]', async () => {
    const rows = await createEveryRow(database.current)
    let text = ''
    for await (const piece of exportAccount(db(), rows.user.id, 'en', new Date())) text += piece
    const file: Exported = JSON.parse(text)
    for (const [model, { find, renamed = {}, leftOut }] of Object.entries(parts)) {
      const { written, row } = find(file, rows)
      for (const column of schema[model]?.columns ?? []) {
        if (column in leftOut) continue
        if (!row || !(column in row))
          throw new Error(`the database has no ${model}.${column}: npm run generate, or migrate`)
        const expected = {
          model,
          column,
          value: column === 'sku' && model === 'Gift' ? expect.any(String) : plain(row?.[column]),
        }
        expect({ model, column, value: written?.[renamed[column] ?? column] }).toEqual(expected)
      }
    }
  })
})

/** Returns a value as JSON represents it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const byId = (rows: Row[] | undefined, id: string): Row | undefined => rows?.find((row) => row.id === id)
