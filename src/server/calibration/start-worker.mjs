import { setPriority } from 'node:os'
import { register } from 'tsx/esm/api'

// People come before arithmetic. Only Linux knows priorities of single threads.
if (process.platform === 'linux') setPriority(19)
// `--import tsx` works in a main thread only; here the loader is registered by hand.
register()
await import('./worker.ts')
