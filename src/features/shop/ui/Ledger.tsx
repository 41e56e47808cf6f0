'use client'
import { Anchor, Group, Text } from '@mantine/core'
import { Link } from '@/ui/app/Link'
import { Section } from '@/ui/app/Section'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { ShopAccount } from '../schema'
import styles from './MyShop.module.css'

interface Props {
  ledger: ShopAccount['ledger']
  page: number
}

const signed = (delta: number): string => (delta > 0 ? `+${delta}` : `−${-delta}`)

/** Renders how the account got and spent its reports, newest first. */
export function Ledger({ ledger: { entries, older }, page }: Props) {
  const t = useTexts('shop')
  const locale = useLocale()
  return (
    <Section id="ledger" title={t('mine.ledger.title')}>
      {entries.length === 0 && <Text c="dimmed">{t('mine.ledger.none')}</Text>}
      <ul className={styles.ledger}>
        {entries.map(({ id, reason, delta, at, report }) => (
          <li key={id}>
            <span className={styles.delta}>{signed(delta)}</span>
            <span>
              {t(`mine.ledger.${reason}`)}
              {report && (
                <>
                  {' · '}
                  <Anchor component={Link} href={`/report/${report.sittingId}`}>
                    {report.title}
                  </Anchor>
                </>
              )}
            </span>
            <span className={styles.day}>
              <LocalTime at={at} locale={locale} />
            </span>
          </li>
        ))}
      </ul>
      {(page > 1 || older) && (
        <Group component="nav" aria-label={t('mine.ledger.pages')}>
          {page > 1 && (
            <Anchor component={Link} href={`/me/shop?page=${page - 1}#ledger`}>
              {t('mine.ledger.newer')}
            </Anchor>
          )}
          {older && (
            <Anchor component={Link} href={`/me/shop?page=${page + 1}#ledger`}>
              {t('mine.ledger.older')}
            </Anchor>
          )}
        </Group>
      )}
    </Section>
  )
}
