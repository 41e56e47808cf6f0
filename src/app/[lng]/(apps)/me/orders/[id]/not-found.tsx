// It stands beside the page, because it reads headers and so must be rendered per request.

export { missingMetadata as generateMetadata } from '@/app/missing'
export { MissingOfAccount as default } from '../../missing'
