import type { HelpCountry } from '@/core/care/helplines'
import { call, checkedOn, site, sms, toLocalizedText } from './contacts'

const unitedStates: HelpCountry = {
  code: 'US',
  emergency: [{ number: '911', mark: 'A', sources: ['US3', 'US5'] }],
  crisis: [
    {
      name: toLocalizedText(
        '988 自杀与危机生命线',
        '988 Suicide & Crisis Lifeline',
        'Línea 988, prevención del suicidio y crisis',
      ),
      reach: [call('988'), sms('988'), site('988lifeline.org')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['US1', 'US2', 'US11'],
      note: toLocalizedText(
        '英语；西班牙语按 2，退伍军人按 1。',
        'Press 2 for Spanish, 1 for veterans.',
        'Para español, pulse 2 o envíe AYUDA. Veteranos, 1.',
      ),
    },
    {
      name: 'Crisis Text Line',
      reach: [sms('741741', 'HOME')],
      mark: 'A',
      sources: ['US4', 'US5'],
    },
  ],
  violence: [
    {
      name: toLocalizedText(
        '全国家庭暴力热线',
        'National Domestic Violence Hotline',
        'Línea nacional contra la violencia doméstica',
      ),
      reach: [call('1-800-799-7233'), sms('88788', 'START')],
      hours: '24h',
      mark: 'A',
      sources: ['US5', 'US6', 'US7'],
      note: toLocalizedText(
        '有口译，200 多种语言。',
        'In more than 200 languages by interpreter; also by chat.',
        'Con intérpretes en más de 200 idiomas; también por chat.',
      ),
    },
  ],
  young: [
    {
      name: toLocalizedText('988（任何年龄）', '988, for every age', '988, para todas las edades'),
      reach: [call('988'), sms('988')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['US1', 'US2'],
    },
    {
      name: toLocalizedText('Childhelp（儿童受虐待时）', 'Childhelp, child abuse', 'Childhelp, maltrato infantil'),
      reach: [call('1-800-422-4453'), sms('1-800-422-4453')],
      hours: '24h',
      mark: 'B',
      sources: ['US8'],
    },
    {
      name: toLocalizedText(
        'The Trevor Project（性少数青少年）',
        'The Trevor Project, LGBTQ+ youth',
        'The Trevor Project, jóvenes LGBTQ+',
      ),
      reach: [call('1-866-488-7386')],
      mark: 'B',
      sources: ['US9'],
    },
  ],
  checkedOn,
  sources: {
    US1: '988lifeline.org (undated)',
    US2: 'aldianews.com (19 July 2023)',
    US3: 'internationalmentalhealth.org (undated)',
    US4: 'wfmz.com (1 Apr 2022)',
    US5: 'a public list of numbers (Jan 2026)',
    US6: 'ovc.ojp.gov (20 Jan 2022)',
    US7: 'en.wikipedia.org (undated)',
    US8: 'helpisaclickaway.org; childhelphotline.org (undated)',
    US9: 'theodysseyonline.com (old)',
    US11: 'cyptea.com (July 2025)',
  },
}

const canada: HelpCountry = {
  code: 'CA',
  emergency: [{ number: '911', mark: 'A', sources: ['CA3', 'CA7'] }],
  doubt: toLocalizedText(
    '最北部的一些地方，没能核实 911 能不能打通。',
    'We could not confirm that 911 works everywhere in the far north.',
    'No pudimos confirmar que el 911 funcione en todo el extremo norte.',
  ),
  crisis: [
    {
      name: toLocalizedText(
        '9-8-8 自杀危机热线',
        '9-8-8 Suicide Crisis Helpline',
        '9-8-8 Línea de crisis por suicidio',
      ),
      reach: [call('9-8-8'), sms('9-8-8')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['CA1', 'CA2', 'CA7'],
      note: toLocalizedText('英语和法语。', 'English and French.', 'Inglés y francés.'),
    },
    {
      name: toLocalizedText('魁北克省热线', 'Quebec suicide line', 'Línea de Quebec'),
      reach: [call('1-866-277-3553')],
      mark: 'B',
      sources: ['CA8'],
    },
  ],
  violence: [
    {
      name: toLocalizedText(
        '各地庇护所的 24 小时电话（地图）',
        'Map of the 24-hour lines of local shelters',
        'Mapa de los teléfonos de 24 horas de los refugios',
      ),
      reach: [site('sheltersafe.ca')],
      hours: 'noted',
      mark: 'A',
      sources: ['CA3', 'CA4'],
      doubt: toLocalizedText(
        '没有找到全国统一的号码',
        'no single national number was found',
        'no se encontró un número nacional único',
      ),
    },
  ],
  young: [
    {
      name: 'Kids Help Phone',
      reach: [call('1-800-668-6868'), sms('686868', 'CONNECT')],
      hours: '24h',
      mark: 'A',
      sources: ['CA5', 'CA6', 'CA7'],
      note: toLocalizedText('英语和法语。', 'English and French.', 'Inglés y francés.'),
    },
  ],
  checkedOn,
  sources: {
    CA1: 'newswire.ca (30 Nov 2023)',
    CA2: 'mobilesyrup.com (30 Nov 2023)',
    CA3: 'endvaw.ca (2020)',
    CA4: 'ihtoday.ca (4 June 2015)',
    CA5: 'kidshelpphone.ca (undated)',
    CA6: 'cbc.ca (Nov 2018)',
    CA7: 'a public list of numbers (Jan 2026)',
    CA8: 'muskoka411.com (Aug 2022)',
  },
}

const mexico: HelpCountry = {
  code: 'MX',
  // Latin American Spanish names no country: the largest one is shown, and readers can change it.
  regions: ['419'],
  emergency: [{ number: '911', mark: 'A', sources: ['MX5', 'MX9'] }],
  crisis: [
    {
      name: toLocalizedText('生命热线（Línea de la Vida）', 'Línea de la Vida', 'Línea de la Vida'),
      reach: [call('800 911 2000')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['MX1', 'MX2', 'MX3'],
      note: toLocalizedText('任何年龄都可以打。', 'For every age.', 'Para todas las edades.'),
    },
    {
      name: 'Consejo Ciudadano',
      reach: [call('55 5533 5533')],
      mark: 'A',
      sources: ['MX4', 'MX5'],
      note: toLocalizedText('电话，也可聊天。', 'Also by chat.', 'También por chat.'),
    },
    { name: 'SAPTEL', reach: [call('55 5259 8121')], mark: 'B', sources: ['MX8'] },
  ],
  violence: [
    {
      name: toLocalizedText('妇女热线（Línea de las Mujeres）', 'Línea de las Mujeres', 'Línea de las Mujeres'),
      reach: [call('079', '1')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['MX6', 'MX7'],
    },
  ],
  young: [],
  checkedOn,
  sources: {
    MX1: 'eluniversal.com.mx (24 Dec 2025)',
    MX2: 'cronica.com.mx (19 Sept 2025)',
    MX3: 'mexico.un.org (undated)',
    MX4: 'razon.com.mx (10 Sept 2025)',
    MX5: 'a public list of numbers (Jan 2026)',
    MX6: 'jornada.com.mx (5 Nov 2025)',
    MX7: 'vallartadaily.com (2025); buzos.com.mx (24 Apr 2025)',
    MX8: 'public lists of numbers (undated)',
    MX9: 'capitalmexico.com.mx (Oct 2016)',
  },
}

const puertoRico: HelpCountry = {
  code: 'PR',
  emergency: [{ number: '911', mark: 'A', sources: ['PR6'] }],
  crisis: [
    {
      name: '988 · Línea PAS',
      reach: [call('988')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['PR3', 'PR4'],
      note: toLocalizedText(
        '787 和 939 区号的电话会接到 Línea PAS；其他电话按 2 转西班牙语。',
        'From area codes 787 and 939 it reaches Línea PAS; other phones press 2 for Spanish.',
        'Desde los códigos 787 y 939 contesta la Línea PAS; desde otros teléfonos, pulse 2 para español.',
      ),
    },
    {
      name: 'Línea PAS',
      reach: [call('1-800-981-0023')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['PR1', 'PR2'],
      note: toLocalizedText('西班牙语。', 'In Spanish.', 'En español.'),
    },
    {
      name: toLocalizedText(
        'Línea PAS 听障文字电话（TDD）',
        'Línea PAS, TDD for deaf people',
        'Línea PAS, TDD para personas sordas',
      ),
      reach: [call('1-888-672-7622')],
      mark: 'B',
      sources: ['PR3'],
    },
  ],
  violence: [
    {
      name: 'Procuradora de las Mujeres',
      reach: [call('787-722-2977')],
      hours: '24h',
      mark: 'A',
      sources: ['PR5', 'PR6'],
    },
  ],
  young: [
    {
      name: '988 · Línea PAS',
      reach: [call('988'), call('1-800-981-0023')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['PR1', 'PR3'],
    },
  ],
  checkedOn,
  sources: {
    PR1: 'primerahora.com (Dec 2025)',
    PR2: 'elnuevodia.com (25 Dec 2025)',
    PR3: 'wiac740.com (12 July 2022)',
    PR4: 'primerahora.com (July 2022)',
    PR5: 'aldia.microjuris.com (8 Aug 2022)',
    PR6: 'primerahora.com (undated); internewsservice.com (undated)',
  },
}

export const northAmerica = [unitedStates, canada, mexico, puertoRico]
