export { generateMetadata } from '@/app/missing'
export { ConsoleMissing as default } from '../../console-door'
