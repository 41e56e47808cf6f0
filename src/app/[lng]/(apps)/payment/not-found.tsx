// The sitting to pay for is not this browser's: the same way on as from a report that is not there.
export { default, generateMetadata } from '../report/[id]/not-found'
