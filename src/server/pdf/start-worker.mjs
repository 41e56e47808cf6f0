import { register } from 'tsx/esm/api'

// `--import tsx` works in a main thread only; here the loader is registered by hand.
register()
await import('./worker.ts')
