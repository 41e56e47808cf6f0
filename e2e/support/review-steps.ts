import type { Page } from '@playwright/test'
import type { Locale } from '@/core/locale'
import { callTrpcProcedure } from './account-steps'

interface Written {
  locale: Locale
  name: string
  content: string
  rating: number | null
}

/** Publishes a review of a test that the page's browser has completed. */
export const publishReview = (page: Page, slug: string, review: Written): Promise<void> =>
  callTrpcProcedure(page, 'review.write', { slug, ...review })
