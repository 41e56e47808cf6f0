import { missedRequest } from '@/app/missing'
import { MissedPage } from '@/features/site/ui/MissedPage'

export { missingMetadata as generateMetadata } from '@/app/missing'

/** No such test, or no such language. */
export default async function ScienceNotFound() {
  return <MissedPage {...(await missedRequest())} />
}
