import { buildEnhanceScript } from './enhance'

await buildEnhanceScript()
