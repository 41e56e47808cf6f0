import { defineConfig } from 'prisma/config'

// `prisma generate` needs no schema engine; naming any binary keeps it from looking for a download.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
