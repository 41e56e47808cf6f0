export { default, generateMetadata } from '@/app/missing'
