import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './StoredItems.module.css'

/** All cookies and storage entries of the site, with the names that a browser shows. */
const items = [
  { key: 'i18n', name: 'i18n_redirected' },
  { key: 'taker', name: 'taker' },
  { key: 'reports', name: 'reports' },
  { key: 'browser', name: 'browser' },
  { key: 'session', name: 'session' },
  { key: 'known', name: 'known' },
  { key: 'mailbox', name: 'mailbox' },
  { key: 'csrf', name: 'csrf' },
  { key: 'config', name: 'config' },
  { key: 'dusk', name: 'dusk' },
  { key: 'help', name: 'help-country' },
  { key: 'revealed', name: 'revealed' },
  { key: 'answers', name: 'sittings:…' },
  { key: 'chapter', name: 'chapter:…' },
  { key: 'app', name: 'app' },
  { key: 'place', name: 'place' },
  { key: 'owner', name: 'owner' },
  { key: 'mailed', name: 'mailed:…' },
  { key: 'typed', name: 'typed' },
  { key: 'reload', name: 'reload:…' },
] as const

/** Renders the items that the site stores in a visitor's browser: name, purpose and lifetime. */
export async function StoredItems({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'privacy')
  return (
    <section className={styles.items} aria-labelledby="cookies">
      <h2 id="cookies">{t('cookies.title')}</h2>
      <p>{t('cookies.lede')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('cookies.name')}</th>
            <th scope="col">{t('cookies.purpose')}</th>
            <th scope="col">{t('cookies.life')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ key, name }) => (
            <tr key={key}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{t(`cookies.${key}`)}</td>
              <td>{t(`cookies.${key}Life`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
