// It is beside the page because it reads headers, so it has to be rendered per request.

export { missingMetadata as generateMetadata } from '@/app/missing'
export { MissingOfAccount as default } from '../../missing'
