export { generateMetadata } from '@/app/shared-not-found'
export { ConsoleNotFound as default } from '../../console-door'
