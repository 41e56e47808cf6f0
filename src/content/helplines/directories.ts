import { elsewhereCode, type HelpCountry, type Helpline } from '@/core/care/helplines'
import { checkedOn, site, toLocalizedText } from './contacts'

export const directorySources = { DIR: 'the directories themselves; not a source of any number here' }

/** Directories of lines kept up to date by others, for countries without a line in this list. */
export const directories: readonly Helpline[] = [
  {
    name: toLocalizedText('按国家查热线', 'Free lines by country', 'Líneas gratuitas por país'),
    reach: [site('findahelpline.com'), site('befrienders.org')],
    hours: 'noted',
    mark: 'B',
    sources: ['DIR'],
    note: toLocalizedText(
      '是别人的网站，打开后对方会知道你来访。',
      'Sites of others, which see your visit.',
      'Son sitios ajenos y verán su visita.',
    ),
  },
]

/** Entry for readers in none of the listed countries. */
export const anywhereElse: HelpCountry = {
  code: elsewhereCode,
  name: toLocalizedText('其他国家和地区', 'Another country', 'Otro país'),
  emergency: [{ number: '112', mark: 'A', sources: ['EU1', 'ES3'] }],
  crisis: directories,
  violence: [],
  young: [],
  note: toLocalizedText(
    '先打当地的急救或报警电话；不知道号码就试 112，许多国家的手机能拨通。也可以直接去最近的医院急诊。',
    'First call the local emergency number. If you don’t know it, try 112, which works on many mobile networks. Or go to the nearest emergency room.',
    'Llame primero al número local de emergencias. Si no lo conoce, pruebe el 112, que funciona en muchas redes móviles. O vaya a las urgencias más cercanas.',
  ),
  checkedOn,
  sources: {
    ...directorySources,
    EU1: 'a public list of numbers (Jan 2026)',
    ES3: 'elnacional.cat (2022)',
  },
}
