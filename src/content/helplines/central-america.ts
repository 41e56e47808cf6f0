import type { HelpCountry } from '@/core/care/helplines'
import { call, checkedOn, markSingleSource, toLocalizedText, weekdays, whatsapp } from './contacts'

const costaRica: HelpCountry = {
  code: 'CR',
  emergency: [{ number: '911', mark: 'A', sources: ['CR3', 'CR4'] }],
  crisis: [
    {
      name: toLocalizedText(
        '“Aquí Estoy”（心理学家公会）',
        '“Aquí Estoy”, of the psychologists’ college',
        '«Aquí Estoy», del Colegio de Profesionales en Psicología',
      ),
      reach: [call('800-273-7869')],
      hours: [...weekdays('14:00', '22:00'), { days: [6, 6], from: '9:00', to: '16:00' }],
      free: true,
      mark: 'A',
      sources: ['CR1', 'CR2'],
      note: toLocalizedText(
        '其余时间有生命危险请打 911。',
        'At other hours, when life is in danger, call 911.',
        'A otras horas, si la vida está en juego, llame al 911.',
      ),
    },
  ],
  violence: [],
  young: [
    {
      name: toLocalizedText(
        'PANI（国家儿童机构）',
        'PANI, the child welfare agency',
        'PANI, Patronato Nacional de la Infancia',
      ),
      reach: [markSingleSource(call('1147')), whatsapp('+506 8989-1147')],
      mark: 'A',
      sources: ['CR5', 'CR6'],
      doubt: toLocalizedText(
        'WhatsApp 在 2020 年是周一至周五 7:30–16:00',
        'WhatsApp was Mon–Fri 7:30–16:00 in 2020',
        'WhatsApp atendía de lunes a viernes de 7:30 a 16:00 en 2020',
      ),
    },
  ],
  checkedOn,
  sources: {
    CR1: 'elpais.cr (10 Sept 2025)',
    CR2: 'crc891.com (undated)',
    CR3: 'delfino.cr (Nov 2022)',
    CR4: 'pani.go.cr (2020)',
    CR5: 'pani.go.cr (undated)',
    CR6: 'tvsur.co.cr (May 2020)',
  },
}

const guatemala: HelpCountry = {
  code: 'GT',
  // Found in no source read; kept because the country would otherwise have no emergency number.
  emergency: [
    { number: '122', for: 'ambulance', mark: 'C', sources: [] },
    { number: '123', for: 'ambulance', mark: 'C', sources: [] },
    { number: '110', for: 'police', mark: 'C', sources: [] },
  ],
  crisis: [],
  violence: [
    {
      name: toLocalizedText(
        '1572 针对妇女的暴力',
        '1572, violence against women',
        '1572, violencia contra las mujeres',
      ),
      reach: [call('1572')],
      mark: 'B',
      sources: ['GT1'],
    },
  ],
  young: [],
  checkedOn,
  sources: { GT1: 'guatemala.cuentanos.org (undated)' },
}

const dominicanRepublic: HelpCountry = {
  code: 'DO',
  emergency: [{ number: '911', mark: 'A', sources: ['DO6', 'DO7'] }],
  crisis: [
    {
      name: toLocalizedText(
        '811 · Cuida tu Salud Mental',
        '811 · Cuida tu Salud Mental',
        '811 · Cuida tu Salud Mental',
      ),
      reach: [call('811'), call('809-200-1400')],
      hours: 'noted',
      mark: 'A',
      sources: ['DO1', 'DO2', 'DO3', 'DO4', 'DO8'],
      note: toLocalizedText(
        '打不通就打旧号 809-200-1400；夜里打不通，打 911。',
        'If it does not connect, try the older 809-200-1400, and at night 911.',
        'Si no conecta, pruebe el anterior 809-200-1400 y, de noche, el 911.',
      ),
      doubt: toLocalizedText(
        '811 自 2026 年 2 月启用，公布为 24 小时，另有页面说暂到午夜；809-200-1400 在 2024 年是周一至周五 8:00–19:00',
        '811 is new since February 2026 and announced as 24 hours, one page says until midnight for now; 809-200-1400 was Mon–Fri 8:00–19:00 in 2024',
        'el 811 es nuevo desde febrero de 2026 y se anunció de 24 horas, una página dice que por ahora hasta la medianoche; el 809-200-1400 atendía en 2024 de lunes a viernes de 8:00 a 19:00',
      ),
    },
  ],
  violence: [
    {
      name: 'Línea Vida',
      reach: [call('809-200-1202'), markSingleSource(call('*211'))],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['DO5', 'DO6', 'DO7'],
    },
    {
      name: toLocalizedText('妇女部', 'Ministry of Women', 'Ministerio de la Mujer'),
      reach: [call('*212')],
      mark: 'B',
      sources: ['DO5'],
    },
  ],
  young: [
    {
      name: toLocalizedText(
        'Línea Vida（儿童受虐待也可以打）',
        'Línea Vida, child abuse too',
        'Línea Vida, también por maltrato infantil',
      ),
      reach: [call('809-200-1202')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['DO6', 'DO7'],
    },
  ],
  checkedOn,
  sources: {
    DO1: 'diariolibre.com (9 Feb 2026)',
    DO2: 'hoy.com.do (10 Feb 2026)',
    DO3: 'megadiario.com.do (undated)',
    DO4: 'lasuperdiscoteca.com (29 Feb 2024)',
    DO5: 'hoy.com.do (26 Nov 2025)',
    DO6: 'elnacional.com.do (undated)',
    DO7: 'z101digital.com (2020)',
    DO8: 'eljacaguero.com.do (14 Feb 2026)',
  },
}

const panama: HelpCountry = {
  code: 'PA',
  // Found in no source read; kept because the country would otherwise have no emergency number.
  emergency: [
    { number: '911', for: 'ambulance', mark: 'C', sources: [] },
    { number: '104', for: 'police', mark: 'C', sources: [] },
  ],
  crisis: [
    {
      name: toLocalizedText('147 社会发展部（MIDES）', '147 MIDES', '147 MIDES'),
      reach: [call('147'), whatsapp('+507 6534-2546')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['PA1', 'PA2', 'PA3'],
    },
  ],
  violence: [
    {
      name: toLocalizedText('182 妇女部', '182 Ministry of Women', '182 Ministerio de la Mujer'),
      reach: [call('182')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['PA4', 'PA5'],
    },
  ],
  young: [{ name: '147 MIDES', reach: [call('147')], hours: '24h', free: true, mark: 'A', sources: ['PA1', 'PA2'] }],
  checkedOn,
  sources: {
    PA1: 'critica.com.pa (10 Sept 2025)',
    PA2: 'telemetro.com (10 Sept 2025)',
    PA3: 'prensa.com (Oct 2024)',
    PA4: 'prensa.com (Dec 2024)',
    PA5: 'panoramaeconomicopma.com (undated)',
  },
}

export const centralAmerica = [costaRica, guatemala, dominicanRepublic, panama]
