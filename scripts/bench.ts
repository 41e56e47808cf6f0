import { existsSync } from 'node:fs'

// npm run bench -- <name>: figures of the built site; each is a size or a ratio within one run, never a bare time.
const benches: Record<string, () => Promise<void>> = {
  cuts: async () => (await import('./bench/measurement/cuts')).cuts(),
  calibration: async () => (await import('./bench/calibration')).calibration(),
  care: async () => (await import('./bench/measurement/care')).care(),
  dist: async () => (await import('./bench/dist')).dist(),
  enumeration: async () => (await import('./bench/enumeration')).enumeration(),
  growth: async () => (await import('./bench/growth')).growth(),
  lighthouse: async () => (await import('./bench/lighthouse')).lighthouse(),
  norms: async () => (await import('./bench/measurement/norms')).norms(),
  pdf: async () => (await import('./bench/pdf')).pdf(),
  retention: async () => (await import('./bench/retention')).retention(),
  scoring: async () => (await import('./bench/measurement/scoring')).scoring(),
  sealing: async () => (await import('./bench/sealing')).sealing(),
  validity: async () => (await import('./bench/measurement/validity')).validity(),
  weight: async () => (await import('./bench/weight/weight')).weight(),
}

if (existsSync('.env')) process.loadEnvFile('.env')

const [name = ''] = process.argv.slice(2)
const bench = benches[name]
if (bench) {
  await bench()
  process.exit()
} else {
  console.error(`Usage: npm run bench -- <${Object.keys(benches).join(' | ')}>`)
  process.exitCode = 2
}
