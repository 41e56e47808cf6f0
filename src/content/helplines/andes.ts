import type { HelpCountry } from '@/core/care/helplines'
import { call, checkedOn, everyDay, markSingleSource, toLocalizedText, whatsapp } from './contacts'

const colombia: HelpCountry = {
  code: 'CO',
  emergency: [{ number: '123', mark: 'A', sources: ['CO2', 'CO5', 'CO9'] }],
  note: toLocalizedText(
    '只管波哥大；在别处，危急时打 123。',
    'For Bogotá only; elsewhere, call 123.',
    'Solo para Bogotá; en otro lugar, llame al 123.',
  ),
  doubt: toLocalizedText(
    '没能核实到全国统一的热线。',
    'We could not confirm a single national line.',
    'No pudimos confirmar una línea nacional única.',
  ),
  crisis: [
    {
      name: toLocalizedText('106 热线（波哥大）', 'Línea 106 (Bogotá)', 'Línea 106 (Bogotá)'),
      reach: [call('106'), whatsapp('+57 300 754 8933')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['CO1', 'CO2', 'CO3', 'CO9'],
    },
    {
      name: toLocalizedText('麦德林热线', 'Medellín', 'Medellín'),
      reach: [call('604 444 4448')],
      mark: 'B',
      sources: ['CO4'],
    },
  ],
  violence: [
    {
      name: toLocalizedText(
        '155 全国妇女热线（警方）',
        'Línea 155, national, run by the police',
        'Línea 155, nacional, a cargo de la policía',
      ),
      reach: [call('155')],
      hours: '24h',
      free: true,
      mark: 'B',
      sources: ['CO5', 'CO6'],
      doubt: toLocalizedText('资料是 2021 年的', 'as of 2021', 'datos de 2021'),
    },
  ],
  young: [
    {
      name: 'Línea 141 ICBF',
      reach: [call('141')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['CO5', 'CO7', 'CO8'],
    },
  ],
  checkedOn,
  sources: {
    CO1: 'bogota.gov.co (undated)',
    CO2: 'radiosantafe.com (11 Sept 2025)',
    CO3: 'saludcapital.gov.co (2025)',
    CO4: 'semana.com (undated)',
    CO5: 'seguimiento.co (2021)',
    CO6: 'elpoligrafo.co (2021, the same release)',
    CO7: 'elespectador.com (Dec 2016)',
    CO8: 'policia.gov.co (22 May 2020)',
    CO9: 'a public list of numbers (Jan 2026)',
  },
}

const peru: HelpCountry = {
  code: 'PE',
  // Found in no source read; kept because the country would otherwise have no emergency number.
  emergency: [
    { number: '106', for: 'ambulance', mark: 'C', sources: [] },
    { number: '105', for: 'police', mark: 'C', sources: [] },
    { number: '116', for: 'fire', mark: 'C', sources: [] },
  ],
  crisis: [
    {
      name: toLocalizedText('113 卫生热线', 'Línea 113 Salud', 'Línea 113 Salud'),
      reach: [call('113', '5')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['PE1', 'PE2', 'PE3'],
    },
  ],
  violence: [
    {
      name: toLocalizedText('100 热线', 'Línea 100', 'Línea 100'),
      reach: [call('100')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['PE4', 'PE5', 'PE6'],
      note: toLocalizedText(
        '西班牙语、克丘亚语、艾马拉语；也有 Chat 100。',
        'Spanish, Quechua and Aymara; also Chat 100.',
        'Español, quechua y aimara; también Chat 100.',
      ),
    },
  ],
  young: [
    { name: 'Línea 100', reach: [call('100')], hours: '24h', free: true, mark: 'A', sources: ['PE4', 'PE6'] },
    {
      name: toLocalizedText('1810（无人照料的儿童）', '1810, children without care', '1810, menores sin cuidados'),
      reach: [call('1810')],
      mark: 'B',
      sources: ['PE7'],
    },
  ],
  checkedOn,
  sources: {
    PE1: 'panamericana.pe (2 Mar 2026)',
    PE2: 'infobae.com (16 Aug 2025)',
    PE3: 'infobae.com (29 Dec 2024)',
    PE4: 'larazon.pe (2024)',
    PE5: 'eltiempo.pe (undated)',
    PE6: 'infobae.com (21 Aug 2024)',
    PE7: 'diariolaregion.com (undated)',
  },
}

const ecuador: HelpCountry = {
  code: 'EC',
  emergency: [{ number: '911', mark: 'A', sources: ['EC3', 'EC4'] }],
  crisis: [
    {
      name: toLocalizedText('171 卫生部', '171, Ministry of Health', '171, Ministerio de Salud Pública'),
      reach: [call('171', '6')],
      hours: 'noted',
      free: true,
      mark: 'A',
      sources: ['EC1', 'EC2', 'EC3', 'EC5'],
      note: toLocalizedText(
        '白天打；夜里打 911。',
        'By day; at night call 911.',
        'De día; por la noche, llame al 911.',
      ),
      doubt: toLocalizedText(
        '时间说法不一：24 小时（2026 年 2 月），或 7:00–20:00（2025 年中）',
        'sources disagree on its hours: 24 hours (February 2026) or 7:00–20:00 (mid-2025)',
        'las fuentes no coinciden en el horario: 24 horas (febrero de 2026) o de 7:00 a 20:00 (mediados de 2025)',
      ),
    },
    {
      name: toLocalizedText('基多市', 'Quito', 'Quito'),
      reach: [call('101', '9')],
      mark: 'B',
      sources: ['EC1'],
    },
  ],
  violence: [],
  young: [],
  checkedOn,
  sources: {
    EC1: 'teleamazonas.com (Sept 2025)',
    EC2: 'expreso.ec (10 Feb 2026)',
    EC3: 'tuvoz.tv (2025)',
    EC4: 'eltelegrafo.com.ec (2025)',
    EC5: 'elheraldo.com.ec (undated)',
  },
}

const bolivia: HelpCountry = {
  code: 'BO',
  // Found in no source read; kept because the country would otherwise have no emergency number.
  emergency: [{ number: '110', for: 'police', mark: 'C', sources: [] }],
  note: toLocalizedText(
    '受伤或服了药，请人送你去最近的医院。',
    'If you’re hurt or have taken something, go to the nearest hospital or have someone take you.',
    'Si se hirió o tomó algo, que le lleven al hospital.',
  ),
  doubt: toLocalizedText(
    '没能核实到全国的急救车号码。',
    'We could not confirm a national ambulance number.',
    'No pudimos confirmar un número nacional de ambulancias.',
  ),
  crisis: [
    {
      name: toLocalizedText('Familia Segura（联合国儿童基金会）', 'Familia Segura (UNICEF)', 'Familia Segura (UNICEF)'),
      reach: [call('800 11 3040'), markSingleSource(whatsapp('+591 777 97667'))],
      hours: everyDay('6:00', '24:00'),
      free: true,
      mark: 'A',
      sources: ['BO1', 'BO2', 'BO3'],
      doubt: toLocalizedText(
        '时间出自 2023 年 10 月；2020 年时也讲克丘亚语和艾马拉语',
        'hours as of October 2023; Quechua and Aymara were spoken in 2020',
        'horario de octubre de 2023; en 2020 se atendía también en quechua y aimara',
      ),
    },
  ],
  violence: [
    {
      name: 'FELCV',
      reach: [call('800 14 0348')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['BO4', 'BO5'],
      doubt: toLocalizedText('资料是 2022 年的', 'as of 2022', 'datos de 2022'),
    },
  ],
  young: [
    {
      name: 'Familia Segura',
      reach: [call('800 11 3040')],
      hours: everyDay('6:00', '24:00'),
      free: true,
      mark: 'A',
      sources: ['BO1', 'BO2', 'BO3'],
    },
    {
      name: toLocalizedText(
        '儿童保护处（仅拉巴斯）',
        'Child protection, La Paz only',
        'Defensoría de la niñez, solo La Paz',
      ),
      reach: [call('156')],
      mark: 'A',
      sources: ['BO6', 'BO7'],
    },
  ],
  checkedOn,
  sources: {
    BO1: 'opinion.com.bo (18 May 2020)',
    BO2: 'unicef.org (1 Apr 2021)',
    BO3: 'jms.com.bo (12 Oct 2023)',
    BO4: 'fundacionperiodismo.org (28 Jan 2022)',
    BO5: 'radiofides.com (7 Jan 2017)',
    BO6: 'eju.tv (June 2021)',
    BO7: 'lavozbolivia.com (undated)',
  },
}

const venezuela: HelpCountry = {
  code: 'VE',
  // Found in no source read; kept because the country would otherwise have no emergency number.
  emergency: [{ number: '911', mark: 'C', sources: [] }],
  emergencyFirst: true,
  note: toLocalizedText(
    '危急时打 911，或者直接去最近的医院急诊。',
    'In a crisis call 911, or go to the nearest hospital.',
    'En una crisis llame al 911 o vaya al hospital más cercano.',
  ),
  doubt: toLocalizedText(
    '没能核实到 24 小时的热线。',
    'We could not confirm a 24-hour line.',
    'No pudimos confirmar una línea de 24 horas.',
  ),
  crisis: [
    {
      name: 'PsicoLínea UCAB',
      reach: [call('0414-121 7882'), call('0424-172 3981')],
      hours: [{ days: [4, 4], from: '8:00', to: '17:00' }],
      mark: 'B',
      sources: ['VE1', 'VE2'],
    },
  ],
  violence: [
    {
      name: '0800-MUJERES',
      reach: [call('0800-685 3737')],
      mark: 'B',
      sources: ['VE3'],
      doubt: toLocalizedText('资料是 2021 年的', 'as of 2021', 'datos de 2021'),
    },
  ],
  young: [],
  checkedOn,
  sources: {
    VE1: 'elpitazo.net (Sept 2024)',
    VE2: 'reportecatolicolaico.com (10 Sept 2024, the same release)',
    VE3: 'hispanopost.com (Mar 2021)',
  },
}

export const andes = [colombia, peru, ecuador, bolivia, venezuela]
