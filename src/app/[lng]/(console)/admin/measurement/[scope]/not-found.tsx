export { generateMetadata } from '@/app/shared-not-found'
export { ConsoleNotFound as default } from '../../signed-out-frame'
