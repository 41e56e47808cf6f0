import { setPriority } from 'node:os'
import { register } from 'tsx/esm/api'

// Requests have priority over calibration. Only Linux supports priorities of single threads. Tests wait for the result:
// a thread of low priority would hardly run beside other busy tests.
if (process.platform === 'linux' && process.env.NODE_ENV !== 'test') setPriority(19)
// `--import tsx` works in a main thread only; here the loader is registered by hand.
register()
await import('./worker.ts')
