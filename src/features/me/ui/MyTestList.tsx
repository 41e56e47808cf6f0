import { dateSlot } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { LocalTime } from '@/ui/LocalTime'
import type { MyTest, MyTests } from '../schema'
import { DeleteSitting } from './DeleteSitting'
import { GiveBack } from './GiveBack'
import styles from './Me.module.css'

const hrefs: Record<MyTest['action'], (test: MyTest) => string> = {
  read: ({ sittingId }) => `/report/${sittingId}`,
  summary: ({ sittingId }) => `/report/${sittingId}`,
  pay: ({ sittingId }) => `/payment?report=${sittingId}`,
  continue: ({ slug }) => `/tests/${slug}/run`,
}

interface Props {
  locale: Locale
  list: MyTests
  page: number
}

/** Tests with how they stand and the one thing to do; a finished one opens by its name too. */
export async function MyTestList({ locale, list, page }: Props) {
  const t = await texts(locale, 'me')
  if (list.tests.length === 0 && page === 1) {
    return (
      <div className={styles.none}>
        <p>{t('tests.none')}</p>
        <a className="button" href="/tests">
          {t('tests.browse')}
        </a>
      </div>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {list.tests.map((test) => (
          <li key={test.sittingId} className={styles.item}>
            <div>
              <h3 className={styles.name}>
                {test.action === 'continue' ? test.title : <a href={hrefs.read(test)}>{test.title}</a>}
              </h3>
              <p className={styles.facts}>
                <span className={styles.status} data-status={test.status}>
                  {t(`tests.status.${test.status}`)}
                </span>
                <span>
                  <LocalTime
                    at={test.at}
                    locale={locale}
                    within={t(test.action === 'continue' ? 'tests.started' : 'tests.finished', { date: dateSlot })}
                  />
                </span>
              </p>
            </div>
            <a className="button quiet" href={hrefs[test.action](test)}>
              {t(`tests.action.${test.action}`)}
              <span className="visually-hidden"> {test.title}</span>
            </a>
            {(test.returnable || test.own) && (
              <div className={styles.more}>
                {test.returnable && <GiveBack {...test} />}
                {test.own && <DeleteSitting {...test} />}
              </div>
            )}
          </li>
        ))}
      </ul>
      {(page > 1 || list.older) && (
        <nav className="cluster" aria-label={t('tests.pages')}>
          {page > 1 && <a href={page === 2 ? '/me' : `/me?page=${page - 1}`}>{t('tests.newer')}</a>}
          {list.older && <a href={`/me?page=${page + 1}`}>{t('tests.older')}</a>}
        </nav>
      )}
    </>
  )
}
