import { Link, View } from '@react-pdf/renderer'
import { shortPath } from '@/content/report-reading'
import type { ToRead } from '@/features/report/schema'
import type { Letter } from '../letter'
import { Row } from '../Row'
import { colour } from '../style'
import { Words } from '../Words'

interface Props extends Letter {
  article: NonNullable<ToRead['week']>
  /** Address of the site, without a slash at its end. */
  site: string
}

/** Renders the article on a part or a week, with an address short enough to type from paper. */
export function ToReadRow({ article: { id, title }, site, i18n, style }: Props) {
  const path = shortPath(id)
  return (
    <Row style={style} label={i18n._('pdf.next.read')}>
      <View style={style.close}>
        <Words style={style.small}>{title}</Words>
        <Link src={`${site}${path}`} style={{ ...style.small, color: colour.action, textDecoration: 'none' }}>
          {`${site.replace(/^https?:\/\//, '')}${path}`}
        </Link>
      </View>
    </Row>
  )
}
