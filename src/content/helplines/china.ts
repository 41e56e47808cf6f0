import type { HelpCountry } from '@/core/care/helplines'
import { call, checkedOn, site, toLocalizedText } from './contacts'

const mainland: HelpCountry = {
  code: 'CN',
  emergency: [
    { number: '120', for: 'ambulance', mark: 'A', sources: ['CN1', 'CN3'] },
    { number: '110', for: 'police', mark: 'A', sources: ['CN1', 'CN3'] },
    { number: '119', for: 'fire', mark: 'B', sources: ['CN1'] },
  ],
  crisis: [
    {
      name: toLocalizedText(
        '全国统一心理援助热线',
        'National psychological support line (心理援助热线)',
        'Línea nacional de apoyo psicológico (心理援助热线)',
      ),
      reach: [call('12356')],
      hours: 'noted',
      mark: 'A',
      sources: ['CN1', 'CN2', 'CN4', 'CN5'],
      note: toLocalizedText(
        '每天至少 18 小时，不少地方 24 小时；服务免费；普通话。',
        'At least 18 hours a day, in many places 24; the service is free; in Mandarin.',
        'Al menos 18 horas al día, en muchos lugares 24; el servicio es gratuito; en mandarín.',
      ),
      doubt: toLocalizedText(
        '没能核实打电话本身收不收话费',
        'we could not confirm whether the call itself is free',
        'no pudimos confirmar si la llamada en sí es gratuita',
      ),
    },
    {
      name: toLocalizedText(
        '北京市心理援助热线（北京回龙观医院）',
        'Beijing crisis line (北京市心理援助热线)',
        'Línea de crisis de Pekín (北京市心理援助热线)',
      ),
      reach: [call('010-82951332')],
      mark: 'A',
      sources: ['CN9', 'CN12'],
      doubt: toLocalizedText(
        '医院 2014 年的页面写着 24 小时，外地来电也接；2025 年起各地热线并入 12356，可能有变',
        'the hospital’s page of 2014 says 24 hours, calls from elsewhere included; since 2025 local lines have been joined to 12356, so this may have changed',
        'la página del hospital de 2014 dice 24 horas, también para llamadas de otros lugares; desde 2025 las líneas locales se unieron al 12356, de modo que puede haber cambiado',
      ),
    },
  ],
  violence: [
    {
      name: toLocalizedText(
        '妇联妇女维权公益服务热线',
        'Women’s Federation line (妇女维权热线)',
        'Línea de la Federación de Mujeres (妇女维权热线)',
      ),
      reach: [call('12338')],
      hours: 'noted',
      mark: 'A',
      sources: ['CN6', 'CN7', 'CN10', 'CN11'],
      note: toLocalizedText(
        '不是 24 小时：多为工作时间，各地不同。报警时可以要求出具告诫书，也可以向法院申请人身安全保护令。',
        'Not 24 hours: mostly office hours, which differ by province. The police can issue a written warning, and a court a protection order.',
        'No atiende las 24 horas: casi siempre en horario de oficina, según la provincia. La policía puede emitir una advertencia escrita y un tribunal, una orden de protección.',
      ),
      doubt: toLocalizedText(
        '各地时间举例：云南为工作日，上海为每天 9:00–21:00（2022 年）',
        'hours by example: Yunnan on weekdays, Shanghai daily 9:00–21:00 (2022)',
        'horarios, por ejemplo: Yunnan, días laborables; Shanghái, todos los días de 9:00 a 21:00 (2022)',
      ),
    },
  ],
  young: [
    {
      name: toLocalizedText(
        '12355 青少年服务台',
        'Youth line (12355 青少年服务台)',
        'Línea para jóvenes (12355 青少年服务台)',
      ),
      reach: [call('12355')],
      hours: 'noted',
      mark: 'A',
      sources: ['CN8', 'CN13'],
      note: toLocalizedText(
        '共青团主办，时间因省而异。',
        'Run by the Youth League; hours differ by province.',
        'De la Liga de la Juventud; el horario cambia según la provincia.',
      ),
    },
  ],
  checkedOn,
  sources: {
    CN1: 'People’s Daily, overseas edition, on the notice of the National Health Commission of 25 Dec 2024 (gs.people.com.cn, 27 Dec 2024)',
    CN2: 'Bazhong Mental Health Center, which answers there (bzqeryy.com, 28 Mar 2025)',
    CN3: 'Suzhou (sz12333.net.cn, undated)',
    CN4: 'Zhongshan (zsnews.cn, 2025)',
    CN5: 'Tonghua Daily (founderfx.cn, 6 May 2026)',
    CN6: '12338 in Yunnan (baogaosu.com, undated)',
    CN7: '12338 in Shanghai (falvchangshi.com, 25 Oct 2022)',
    CN8: 'China News Service, Guangxi (gx.chinanews.com, 26 Apr 2023)',
    CN9: 'Beijing Huilongguan Hospital, which runs it (bhlgh.com, 8 Feb 2014)',
    CN10: 'All-China Women’s Federation (womenofchina.cn, Sept 2023)',
    CN11: 'Guangdong Women’s Federation (gdwomen.org.cn, 8 Mar 2018)',
    CN12: 'copy of The Paper (qztdyj.com, Sept 2024)',
    CN13: 'Communist Youth League (gqt.org.cn, 24 Dec 2007)',
  },
}

