import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { processState } from '@/core/process-state'
import { env } from '@/env'
import { PrismaClient } from '@/generated/prisma/client'
import { log } from '../observability/log'
import { detectConnectionShortages, measureQueries } from '../observability/queries'
import { openPool } from './pool'

export type Db = PrismaClient
/** The client inside `$transaction`. With the embedded database, a call to the outer client would deadlock. */
export type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

export interface OpenDb {
  db: Db
  pool: pg.Pool
  embedded: boolean
  close: () => Promise<void>
}

export async function openDb(url: string | undefined, dir: string): Promise<OpenDb> {
  const { pool, embedded, wasKilled, close } = await openPool(url, dir, {
    connections: env.DB_POOL_MAX,
    connectMs: env.DB_CONNECT_TIMEOUT_MS,
    statementMs: env.DB_STATEMENT_TIMEOUT_MS,
    onConnect: (client) => measureQueries(client, env.DB_SLOW_MS),
  })
  detectConnectionShortages(pool)
  if (wasKilled) log.warn({ dir }, 'database: the last process was ended from outside; what it acknowledged is there')
  const db = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: embedded ? 30_000 : 5_000, timeout: 15_000 },
  })
  return {
    db,
    pool,
    embedded,
    close: async () => {
      await db.$disconnect()
      await close()
    },
  }
}

declare module '@/core/process-state' {
  interface ProcessState {
    /** Kept here because routes and instrumentation are separate bundles that share one connection. */
    database?: Promise<OpenDb>
  }
}

/** Returns the process's database, which is opened at first use. A failed opening is tried again at the next call. */
export function getDatabase(): Promise<OpenDb> {
  processState.database ??= openDb(env.DATABASE_URL, env.PGLITE_DIR).catch((error) => {
    processState.database = undefined
    throw error
  })
  return processState.database
}

export const getDb = async (): Promise<Db> => (await getDatabase()).db
