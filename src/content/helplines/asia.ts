import type { HelpCountry } from '@/core/care/helplines'
import { call, checkedOn, everyDay, markSingleSource, site, sms, toLocalizedText, whatsapp } from './contacts'

const singapore: HelpCountry = {
  code: 'SG',
  emergency: [
    { number: '995', for: 'ambulance', mark: 'B', sources: ['SG8'] },
    { number: '999', for: 'police', mark: 'B', sources: ['SG8'] },
  ],
  crisis: [
    {
      name: toLocalizedText(
        '全国心理热线 1771（national mindline）',
        'national mindline 1771',
        'national mindline 1771',
      ),
      reach: [call('1771'), whatsapp('+65 6669 1771'), site('mindline.sg')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['SG1', 'SG2', 'SG4'],
      note: toLocalizedText(
        '英语、华语、马来语、泰米尔语。',
        'English, Mandarin, Malay and Tamil.',
        'Inglés, mandarín, malayo y tamil.',
      ),
    },
    {
      name: toLocalizedText('新加坡援人协会（SOS）', 'Samaritans of Singapore (SOS)', 'Samaritans of Singapore (SOS)'),
      reach: [call('1767'), whatsapp('+65 9151 1767')],
      hours: '24h',
      mark: 'A',
      sources: ['SG3', 'SG5'],
    },
  ],
  violence: [
    {
      name: toLocalizedText(
        '全国反暴力与性骚扰求助热线',
        'National Anti-Violence and Sexual Harassment Helpline',
        'Línea nacional contra la violencia y el acoso sexual (NAVH)',
      ),
      reach: [call('1800-777-0000')],
      hours: '24h',
      mark: 'A',
      sources: ['SG6'],
      note: toLocalizedText(
        '英语，也有华语、马来语、泰米尔语。',
        'English, also Mandarin, Malay and Tamil.',
        'Inglés; también mandarín, malayo y tamil.',
      ),
    },
  ],
  young: [
    {
      name: toLocalizedText('全国心理热线 1771', 'national mindline 1771', 'national mindline 1771'),
      reach: [call('1771')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['SG1', 'SG2'],
    },
    {
      name: 'Tinkle Friend',
      reach: [call('1800 2744 788')],
      hours: 'noted',
      mark: 'A',
      sources: ['SG7', 'SG9'],
      note: toLocalizedText(
        '小学年龄；仅工作日。',
        'For primary-school age; weekdays only.',
        'Para edad de primaria; solo días laborables.',
      ),
      doubt: toLocalizedText('时间出自 2014 年', 'hours as of 2014', 'horario de 2014'),
    },
  ],
  checkedOn,
  sources: {
    SG1: 'Ministry of Health, moh.gov.sg (18 June 2025)',
    SG2: 'straitstimes.com (June 2025)',
    SG3: 'mothership.sg (10 Sept 2022)',
    SG4: 'about.sg (June 2025)',
    SG5: 'channelnewsasia.com (Sept 2022)',
    SG6: 'straitstimes.com (Feb 2021, 28 Mar 2022); channelnewsasia.com (Feb 2021)',
    SG7: 'childrensociety.org.sg (2023)',
    SG8: 'a public list of numbers (Jan 2026)',
    SG9: 'childrensociety.org.sg (July 2014: hours)',
  },
}

const malaysia: HelpCountry = {
  code: 'MY',
  emergency: [{ number: '999', mark: 'A', sources: ['MY8', 'MY5'] }],
  crisis: [
    {
      name: toLocalizedText('心理健康热线 Talian HEAL', 'Talian HEAL', 'Talian HEAL'),
      reach: [call('15555')],
      hours: everyDay('8:00', '24:00'),
      mark: 'A',
      sources: ['MY1', 'MY2', 'MY3'],
      note: toLocalizedText(
        '夜里不开；按普通话费计。',
        'Not at night; at the ordinary cost of a call.',
        'No atiende de madrugada; al costo de una llamada común.',
      ),
      doubt: toLocalizedText('话费出自 2024 年', 'cost as of 2024', 'costo de 2024'),
    },
    {
      name: toLocalizedText(
        'Befrienders 吉隆坡（夜里也开）',
        'Befrienders KL, also at night',
        'Befrienders KL, también de noche',
      ),
      reach: [markSingleSource(call('03-7627 2929'))],
      hours: '24h',
      mark: 'A',
      sources: ['MY4', 'MY5'],
      note: toLocalizedText(
        '用主要电信公司的号码拨打免费。',
        'Free from the main telephone companies.',
        'Gratis desde las principales operadoras.',
      ),
    },
  ],
  violence: [
    {
      name: 'Talian Kasih',
      reach: [call('15999'), whatsapp('+60 19-261 5999')],
      mark: 'A',
      sources: ['MY6', 'MY7'],
    },
    {
      name: toLocalizedText('妇女援助组织（WAO）', 'Women’s Aid Organisation (WAO)', 'Women’s Aid Organisation (WAO)'),
      reach: [markSingleSource(call('03-3000 8858')), sms('018-988 8058')],
      hours: '24h',
      mark: 'A',
      sources: ['MY8', 'MY10'],
      doubt: toLocalizedText('时间出自 2021 年', 'hours as of 2021', 'horario de 2021'),
    },
  ],
  young: [
    { name: 'Talian Kasih', reach: [call('15999')], mark: 'A', sources: ['MY6', 'MY7'] },
    {
      name: 'Buddy Bear',
      reach: [call('1800-18-2327')],
      hours: everyDay('12:00', '24:00'),
      mark: 'B',
      sources: ['MY9'],
      note: toLocalizedText(
        '18 岁以下；马来语、英语、华语、泰米尔语。',
        'Under 18; Malay, English, Mandarin and Tamil.',
        'Menores de 18 años; malayo, inglés, mandarín y tamil.',
      ),
      doubt: toLocalizedText('资料是 2021 年的', 'as of 2021', 'datos de 2021'),
    },
  ],
  checkedOn,
  sources: {
    MY1: 'thestar.com.my (10 Sept 2023)',
    MY2: 'vietnamnews.vn (7 Jan 2026)',
    MY3: 'malaymail.com (25 June 2024: charges)',
    MY4: 'thesundaily.my (July 2019); Tatler Malaysia (about 2024)',
    MY5: 'public lists of numbers (undated)',
    MY6: 'malaymail.com (30 Jan 2020)',
    MY7: 'nst.com.my (Apr 2020)',
    MY8: 'malaymail.com (2 July 2021)',
    MY9: 'malaymail.com (5 Feb 2021)',
    MY10: 'a public list of numbers (undated)',
  },
}

const india: HelpCountry = {
  code: 'IN',
  emergency: [{ number: '112', mark: 'A', sources: ['IN3', 'IN4'] }],
  crisis: [
    {
      name: 'Tele-MANAS',
      reach: [call('14416')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['IN1', 'IN2'],
      note: toLocalizedText('20 种语言。', 'In 20 languages.', 'En 20 idiomas.'),
    },
  ],
  violence: [
    {
      name: toLocalizedText('妇女求助热线（Women Helpline）', 'Women Helpline', 'Línea para mujeres (Women Helpline)'),
      reach: [call('181')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['IN3', 'IN5'],
      note: toLocalizedText('由各邦开办。', 'Run by the states.', 'La gestiona cada estado.'),
    },
  ],
  young: [
    {
      name: toLocalizedText('儿童热线（Child Helpline）', 'Child Helpline', 'Línea infantil (Child Helpline)'),
      reach: [call('1098')],
      hours: '24h',
      mark: 'A',
      sources: ['IN3', 'IN4', 'IN6'],
    },
  ],
  checkedOn,
  sources: {
    IN1: 'theshillongtimes.com (7 Feb 2025)',
    IN2: 'thehindu.com (11 May 2023)',
    IN3: 'lokmattimes.com (13 Dec 2025)',
    IN4: 'visitnilgiris.org (undated)',
    IN5: 'righttoinformation.wiki (19 June 2026)',
    IN6: 'nationpress.com (Dec 2025)',
  },
}

const philippines: HelpCountry = {
  code: 'PH',
  emergency: [{ number: '911', mark: 'A', sources: ['PH4', 'PH5', 'PH6'] }],
  crisis: [
    {
      name: toLocalizedText('国家精神卫生中心（NCMH）', 'NCMH Crisis Hotline', 'Línea de crisis del NCMH'),
      reach: [call('1553'), call('0919-057-1553'), call('0917-899-8727')],
      hours: '24h',
      mark: 'A',
      sources: ['PH1', 'PH2', 'PH3'],
      note: toLocalizedText(
        '1553 用座机拨打；一个占线就换另一个。',
        '1553 is for landlines; when one number is busy, try another.',
        'El 1553 es para teléfonos fijos; si un número está ocupado, pruebe otro.',
      ),
    },
  ],
  violence: [],
  young: [
    { name: 'Makabata', reach: [call('1383')], hours: '24h', mark: 'A', sources: ['PH7', 'PH8'] },
    { name: 'Bantay Bata', reach: [call('163')], mark: 'A', sources: ['PH9', 'PH10'] },
  ],
  checkedOn,
  sources: {
    PH1: 'sunstar.com.ph (end of 2025)',
    PH2: 'Department of Health, doh.gov.ph (May 2019)',
    PH3: 'public lists of numbers (undated)',
    PH4: 'mb.com.ph (6 Sept 2025)',
    PH5: 'mb.com.ph (12 Sept 2025)',
    PH6: 'Pinoy Town Hall (medioq.com, 5 Sept 2025)',
    PH7: 'pna.gov.ph (20 Oct 2023)',
    PH8: 'radyoagila.com (undated)',
    PH9: 'dswd.gov.ph (2021)',
    PH10: 'abs-cbnfoundation.org (undated)',
  },
}

export const asia = [singapore, malaysia, india, philippines]
