import { elsewhere, type HelpCountry, type Helpline } from '@/core/helplines'
import { checkedOn, site, words } from './contacts'

export const directorySources = { DIR: 'the directories themselves; not a source of any number here' }

/** Lists of lines that others keep up to date, for where this list has none. */
export const directories: readonly Helpline[] = [
  {
    name: words(
      'Find A Helpline：按国家查免费热线',
      'Find A Helpline: free lines by country',
      'Find A Helpline: líneas gratuitas por país',
    ),
    reach: [site('findahelpline.com')],
    hours: 'noted',
    mark: 'B',
    sources: ['DIR'],
    note: words(
      '那是别人的网站，打开后对方会知道你来访。',
      'Another organization’s site, which sees that you visit it.',
      'Es un sitio ajeno: al abrirlo, sabrá que usted lo visitó.',
    ),
  },
  {
    name: words(
      'Befrienders Worldwide：各国倾听热线',
      'Befrienders Worldwide: centers that listen',
      'Befrienders Worldwide: centros de escucha',
    ),
    reach: [site('befrienders.org')],
    hours: 'noted',
    mark: 'B',
    sources: ['DIR'],
  },
]

/** For whoever is in none of the countries listed. */
export const anywhereElse: HelpCountry = {
  code: elsewhere,
  name: words('其他国家和地区', 'Another country', 'Otro país'),
  emergency: [{ number: '112', mark: 'A', sources: ['EU1', 'ES3'] }],
  crisis: directories,
  violence: [],
  young: [],
  note: words(
    '请先拨打当地的急救或报警电话；不知道号码时试试 112：欧盟各国通用，许多国家的手机也能拨通。或者直接去最近的医院急诊。',
    'Call the emergency number of the place where you are. If you don’t know it, try 112: it works in all of the European Union and on many mobile networks elsewhere. Or go to the nearest emergency room.',
    'Llame al número de emergencias del lugar donde está. Si no lo conoce, pruebe el 112: funciona en toda la Unión Europea y en muchas redes móviles de otros países. O vaya a las urgencias más cercanas.',
  ),
  checkedOn,
  sources: {
    ...directorySources,
    EU1: 'a public list of numbers (Jan 2026)',
    ES3: 'elnacional.cat (2022)',
  },
}
