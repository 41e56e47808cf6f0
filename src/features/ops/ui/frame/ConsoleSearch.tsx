'use client'
import { Anchor, Button, TextInput } from '@mantine/core'
// biome-ignore lint/plugin/form-state: a search text belongs to no form that is sent.
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { formatMoney } from '@/core/commerce/money'
import { trpc } from '@/trpc/hooks'
import { useNavigate } from '@/ui/app/AppNavigation'
import { Failure } from '@/ui/form/Failure'
import { useAction } from '@/ui/form/use-action'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { SearchResult } from '../../overview/overview-schema'
import { downloadQueryOptions } from '../query-options'
import { StateBadge } from '../StateBadge'
import styles from './ConsoleFrame.module.css'

/** Minimum number of letters: fewer would find everybody; see `FindInput`. */
const shortest = 3

/**
 * Renders the search field for an order number, an email address or a payment number. It searches on submit and not on
 * each letter, because every search is logged, and puts the text into no URL. An order number opens its order.
 */
export function ConsoleSearch() {
  const t = useTexts('admin')
  const go = useNavigate()
  const { ops } = trpc.useUtils()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<(SearchResult & { q: string }) | 'short' | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const { mutate, isPending, failure } = useAction(async () => {
    const q = typed.trim()
    if (q.length < shortest) return setFound('short')
    setFound(null)
    const answer = await ops.find.fetch({ q }, downloadQueryOptions)
    if (answer.exact !== null) go?.(`/admin/orders/${answer.exact}`)
    setFound({ ...answer, q })
  })
  const close = () => {
    setFound(null)
    box.current?.focus()
  }
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) void mutate()
    if (key === 'Escape') close()
  }
  return (
    <search className={styles.search} aria-label={t('find.label')}>
      <TextInput
        ref={box}
        type="search"
        name="find"
        aria-label={t('find.field')}
        placeholder={t('find.hint')}
        value={typed}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="default" loading={isPending} onClick={() => void mutate()}>
        {t('find.submit')}
      </Button>
      <Failure busy={isPending}>{failure}</Failure>
      <div role="status" className={styles.told}>
        {found === 'short' && <p>{t('find.short')}</p>}
        {found !== null && found !== 'short' && <FoundPart found={found} onClose={close} />}
      </div>
    </search>
  )
}

interface FoundProps {
  found: SearchResult & { q: string }
  onClose: () => void
}

/** Renders the orders and customers found, newest first. */
function FoundPart({ found: { q, orders, customers }, onClose }: FoundProps) {
  const t = useTexts('admin')
  const me = useTexts('me')
  const locale = useLocale()
  return (
    <div className={styles.found}>
      <p className={styles.foundHead}>
        {orders.total + customers.total === 0 ? t('find.none', { q }) : t('find.some', { q })}
        <Button variant="transparent" size="sm" onClick={onClose}>
          {t('find.close')}
        </Button>
      </p>
      <FoundList id="found-orders" title={t('find.orders', { count: orders.total })} {...orders}>
        {orders.rows.map(({ id, product, email, status, price, at }) => (
          <li key={id}>
            <Anchor href={`/admin/orders/${id}`}>
              {product} · {email}
            </Anchor>
            <span className={styles.facts}>
              <StateBadge of="order" is={status}>
                {me(`orders.status.${status}`)}
              </StateBadge>
              <span>{formatMoney(price, locale)}</span>
              <LocalTime at={at} locale={locale} show="medium" />
            </span>
          </li>
        ))}
      </FoundList>
      <FoundList id="found-customers" title={t('find.customers', { count: customers.total })} {...customers}>
        {customers.rows.map(({ ref, email, name, orders: bought }) => (
          <li key={ref}>
            <Anchor href={`/admin/customers/${ref}`}>{email}</Anchor>
            <span className={styles.facts}>
              <span>{name ?? t('customers.noAccount')}</span>
              <span>{t('find.bought', { count: bought })}</span>
            </span>
          </li>
        ))}
      </FoundList>
    </div>
  )
}

interface FoundListProps {
  id: string
  title: string
  rows: readonly unknown[]
  total: number
  children: ReactNode
}

function FoundList({ id, title, rows, total, children }: FoundListProps) {
  const t = useTexts('admin')
  if (total === 0) return null
  return (
    <div>
      <p id={id} className={styles.foundName}>
        {title}
      </p>
      <ul className={styles.foundRows} aria-labelledby={id}>
        {children}
      </ul>
      {total > rows.length && <p className={styles.foundName}>{t('find.more', { count: total - rows.length })}</p>}
    </div>
  )
}
