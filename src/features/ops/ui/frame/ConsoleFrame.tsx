'use client'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { callProcedure } from '@/trpc/call-procedure'
import { Failure } from '@/ui/form/Failure'
import { stayPending, useAction } from '@/ui/form/use-action'
import { useTexts } from '@/ui/texts'
import type { StaffView } from '../../schema'
import { Announcements } from './Announcements'
import styles from './ConsoleFrame.module.css'
import { ConsoleSearch } from './ConsoleSearch'
import { listAllowedGroups } from './console-pages'

interface Props {
  staff: StaffView
  /** Path of the page that is shown, with its query. */
  path: string
  /** Name of the console and of its site: `<ConsoleName>`. */
  name: ReactNode
  languages: ReactNode
  children: ReactNode
}

/**
 * Renders the frame of every console page: the navigation at the side and the search above. A role sees only the pages
 * it may open. In a narrow window the navigation folds into a menu, which opens without JavaScript.
 */
export function ConsoleFrame({ staff, path, name, languages, children }: Props) {
  const t = useTexts('admin')
  const [here = ''] = path.split('?')
  return (
    <div className={styles.frame}>
      <header className={styles.rail}>
        {name}
        <details className={styles.menu} data-menu>
          <summary>{t('nav.menu')}</summary>
          <div className={styles.ways}>
            <nav className={styles.nav} aria-label={t('nav.label')}>
              {listAllowedGroups(staff.acts).map((group) => (
                <div key={group.name}>
                  <p id={`nav-${group.name}`} className={styles.group}>
                    {t(`nav.groups.${group.name}`)}
                  </p>
                  <ul className={styles.pages} aria-labelledby={`nav-${group.name}`}>
                    {group.pages.map(({ href, name: page }) => (
                      <li key={href}>
                        <a href={href} aria-current={currentOf(href, here)}>
                          {t(`nav.${page}`)}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
            <div className={styles.own}>
              <SignedIn staff={staff} />
              {languages}
            </div>
          </div>
        </details>
      </header>
      <div className={styles.room}>
        {staff.acts.includes('customer.search') && <ConsoleSearch />}
        <main id="content" className={styles.main}>
          <Announcements>{children}</Announcements>
        </main>
      </div>
    </div>
  )
}

/**
 * Returns `page` for the link to the open page, and `true` for the link to its list, such as the orders for one order.
 * The overview is not the list of any page.
 */
function currentOf(href: string, here: string): 'page' | 'true' | undefined {
  if (here === href) return 'page'
  return href !== '/admin' && here.startsWith(`${href}/`) ? 'true' : undefined
}

/** Renders the address and role of the signed-in staff member, and the sign-out button. */
function SignedIn({ staff: { email, role } }: { staff: StaffView }) {
  const t = useTexts('admin')
  const { mutate, isPending, failure } = useAction(async () => {
    await callProcedure((api) => api.ops.signOut, undefined)
    // A full load, so that nothing of what was shown stays in the tab.
    window.location.assign('/admin/login')
    return stayPending()
  })
  return (
    <div>
      <p className={styles.who}>
        <span>{email}</span>
        <span>{t(`role.${role}`)}</span>
      </p>
      <Button variant="transparent" size="sm" loading={isPending} onClick={mutate}>
        {t('nav.signOut')}
      </Button>
      <Failure busy={isPending}>{failure}</Failure>
    </div>
  )
}
