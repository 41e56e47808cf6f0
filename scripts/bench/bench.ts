import { existsSync } from 'node:fs'

// npm run bench -- <name>: measurements of the built site; each is a size or a ratio within one run, never an absolute
// time.
const benches: Record<string, () => Promise<void>> = {
  cuts: async () => (await import('./measurement/cuts')).printCarelessCuts(),
  calibration: async () => (await import('./calibration')).benchCalibration(),
  care: async () => (await import('./measurement/care')).benchCare(),
  compare: async () => (await import('./compare')).compareBuilds(),
  dist: async () => (await import('./dist')).benchDist(),
  documents: async () => (await import('./documents')).benchDocuments(),
  early: async () => (await import('./early-input')).benchEarlyInput(),
  enumeration: async () => (await import('./enumeration')).benchEnumeration(),
  growth: async () => (await import('./growth')).benchGrowth(),
  lighthouse: async () => (await import('./lighthouse')).runLighthouse(),
  norms: async () => (await import('./measurement/norms')).benchNorms(),
  pages: async () => (await import('./pages')).benchPages(),
  pdf: async () => (await import('./pdf')).benchPdf(),
  reading: async () => (await import('./reading')).benchReading(),
  retention: async () => (await import('./retention')).benchRetention(),
  reveal: async () => (await import('./reveal')).benchReveal(),
  scoring: async () => (await import('./measurement/scoring')).benchScoring(),
  sealing: async () => (await import('./sealing')).benchSealing(),
  sittings: async () => (await import('./sittings')).benchSittings(),
  validity: async () => (await import('./measurement/validity')).benchValidity(),
  weight: async () => (await import('./weight/weight')).benchWeight(),
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
