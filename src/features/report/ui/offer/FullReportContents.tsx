import type { ReportContents } from '@/core/report/contents'
import type { Translate } from '@/core/texts/namespaces'

interface Props {
  /** Contents of the report's version: a line appears only if every report of the version has the named content. */
  contents: ReportContents
  className?: string
  t: Translate<'report'>
}

/** Renders the list of contents of a full report, wherever one is offered; the items readers want most come first. */
export function FullReportContents({ contents, className, t }: Props) {
  const { parts: count, own, handOver, answers, where, circumstances, sources } = contents
  return (
    <ul className={className}>
      {own && <li>{t('offer.get.letter', { count })}</li>}
      {own && <li>{t('offer.get.week')}</li>}
      {handOver && <li>{t(`offer.get.handOver.${handOver}`)}</li>}
      <li>{t('offer.get.parts', { count })}</li>
      {!own && <li>{t('offer.get.help')}</li>}
      {where && <li>{t('offer.get.where')}</li>}
      {answers && <li>{t('offer.get.answers')}</li>}
      {circumstances && <li>{t('offer.get.circumstances')}</li>}
      {sources && <li>{t('offer.get.sources')}</li>}
      <li>{t('offer.get.charts')}</li>
      <li>{t('offer.get.languages')}</li>
    </ul>
  )
}

/** Renders the list of contents that stay free, now and later. */
export const FreeContents = ({ className, signedIn, t }: Pick<Props, 'className' | 't'> & { signedIn: boolean }) => (
  <ul className={className}>
    <li>{t(signedIn ? 'keep.free.summaryOwn' : 'keep.free.summary')}</li>
    <li>{t('keep.free.talk')}</li>
    <li>{t('keep.free.again')}</li>
    <li>{t('keep.free.lines')}</li>
  </ul>
)
