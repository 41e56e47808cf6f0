import type { ReportContents } from '@/core/report/contents'
import type { Translate } from '@/core/texts/namespaces'

interface Props {
  /** Contents of the report's version: a line stands only if every report of the version has what the line names. */
  contents: ReportContents
  className?: string
  t: Translate<'report'>
}

/** List of what opens with a full report, wherever one is offered; the items readers want most stand first. */
export function Opens({ contents, className, t }: Props) {
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

/** List of what needs no payment, now or later. */
export const StaysFree = ({ className, signedIn, t }: Pick<Props, 'className' | 't'> & { signedIn: boolean }) => (
  <ul className={className}>
    <li>{t(signedIn ? 'keep.free.summaryOwn' : 'keep.free.summary')}</li>
    <li>{t('keep.free.talk')}</li>
    <li>{t('keep.free.again')}</li>
    <li>{t('keep.free.lines')}</li>
  </ul>
)