const hongKong: HelpCountry = {
  code: 'HK',
  emergency: [{ number: '999', mark: 'A', sources: ['HK4', 'HK6'] }],
  crisis: [
    {
      name: toLocalizedText(
        '情绪通（情緒通）精神健康支援热线',
        'Mental Health Support Hotline (情緒通)',
        'Línea de apoyo en salud mental (情緒通)',
      ),
      reach: [call('18111')],
      hours: '24h',
      mark: 'A',
      sources: ['HK1', 'HK2', 'HK3'],
      note: toLocalizedText(
        '全年无休；粤语、普通话、英语等 12 种语言。',
        'All year; Cantonese, Putonghua, English and nine more languages.',
        'Todo el año; cantonés, mandarín, inglés y otros nueve idiomas.',
      ),
    },
    {
      name: toLocalizedText('撒玛利亚会（The Samaritans）', 'The Samaritans', 'The Samaritans'),
      reach: [call('2896 0000')],
      hours: '24h',
      mark: 'A',
      sources: ['HK4', 'HK5'],
      note: toLocalizedText('多种语言。', 'Several languages.', 'Varios idiomas.'),
    },
    {
      name: toLocalizedText(
        '香港撒玛利亚防止自杀会',
        'Samaritan Befrienders (撒瑪利亞防止自殺會)',
        'Samaritan Befrienders (撒瑪利亞防止自殺會)',
      ),
      reach: [call('2389 2222')],
      hours: '24h',
      mark: 'A',
      sources: ['HK4', 'HK5'],
      note: toLocalizedText('粤语和英语。', 'Cantonese and English.', 'Cantonés e inglés.'),
    },
    {
      name: toLocalizedText(
        '生命热线（生命熱線）',
        'Suicide Prevention Services (生命熱線)',
        'Suicide Prevention Services (生命熱線)',
      ),
      reach: [call('2382 0000')],
      hours: '24h',
      mark: 'A',
      sources: ['HK4', 'HK5'],
      note: toLocalizedText('粤语。', 'Cantonese.', 'Cantonés.'),
    },
  ],
  violence: [
    {
      name: toLocalizedText(
        '东华三院芷若园（芷若園）',
        'CEASE crisis center (芷若園)',
        'Centro de crisis CEASE (芷若園)',
      ),
      reach: [call('18281')],
      mark: 'B',
      sources: ['HK5'],
    },
    {
      name: toLocalizedText(
        '明爱向晴热线（家庭危机）',
        'Caritas family crisis line (向晴熱線)',
        'Línea de crisis familiar de Caritas (向晴熱線)',
      ),
      reach: [call('18288')],
      mark: 'B',
      sources: ['HK6'],
    },
  ],
  young: [
    {
      name: toLocalizedText('Open噏（文字聊天）', 'Open噏, by online text chat', 'Open噏, por chat de texto'),
      reach: [site('openup.hk')],
      mark: 'B',
      sources: ['HK4'],
    },
  ],
  checkedOn,
  sources: {
    HK1: 'news.gov.hk (27 Dec 2023)',
    HK2: 'hk01.com (5 Nov 2025)',
    HK3: 'am730.com.hk (Nov 2025)',
    HK4: 'University of Hong Kong, csrp.hku.hk (undated)',
    HK5: 'am730.com.hk (28 Mar 2024)',
    HK6: 'am730.com.hk, article 414396 (undated); a public list of numbers (999)',
  },
}

const macau: HelpCountry = {
  code: 'MO',
  emergency: [
    { number: '999', mark: 'B', sources: ['MO5'] },
    { number: '993', mark: 'B', sources: ['MO5'] },
  ],
  crisis: [
    {
      name: toLocalizedText('明爱生命热线', 'Caritas Life Hope (明愛生命熱線)', 'Caritas Life Hope (明愛生命熱線)'),
      reach: [call('2852 5222')],
      hours: '24h',
      mark: 'A',
      sources: ['MO1', 'MO2'],
      note: toLocalizedText('中文。', 'In Chinese.', 'En chino.'),
    },
    {
      name: toLocalizedText(
        '明爱生命热线（英语、葡语）',
        'Caritas Life Hope, in English and Portuguese',
        'Caritas Life Hope, en inglés y portugués',
      ),
      reach: [call('2852 5777')],
      hours: [
        { days: [7, 2], from: '14:00', to: '23:00' },
        { days: [4, 6], from: '9:00', to: '18:00' },
      ],
      mark: 'A',
      sources: ['MO1', 'MO2'],
      note: toLocalizedText('节假日不开。', 'Closed on holidays.', 'Cierra los festivos.'),
      doubt: toLocalizedText('时间出自 2019 年的页面', 'hours from a page of 2019', 'horario de una página de 2019'),
    },
    {
      name: toLocalizedText(
        '社会工作局辅导热线',
        'Social Welfare Bureau counseling (社會工作局)',
        'Orientación del Instituto de Acción Social (社會工作局)',
      ),
      reach: [call('2826 1126')],
      mark: 'B',
      sources: ['MO6'],
    },
  ],
  violence: [
    {
      name: toLocalizedText(
        '家庭暴力求助专线',
        'Domestic violence line (家庭暴力求助專線)',
        'Línea contra la violencia doméstica (家庭暴力求助專線)',
      ),
      reach: [call('2823 3030')],
      hours: '24h',
      mark: 'A',
      sources: ['MO3', 'MO4'],
    },
  ],
  young: [],
  checkedOn,
  sources: {
    MO1: 'Caritas Macau, caritas.org.mo (9 Oct 2019)',
    MO2: 'macaupostdaily.com (2024 and 3 Apr 2025)',
    MO3: 'gov.mo (July 2022)',
    MO4: 'gcs.gov.mo (24 July 2019)',
    MO5: 'gcs.gov.mo (1 Nov 2016)',
    MO6: 'sengpou.com (2022)',
  },
}

export const china = [mainland, hongKong, macau]
