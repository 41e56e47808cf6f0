import type { PublishedTableName } from '@mindglass/psychometrics/publication/published-tables'
import { Sentence } from '@/ui/Sentence'
import styles from './Figures.module.css'
import type { TextProps } from './norms-view'

interface Props extends TextProps {
  /** Path of the tables of this release, without a slash at the end. */
  path: string
  tables: readonly PublishedTableName[]
  /** Citation of the source. */
  cite: string
  hashes: readonly string[]
}

/** Renders the figures as files, with their licence. */
export function OpenTables({ path, tables, cite, hashes, t }: Props) {
  return (
    <section className={styles.part} aria-labelledby="tables">
      <h2 id="tables">{t('tables.title')}</h2>
      <div className="stack">
        <p>{t('tables.lede')}</p>
        <ul className={styles.files}>
          {tables.map((name) => (
            <li key={name}>
              <span>{t(`tables.${name}`)}</span> <File path={path} name={name} kind="csv" />{' '}
              <File path={path} name={name} kind="json" />
            </li>
          ))}
          <li>
            <span>{t('tables.all')}</span> <File path={path} name="all" kind="json" />
          </li>
          <li>
            <span>{t('tables.plan')}</span> <File path={path} name="plan" kind="txt" />
          </li>
        </ul>
        <p>
          <Sentence text={t('tables.licence')}>
            <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">
              CC BY 4.0
            </a>
          </Sentence>
        </p>
        <p className={styles.soft}>{t('tables.cite', { cite })}</p>
        <p className={styles.soft}>{t('tables.hash')}</p>
        <ul className={styles.hashes}>
          {hashes.map((hash) => (
            <li key={hash}>
              <code>{hash}</code>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function File({ path, name, kind }: { path: string; name: string; kind: 'csv' | 'json' | 'txt' }) {
  return (
    <a className="alone" href={`${path}/${name}.${kind}`} download>
      {kind.toUpperCase()}
    </a>
  )
}
