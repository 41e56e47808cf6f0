import { existsSync } from 'node:fs'

// npm run bench -- <name>: measurements of the built site; each is a size or a ratio within one run, never an absolute
// time.
const benches: Record<string, () => Promise<void>> = {
  cuts: async () => (await import('./measurement/cuts')).cuts(),
  calibration: async () => (await import('./calibration')).calibration(),
  care: async () => (await import('./measurement/care')).care(),
  compare: async () => (await import('./compare')).compare(),
  dist: async () => (await import('./dist')).dist(),
  documents: async () => (await import('./documents')).documents(),
  early: async () => (await import('./early-input')).earlyInput(),
  enumeration: async () => (await import('./enumeration')).enumeration(),
  growth: async () => (await import('./growth')).growth(),
  lighthouse: async () => (await import('./lighthouse')).lighthouse(),
  norms: async () => (await import('./measurement/norms')).norms(),
  pages: async () => (await import('./pages')).pageTimes(),
  pdf: async () => (await import('./pdf')).pdf(),
  reading: async () => (await import('./reading')).reading(),
  retention: async () => (await import('./retention')).retention(),
  reveal: async () => (await import('./reveal')).reveal(),
  scoring: async () => (await import('./measurement/scoring')).scoring(),
  sealing: async () => (await import('./sealing')).sealing(),
  sittings: async () => (await import('./sittings')).sittings(),
  validity: async () => (await import('./measurement/validity')).validity(),
  weight: async () => (await import('./weight/weight')).weight(),
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
