import type { HelpCountry } from '@/core/care/helplines'
import { call, checkedOn, toLocalizedText } from './contacts'

export const taiwan: HelpCountry = {
  code: 'TW',
  emergency: [
    // This number is general knowledge and in no source that was read; it is kept because there would otherwise be no
    // number for an ambulance.
    { number: '119', for: 'ambulance', mark: 'C', sources: [] },
    { number: '110', for: 'police', mark: 'A', sources: ['TW7', 'TW8'] },
  ],
  crisis: [
    {
      name: toLocalizedText('1925 安心专线（安心專線）', '1925 (安心專線)', '1925 (安心專線)'),
      reach: [call('1925')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['TW1', 'TW2', 'TW3', 'TW4'],
      note: toLocalizedText(
        '占线时：听完录音后按 #，留下号码，24 小时内会回电，所以危急时不要等。',
        'When it is busy: press # after the recorded message and leave a number. They call back within 24 hours, so do not wait for that in danger.',
        'Si está ocupado: pulse # tras el mensaje grabado y deje un número. Devuelven la llamada en 24 horas; si hay peligro, no espere.',
      ),
    },
    {
      name: toLocalizedText('1995 生命线（生命線）', 'Lifeline (1995 生命線)', 'Línea de la vida (1995 生命線)'),
      reach: [call('1995')],
      mark: 'A',
      sources: ['TW4', 'TW5'],
    },
    {
      name: toLocalizedText('1980 张老师（張老師）', '“Teacher Chang” (1980 張老師)', '«Profesor Chang» (1980 張老師)'),
      reach: [call('1980')],
      mark: 'A',
      sources: ['TW4', 'TW6'],
    },
    {
      name: toLocalizedText(
        '男性关怀专线（男性關懷專線）',
        'Line for men (男性關懷專線)',
        'Línea para hombres (男性關懷專線)',
      ),
      reach: [call('0800-013-999')],
      mark: 'B',
      sources: ['TW1', 'TW4'],
    },
  ],
  violence: [
    {
      name: toLocalizedText(
        '113 保护专线（保護專線）',
        '113 protection line (保護專線)',
        'Línea de protección 113 (保護專線)',
      ),
      reach: [call('113')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['TW8', 'TW9'],
      note: toLocalizedText(
        '家庭暴力、性侵害、儿童保护都可以打；国语、台语、英语、越南语等。',
        'Violence at home, sexual violence and child protection; Mandarin, Taiwanese, English, Vietnamese and others.',
        'Violencia doméstica, sexual y protección de menores; mandarín, taiwanés, inglés, vietnamita y otros.',
      ),
    },
  ],
  young: [
    {
      name: toLocalizedText(
        '113 保护专线（受到伤害时）',
        '113 protection line, when somebody hurts you',
        'Línea de protección 113, si alguien le hace daño',
      ),
      reach: [call('113')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['TW8', 'TW9'],
    },
  ],
  checkedOn,
  sources: {
    TW1: 'udn.com (16 Aug 2025)',
    TW2: 'udn.com (13 Feb 2026)',
    TW3: 'health.ltn.com.tw (14 Sept 2025)',
    TW4: 'udn.com (15 Sept 2025)',
    TW5: '1995.org.tw (2016)',
    TW6: 'a public list of numbers (undated)',
    TW7: 'udn.com (3 Sept 2025)',
    TW8: 'tw.news.yahoo.com (12 Feb 2026)',
    TW9: 'legis-pedia.com (13 Dec 2022)',
  },
}
