import { expect, test } from 'vitest'
import { findAlarmConditions } from './alarm-conditions'

const outbox = { waiting: 0, stuck: 0, failed: 0, failedMails: 0, oldestSeconds: 0 }
const quiet = { answers: 1000, errors: 0, taken: 0, refused: 0, unsigned: 0, alarms: 0, failingTasks: [] }
const figures = { outbox, orders: { paid: 900, pending: 3 }, disputes: 0, findings: 0, owed: 0, lastWebhookAt: null }
const fine = { figures, skew: 0.2, shortages: 0, five: quiet, ten: quiet }

test('a healthy site has no alarm signs', () => expect(findAlarmConditions(fine)).toEqual({}))

test.each([
  { what: 'a held order', seen: { figures: { ...figures, orders: { held: 2 } } }, sign: { held: 2 } },
  { what: 'payment records that differ', seen: { figures: { ...figures, findings: 3 } }, sign: { books: 3 } },
  { what: 'a refund that did not arrive', seen: { figures: { ...figures, owed: 1 } }, sign: { refund: 1 } },
  { what: 'a dispute', seen: { figures: { ...figures, disputes: 1 } }, sign: { dispute: 1 } },
  {
    what: 'two failed mails and another failed job',
    seen: { figures: { ...figures, outbox: { ...outbox, failed: 3, failedMails: 2 } } },
    sign: { mail: 2, job: 1 },
  },
  {
    what: 'a job that has been due for six minutes',
    seen: { figures: { ...figures, outbox: { ...outbox, waiting: 4, oldestSeconds: 360 } } },
    sign: { backlog: 4 },
  },
  {
    what: 'jobs that are due, but not for long',
    seen: { figures: { ...figures, outbox: { ...outbox, waiting: 400, oldestSeconds: 20 } } },
    sign: {},
  },
  {
    what: 'a job tried five times and put off',
    seen: { figures: { ...figures, outbox: { ...outbox, stuck: 1 } } },
    sign: { backlog: 1 },
  },
  { what: 'a clock behind', seen: { skew: -61.4 }, sign: { clock: 61 } },
  { what: 'a full disk', seen: { shortages: 12 }, sign: { shortage: 12 } },
  { what: 'four errors in ten responses', seen: { five: { ...quiet, answers: 10, errors: 4 } }, sign: {} },
  { what: 'five errors in 200 responses', seen: { five: { ...quiet, answers: 200, errors: 5 } }, sign: { errors: 5 } },
  { what: 'five errors in 1000 responses', seen: { five: { ...quiet, errors: 5 } }, sign: {} },
  { what: 'a failing task', seen: { five: { ...quiet, failingTasks: ['norms'] } }, sign: { task: 1 } },
  { what: 'a log line marked as an alarm', seen: { ten: { ...quiet, alarms: 1 } }, sign: { log: 1 } },
  { what: 'a rejected signed webhook', seen: { ten: { ...quiet, refused: 1, taken: 9 } }, sign: { webhook: 1 } },
  { what: 'unsigned webhooks beside an accepted one', seen: { ten: { ...quiet, unsigned: 50, taken: 1 } }, sign: {} },
  { what: 'only unsigned webhooks', seen: { ten: { ...quiet, unsigned: 5 } }, sign: { webhook: 5 } },
])('a site with $what has the alarm signs $sign', ({ seen, sign }) =>
  expect(findAlarmConditions({ ...fine, ...seen })).toEqual(sign),
)
