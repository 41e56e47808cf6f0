import type { HelpCountry } from '@/core/care/helplines'
import { call, checkedOn, markSingleSource, site, sms, toLocalizedText, whatsapp } from './contacts'
import { directories, directorySources } from './directories'

const spain: HelpCountry = {
  code: 'ES',
  emergency: [{ number: '112', mark: 'A', sources: ['ES3', 'ES9'] }],
  crisis: [
    {
      name: toLocalizedText(
        '024 自杀行为求助热线',
        'Línea 024, suicide helpline',
        'Línea 024, atención a la conducta suicida',
      ),
      reach: [call('024')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['ES1', 'ES2', 'ES3', 'ES4'],
      note: toLocalizedText(
        '保密；西班牙卫生部网站上也可文字聊天。',
        'Confidential; also by chat on the Health Ministry’s site.',
        'Confidencial; también por chat en la página del Ministerio de Sanidad.',
      ),
    },
    {
      name: 'Teléfono de la Esperanza',
      reach: [call('717 003 717')],
      mark: 'A',
      sources: ['ES5', 'ES11'],
    },
  ],
  violence: [
    {
      name: toLocalizedText(
        '016 性别暴力求助热线',
        'Línea 016, violence against women',
        'Línea 016, violencia contra las mujeres',
      ),
      reach: [call('016'), whatsapp('+34 600 000 016')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['ES6', 'ES7', 'ES9'],
      note: toLocalizedText(
        '53 种语言。话费单上不显示，但会留在手机的通话记录里：打完请删掉那一条。',
        'In 53 languages. It is not on the bill, but the call stays in your phone’s call log: delete it there.',
        'En 53 idiomas. No figura en la factura, pero sí en el registro de llamadas del teléfono: bórrela de ahí.',
      ),
    },
  ],
  young: [
    {
      name: toLocalizedText(
        'ANAR 儿童与青少年热线',
        'ANAR, for children and teenagers',
        'ANAR, para niños y adolescentes',
      ),
      reach: [call('900 20 20 10'), markSingleSource(call('116 111'))],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['ES8', 'ES9', 'ES10', 'ES11'],
    },
  ],
  checkedOn,
  sources: {
    ES1: 'rtve.es (9 May 2022)',
    ES2: 'farodevigo.es (11 Oct 2025)',
    ES3: 'elnacional.cat (2022)',
    ES4: 'maldita.es (10 May 2022)',
    ES5: 'a public list of numbers (undated)',
    ES6: 'newtral.es (13 Aug 2024)',
    ES7: 'europapress.es (7 Aug 2025)',
    ES8: 'rtve.es (22 Sept 2024)',
    ES9: 'elperiodicoextremadura.com (7 Aug 2025; Oct 2019: call log, 112)',
    ES10: 'diarideterrassa.com (undated)',
    ES11: 'a public list of numbers (Jan 2026)',
  },
}

const unitedKingdom: HelpCountry = {
  code: 'GB',
  emergency: [{ number: '999', mark: 'A', sources: ['UK1', 'UK2'] }],
  crisis: [
    {
      name: 'Samaritans',
      reach: [call('116 123')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['UK1', 'UK2', 'UK3'],
    },
    {
      name: toLocalizedText('NHS 111（英格兰）', 'NHS 111 (England)', 'NHS 111 (Inglaterra)'),
      reach: [call('111', '2')],
      hours: '24h',
      mark: 'A',
      sources: ['UK1', 'UK4'],
    },
    { name: 'Shout', reach: [sms('85258', 'SHOUT')], mark: 'B', sources: ['UK5'] },
  ],
  violence: [
    {
      name: toLocalizedText(
        '全国家庭暴力热线（英格兰）',
        'National Domestic Abuse Helpline (England)',
        'National Domestic Abuse Helpline (Inglaterra)',
      ),
      reach: [call('0808 2000 247')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['UK6', 'UK7'],
    },
    {
      name: toLocalizedText(
        '苏格兰家庭暴力热线',
        'Domestic abuse helpline (Scotland)',
        'Línea contra el maltrato (Escocia)',
      ),
      reach: [call('0800 027 1234')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['UK8', 'UK9'],
      note: toLocalizedText('有口译。', 'With interpreters.', 'Con intérpretes.'),
    },
    {
      name: toLocalizedText(
        '男性专线（Men’s Advice Line）',
        'Men’s Advice Line',
        'Línea para hombres (Men’s Advice Line)',
      ),
      reach: [call('0808 801 0327')],
      mark: 'A',
      sources: ['UK7', 'UK10'],
    },
  ],
  young: [
    {
      name: toLocalizedText('Childline（19 岁以下）', 'Childline, under 19', 'Childline, menores de 19 años'),
      reach: [call('0800 1111')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['UK2', 'UK10'],
    },
    {
      name: toLocalizedText(
        'Papyrus HOPELINE247（35 岁以下，有自杀念头时）',
        'Papyrus HOPELINE247, under 35, thoughts of suicide',
        'Papyrus HOPELINE247, menores de 35 años, ideas de suicidio',
      ),
      reach: [call('0800 068 4141')],
      hours: '24h',
      mark: 'A',
      sources: ['UK11', 'UK12', 'UK13'],
      note: toLocalizedText(
        '夜里没人接，就打 116 123。',
        'If nobody answers at night, call 116 123.',
        'Si de noche no contestan, llame al 116 123.',
      ),
      doubt: toLocalizedText(
        '2025 年曾为维持夜间服务募款',
        'in 2025 it asked for money to stay open at night',
        'en 2025 pidió fondos para seguir de noche',
      ),
    },
  ],
  checkedOn,
  sources: {
    UK1: 'hpft.nhs.uk (10 Sept 2024)',
    UK2: 'a public list of numbers (Jan 2026)',
    UK3: 'pendeensurgery.nhs.uk (undated)',
    UK4: 'norwoodmc.co.uk (14 Aug 2024)',
    UK5: 'a public list of numbers (7 Oct 2026)',
    UK6: 'refuge.org.uk (2020)',
    UK7: 'centre56.org.uk (undated)',
    UK8: 'safer.scot (undated)',
    UK9: 'scotland.shelter.org.uk (28 June 2021)',
    UK10: 'mbrook.brent.sch.uk (undated)',
    UK11: 'papyrus-uk.org (undated)',
    UK12: 'kshsafety.com (14 Apr 2019)',
    UK13: 'nationalworld.com (7 Feb 2025)',
  },
}

const ireland: HelpCountry = {
  code: 'IE',
  emergency: [
    { number: '112', mark: 'B', sources: ['IE9'] },
    { number: '999', mark: 'B', sources: ['IE9'] },
  ],
  crisis: [
    { name: 'Samaritans', reach: [call('116 123')], hours: '24h', free: true, mark: 'A', sources: ['IE1', 'IE2'] },
    {
      name: toLocalizedText('50808 短信热线', 'Text 50808', 'Text 50808'),
      reach: [sms('50808', 'HELLO')],
      mark: 'B',
      sources: ['IE8'],
    },
    { name: 'Pieta', reach: [call('1800 247 247')], mark: 'B', sources: ['IE9'] },
  ],
  violence: [
    {
      name: 'Women’s Aid',
      reach: [call('1800 341 900')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['IE3', 'IE4'],
    },
  ],
  young: [
    {
      name: toLocalizedText('Childline（18 岁及以下）', 'Childline, up to 18', 'Childline, hasta los 18 años'),
      reach: [call('1800 66 66 66'), sms('50101'), site('childline.ie')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['IE5', 'IE6', 'IE7'],
      note: toLocalizedText('24 小时指电话。', '24 hours is by phone.', 'Las 24 horas, por teléfono.'),
    },
  ],
  checkedOn,
  sources: {
    IE1: 'irishhealthpro.com (12 Apr 2016)',
    IE2: 'irishexaminer.com (2019)',
    IE3: 'thejournal.ie (Sept 2016)',
    IE4: 'irishcentral.com (undated)',
    IE5: 'independent.ie (31 Dec 2021)',
    IE6: 'breakingnews.ie (Dec 2018)',
    IE7: 'ispcc.ie (undated)',
    IE8: 'public lists of numbers (undated)',
    IE9: 'public lists of numbers (Jan 2026)',
  },
}

const europeanUnion: HelpCountry = {
  code: 'EU',
  regions: 'AT BE BG CY CZ DE DK EE FI FR GR HR HU IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
  emergency: [{ number: '112', mark: 'A', sources: ['EU1', 'ES3'] }],
  crisis: directories,
  violence: [
    {
      name: toLocalizedText(
        '116 016 针对妇女的暴力',
        '116 016, violence against women',
        '116 016, violencia contra las mujeres',
      ),
      reach: [call('116 016')],
      hours: 'noted',
      mark: 'A',
      sources: ['EU8', 'EU9'],
      note: toLocalizedText(
        '有 15 个成员国承诺接入，时间各国不同。',
        '15 member states committed to connect it; hours differ.',
        '15 Estados miembros se comprometieron a conectarlo; el horario varía.',
      ),
    },
    {
      name: toLocalizedText('116 006 犯罪受害者', '116 006, victims of crime', '116 006, víctimas de delitos'),
      reach: [call('116 006')],
      hours: 'noted',
      mark: 'A',
      sources: ['EU5', 'EU6', 'EU7'],
      note: toLocalizedText(
        '约 13 个国家开通；意大利、比利时、波兰、希腊等没有。',
        'In use in about 13 countries; not in Italy, Belgium, Poland, Greece and others.',
        'Funciona en unos 13 países; no en Italia, Bélgica, Polonia, Grecia y otros.',
      ),
    },
  ],
  young: [
    {
      name: toLocalizedText('116 111 儿童与青少年', '116 111, children and young people', '116 111, niños y jóvenes'),
      reach: [call('116 111')],
      hours: 'noted',
      mark: 'A',
      sources: ['EU2', 'EU3'],
      note: toLocalizedText(
        '27 国中有 23 国开通，时间不一。',
        'In 23 of 27 member states; hours differ.',
        'En 23 de los 27 Estados miembros; el horario varía.',
      ),
      doubt: toLocalizedText('资料是 2022 年的', 'as of 2022', 'datos de 2022'),
    },
  ],
  checkedOn,
  sources: {
    ...directorySources,
    EU1: 'a public list of numbers (Jan 2026)',
    ES3: 'elnacional.cat (2022)',
    EU2: 'childhelplineinternational.org (29 Oct 2022)',
    EU3: 'childhelplineinternational.org (2024)',
    EU5: 'euroalert.net (2009)',
    EU6: 'infovitimas.pt (about 2023)',
    EU7: 'victim-support.eu (2025)',
    EU8: 'eurasia-forum.org (24 Nov 2022)',
    EU9: 'helpconsumatori.it (Nov 2022)',
  },
}

export const europe = [spain, unitedKingdom, ireland, europeanUnion]
