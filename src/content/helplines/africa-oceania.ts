import type { HelpCountry } from '@/core/care/helplines'
import { call, checkedOn, markSingleSource, sms, toLocalizedText } from './contacts'

const southAfrica: HelpCountry = {
  code: 'ZA',
  emergency: [
    { number: '10177', for: 'ambulance', mark: 'B', sources: ['ZA3'] },
    { number: '10111', for: 'police', mark: 'A', sources: ['ZA3', 'ZA7'] },
  ],
  crisis: [
    {
      name: toLocalizedText('SADAG 自杀危机热线', 'SADAG suicide crisis line', 'SADAG, línea de crisis por suicidio'),
      reach: [call('0800 567 567')],
      hours: '24h',
      mark: 'A',
      sources: ['ZA1', 'ZA2', 'ZA3', 'ZA4'],
      doubt: toLocalizedText(
        'SADAG 在 2025 年 11 月说是 24 小时；2020 年的页面写的是 8:00–20:00',
        'SADAG said in November 2025 that it is open 24 hours; a page of 2020 said 8:00–20:00',
        'SADAG dijo en noviembre de 2025 que atiende las 24 horas; una página de 2020 decía de 8:00 a 20:00',
      ),
    },
    {
      name: 'SADAG',
      reach: [call('0800 456 789'), sms('31393')],
      mark: 'A',
      sources: ['ZA4', 'ZA5', 'ZA6'],
      note: toLocalizedText(
        '发短信会有人回电。',
        'After a text message they call back.',
        'Si envía un mensaje, devuelven la llamada.',
      ),
    },
  ],
  violence: [
    {
      name: 'GBV Command Centre',
      reach: [call('0800 428 428'), sms('31531', 'help')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['ZA7', 'ZA8', 'ZA9'],
      note: toLocalizedText(
        '由社工接听；也可拨 *120*7867#，请他们回电。',
        'Social workers answer; dialing *120*7867# asks them to call back.',
        'Atienden trabajadores sociales; marcando *120*7867# devuelven la llamada.',
      ),
    },
  ],
  young: [
    { name: 'Childline', reach: [call('116')], hours: '24h', free: true, mark: 'A', sources: ['ZA10', 'ZA11', 'ZA12'] },
  ],
  checkedOn,
  sources: {
    ZA1: 'The Star (pressreader.com, 12 Feb 2019)',
    ZA2: 'thedailyvox.co.za (27 Mar 2020)',
    ZA3: 'a public list of numbers (Jan 2026)',
    ZA4: 'news.backabuddy.co.za (4 Nov 2025)',
    ZA5: 'sabcnews.com (Sept 2022)',
    ZA6: 'algoafm.co.za (2021)',
    ZA7: 'capetalk.co.za (11 May 2020)',
    ZA8: 'allafrica.com (24 Nov 2017)',
    ZA9: 'ditikeni.co.za (undated)',
    ZA10: 'thesouthafrican.com (7 June 2021)',
    ZA11: 'asambenitimes.co.za (27 May 2025)',
    ZA12: 'vukuzenzele.gov.za (undated)',
  },
}

const nigeria: HelpCountry = {
  code: 'NG',
  emergency: [{ number: '112', mark: 'B', sources: ['NG5'] }],
  emergencyFirst: true,
  note: toLocalizedText(
    '危急时打 112，或者直接去最近的医院急诊。',
    'In a crisis call 112, or go to the nearest hospital.',
    'En una crisis, 112 o el hospital más cercano.',
  ),
  doubt: toLocalizedText(
    '没能核实到 24 小时的热线；这些号码是 2019 和 2020 年的，可能已经变了。',
    'We could not confirm a 24-hour line; these numbers are of 2019 and 2020 and may have changed.',
    'No pudimos confirmar una línea de 24 horas; estos números son de 2019 y 2020 y pueden haber cambiado.',
  ),
  crisis: [
    {
      name: 'SURPIN',
      reach: [call('0800 078 7746')],
      free: true,
      mark: 'B',
      sources: ['NG1', 'NG2', 'NG3'],
    },
    {
      name: toLocalizedText('SURPIN（收话费）', 'SURPIN, at the cost of a call', 'SURPIN, con costo de llamada'),
      reach: [call('0903 440 0009'), call('0814 224 1007')],
      mark: 'B',
      sources: ['NG1', 'NG2'],
    },
  ],
  violence: [
    {
      name: toLocalizedText('WARIF（拉各斯）', 'WARIF (Lagos)', 'WARIF (Lagos)'),
      reach: [call('0809 210 0009')],
      mark: 'B',
      sources: ['NG4'],
      doubt: toLocalizedText('2020 年时是 24 小时', '24 hours in 2020', 'las 24 horas en 2020'),
    },
  ],
  young: [],
  checkedOn,
  sources: {
    NG1: 'healthwise.punchng.com (2019)',
    NG2: 'healthcareafrica.info (2019, the same announcement)',
    NG3: 'newtelegraphng.com (10 Aug 2022)',
    NG4: 'copy of a WARIF release (Mar 2020)',
    NG5: 'ajetun.com (17 Aug 2015)',
  },
}

const kenya: HelpCountry = {
  code: 'KE',
  emergency: [
    { number: '999', mark: 'B', sources: ['KE2'] },
    { number: '112', mark: 'B', sources: ['KE2'] },
  ],
  crisis: [
    { name: 'Befrienders Kenya', reach: [call('0722 178 177')], mark: 'B', sources: ['KE1', 'KE2'] },
    {
      name: toLocalizedText('1190 心理辅导热线', '1190 counseling line', '1190, línea de orientación'),
      reach: [call('1190')],
      mark: 'B',
      sources: ['KE3'],
    },
  ],
  violence: [
    {
      name: toLocalizedText('全国性别暴力热线', 'National GBV line', 'Línea nacional contra la violencia de género'),
      reach: [call('1195')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['KE3', 'KE4', 'KE5', 'KE6'],
    },
  ],
  young: [
    {
      name: toLocalizedText('儿童热线（Child Helpline）', 'Child Helpline', 'Línea infantil (Child Helpline)'),
      reach: [call('116')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['KE7', 'KE8', 'KE9'],
    },
  ],
  checkedOn,
  sources: {
    KE1: 'doctorsexplain.net (undated)',
    KE2: 'public lists of numbers (undated)',
    KE3: 'UNHCR, help.unhcr.org (undated)',
    KE4: 'un.org (2020)',
    KE5: 'nation.africa (Aug 2022)',
    KE6: 'africa.unwomen.org (June 2020)',
    KE7: 'globalgiving.org (undated)',
    KE8: 'm.scoop.co.nz (June 2008)',
    KE9: 'wwwpurienews.blogspot.com (10 June 2008)',
  },
}

const australia: HelpCountry = {
  code: 'AU',
  emergency: [{ number: '000', mark: 'A', sources: ['AU8', 'AU9'] }],
  crisis: [
    {
      name: 'Lifeline',
      reach: [call('13 11 14'), sms('0477 13 11 14')],
      hours: '24h',
      mark: 'A',
      sources: ['AU1', 'AU2', 'AU9'],
      note: toLocalizedText(
        '电话、短信、网上聊天都行；排队时请不要挂断。',
        'By call, text or chat; if you hear a hold message, stay on the line.',
        'Por llamada, mensaje o chat; si oye un mensaje de espera, no cuelgue.',
      ),
    },
    { name: 'Beyond Blue', reach: [call('1300 22 4636')], mark: 'B', sources: ['AU9'] },
  ],
  violence: [
    {
      name: '1800RESPECT',
      reach: [call('1800 737 732'), markSingleSource(sms('0458 737 732'))],
      hours: '24h',
      mark: 'A',
      sources: ['AU3', 'AU4', 'AU5'],
      note: toLocalizedText(
        '电话有口译；短信只用英语。',
        'Interpreters by phone; text in English only.',
        'Intérpretes por teléfono; mensajes solo en inglés.',
      ),
    },
  ],
  young: [
    {
      name: toLocalizedText('Kids Helpline（5–25 岁）', 'Kids Helpline, ages 5 to 25', 'Kids Helpline, de 5 a 25 años'),
      reach: [call('1800 55 1800')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['AU6', 'AU7', 'AU9'],
    },
  ],
  checkedOn,
  sources: {
    AU1: 'thepushupchallenge.com.au (12 June 2024)',
    AU2: '9news.com.au (2022)',
    AU3: 'thedailyaus.com.au (Jan 2024)',
    AU4: 'public lists of numbers (undated)',
    AU5: 'sarkarihelpline.com (Dec 2023)',
    AU6: 'openaustralia.org.au (20 Mar 2023)',
    AU7: 'en.wikipedia.org (undated)',
    AU8: 'capsau.org (undated)',
    AU9: 'a public list of numbers (Jan 2026)',
  },
}

const newZealand: HelpCountry = {
  code: 'NZ',
  emergency: [{ number: '111', mark: 'A', sources: ['NZ4', 'NZ5', 'NZ9'] }],
  crisis: [
    {
      name: '1737',
      reach: [call('1737'), sms('1737')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['NZ1', 'NZ2', 'NZ9'],
    },
    { name: 'Lifeline', reach: [call('0800 543 354')], mark: 'A', sources: ['NZ3', 'NZ9'] },
    {
      name: toLocalizedText('自杀危机热线', 'Suicide Crisis Helpline', 'Suicide Crisis Helpline'),
      reach: [call('0508 828 865')],
      mark: 'B',
      sources: ['NZ2'],
    },
  ],
  violence: [
    {
      name: toLocalizedText('Women’s Refuge（妇女庇护）', 'Women’s Refuge', 'Women’s Refuge'),
      reach: [call('0800 733 843')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['NZ4', 'NZ5'],
    },
  ],
  young: [
    {
      name: 'Youthline',
      reach: [call('0800 376 633'), sms('234')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['NZ6', 'NZ7', 'NZ8'],
    },
  ],
  checkedOn,
  sources: {
    NZ1: 'newshub.co.nz (June 2017)',
    NZ2: 'nzfamilies.org.nz (22 Dec 2025)',
    NZ3: 'vice.com (2018)',
    NZ4: 'govt.nz (2023)',
    NZ5: '2shine.org.nz (21 Feb 2022)',
    NZ6: 'youthaffairs.govt.nz (17 Jan 2012)',
    NZ7: 'radionz.co.nz (8 Nov 2023)',
    NZ8: 'public lists of numbers (undated)',
    NZ9: 'a public list of numbers (Jan 2026)',
  },
}

export const africaAndOceania = [southAfrica, nigeria, kenya, australia, newZealand]
