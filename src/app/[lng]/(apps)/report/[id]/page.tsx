import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { Locale } from '@/core/locale'
import { StudyQuestion } from '@/features/evidence/ui/StudyQuestion'
import { hasReminderOffer } from '@/features/report/reminder/reminder'
import { FullReport } from '@/features/report/ui/FullReport'
import { WeekReminder } from '@/features/report/ui/keep/WeekReminder'
import { Reveal } from '@/features/report/ui/reveal/Reveal'
import { SummaryReport } from '@/features/report/ui/SummaryReport'
import { ClosedReport, UnfinishedSitting } from '@/features/report/ui/UnavailableReport'
import { loadNextSteps } from '@/features/report/view/articles-to-read'
import { privateMetadata } from '@/seo/metadata'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { guessHelplineCountry } from '@/server/i18n/reader-country'
import { serverQueries } from '@/trpc/server-queries'
import { PrefetchedQueries, TrpcProvider } from '@/trpc/TrpcProvider'
import { TextsProvider } from '@/ui/texts'
import { PageOwner } from '../../_shared/page-owner'
import { canDownloadPdf, invoicesOf, loadPrice, openReport } from './open-report'

interface Props {
  params: Promise<{ lng: string; id: string }>
  searchParams: Promise<{ norms?: string | string[] }>
}

/**
 * Returns a title with the name of the test, so that the tabs of several open reports can be told apart. That reveals
 * nothing new: the browser's history already has the test's own page.
 */
export async function generateMetadata({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const t = await texts(locale, 'report')
  const opened = await openReport(locale, (await params).id, (await searchParams).norms === 'newest')
  return privateMetadata(opened.state === 'open' ? `${t('title')} · ${opened.view.title}` : t('title'))
}

/** Renders a finished test: its free summary, or the full report once it is unlocked. */
export default async function ReportPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const newest = (await searchParams).norms === 'newest'
  const opened = await openReport(locale, (await params).id, newest)
  if (opened.state === 'missing') notFound()

  const t = await texts(locale, 'report')
  const owner = <PageOwner locale={locale} />
  if (opened.state === 'unfinished') {
    return (
      <>
        {owner}
        <UnfinishedSitting slug={opened.slug} t={t} />
      </>
    )
  }
  const { view } = opened
  if (view.kind === 'closed') {
    return (
      <>
        {owner}
        <ClosedReport view={view} locale={locale} t={t} />
      </>
    )
  }

  const common = await texts(locale, 'common')
  const next = await loadNextSteps(view, locale)
  const invoices = await invoicesOf(locale, view.sittingId)
  // The question of a study never stands before help; whether there is a question depends on the answers.
  const isOwn = view.kind === 'summary' || view.own
  const shared = {
    next,
    invoices,
    study: isOwn && view.help !== 'first' ? <StudySection sittingId={view.sittingId} locale={locale} /> : null,
    site: common('site.name'),
    locale,
    t,
    country: guessHelplineCountry(await headers(), locale),
  }
  if (view.kind === 'full') {
    const reminder = hasReminderOffer(view) ? (
      <ReminderSection sittingId={view.sittingId} besideHelp={view.help !== 'none'} locale={locale} />
    ) : null
    return (
      <>
        {owner}
        <Reveal view={view} locale={locale} t={t} />
        <FullReport view={view} pdf={await canDownloadPdf(locale)} reminder={reminder} {...shared} />
      </>
    )
  }
  return (
    <TextsProvider locale={locale} dictionaries={await loadDictionaries(locale, ['common', 'errors'])}>
      {owner}
      <Reveal view={view} locale={locale} t={t} />
      <TrpcProvider>
        <SummaryReport view={view} price={await loadPrice(locale, view.sittingId)} {...shared} />
      </TrpcProvider>
    </TextsProvider>
  )
}

/** Renders the question of a study below the reader's own result, with its texts; nothing if there is no question. */
async function StudySection({ sittingId, locale }: { sittingId: string; locale: Locale }) {
  const queries = await serverQueries(locale)
  const { kind } = await queries.evidence.question.fetch({ sittingId })
  if (kind === 'none') return null
  return (
    <PrefetchedQueries state={queries.dehydrate()}>
      <TextsProvider locale={locale} dictionaries={await loadDictionaries(locale, ['studies', 'common', 'errors'])}>
        <StudyQuestion sittingId={sittingId} />
      </TextsProvider>
    </PrefetchedQueries>
  )
}

interface ReminderSectionProps {
  sittingId: string
  besideHelp: boolean
  locale: Locale
}

/** Prefetches the state of the two mails about the weekly plan, and renders the section with its texts. */
async function ReminderSection({ sittingId, besideHelp, locale }: ReminderSectionProps) {
  const queries = await serverQueries(locale)
  await queries.report.reminder.fetch({ sittingId })
  return (
    <PrefetchedQueries state={queries.dehydrate()}>
      <TextsProvider locale={locale} dictionaries={await loadDictionaries(locale, ['reminder', 'common', 'errors'])}>
        <WeekReminder sittingId={sittingId} besideHelp={besideHelp} />
      </TextsProvider>
    </PrefetchedQueries>
  )
}
