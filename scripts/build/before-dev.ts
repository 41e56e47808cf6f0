import { writeBrandCss } from './brand-css'
import { buildEnhanceScript } from './enhance'

writeBrandCss()
await buildEnhanceScript()
