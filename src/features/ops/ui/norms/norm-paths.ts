import type { GetNormsInput } from '../../norms/norms-schema'

/** Paths of the pages of one version of a test in one language, and of one release of its norms. */
export const testNormsPath = ({ instrument, instrumentVersion, locale }: GetNormsInput): string =>
  `/admin/measurement/${instrument}-v${instrumentVersion}-${locale}`
export const normReleasePath = (id: string): string => `/admin/measurement/edition/${id}`

/** Path of the list of studies in which readers take part, and path of one release of a study. */
export const studiesPath = '/admin/measurement/studies'
export const studyReleasePath = (id: string): string => `${studiesPath}/${id}`
