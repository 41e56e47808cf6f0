// It stands beside the page, because it reads headers and so must be rendered per request.
export { MissingOfAccount as default } from '../../missing'
