export { default, generateMetadata } from '@/app/shared-not-found'
