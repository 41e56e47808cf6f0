import type { HelpCountry } from '@/core/care/helplines'
import { call, checkedOn, markSingleSource, toLocalizedText, weekdays, whatsapp } from './contacts'

const argentina: HelpCountry = {
  code: 'AR',
  emergency: [
    { number: '107', for: 'ambulance', mark: 'A', sources: ['AR3', 'AR11'] },
    { number: '911', for: 'police', mark: 'B', sources: ['AR8'] },
  ],
  doubt: toLocalizedText(
    '没能核实 911 是不是每个省都能打通。',
    'We could not confirm that 911 works in every province.',
    'No pudimos confirmar que el 911 funcione en todas las provincias.',
  ),
  crisis: [
    {
      name: toLocalizedText('全国心理健康热线', 'National mental health line', 'Línea nacional de salud mental'),
      reach: [call('0800-999-0091')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['AR1', 'AR2'],
      note: toLocalizedText('不必报姓名。', 'Anonymous.', 'Anónima.'),
    },
    {
      name: 'Centro de Asistencia al Suicida',
      reach: [call('135')],
      mark: 'A',
      sources: ['AR3', 'AR4', 'AR5'],
      note: toLocalizedText(
        '布宜诺斯艾利斯市及大都会区；有些省份另设自己的 135。',
        'Buenos Aires city and Greater Buenos Aires; some provinces run their own 135.',
        'Ciudad y Gran Buenos Aires; algunas provincias tienen su propio 135.',
      ),
    },
    {
      name: toLocalizedText('同上，全国其他地方', 'The same, rest of the country', 'El mismo centro, resto del país'),
      reach: [call('(011) 5275-1135')],
      mark: 'B',
      sources: ['AR1'],
    },
  ],
  violence: [
    {
      name: toLocalizedText('144 热线', 'Línea 144', 'Línea 144'),
      reach: [call('144')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['AR6', 'AR7', 'AR8'],
    },
    {
      name: toLocalizedText('137 热线', 'Línea 137', 'Línea 137'),
      reach: [call('137')],
      hours: '24h',
      mark: 'B',
      sources: ['AR8'],
      doubt: toLocalizedText('资料是 2022 年的', 'as of 2022', 'datos de 2022'),
    },
  ],
  young: [
    {
      name: toLocalizedText('102 儿童热线', 'Línea 102, children', 'Línea 102, niñas, niños y adolescentes'),
      reach: [call('102')],
      hours: 'noted',
      free: true,
      mark: 'A',
      sources: ['AR8', 'AR9', 'AR10'],
      note: toLocalizedText(
        '由各省开办，不用于紧急情况。',
        'Run by each province; not for emergencies.',
        'La atiende cada provincia; no es para emergencias.',
      ),
    },
  ],
  checkedOn,
  sources: {
    AR1: 'lapostacomodorense.com.ar (3 Sept 2025)',
    AR2: 'ospia.org.ar (undated)',
    AR3: 'a public list of numbers (Jan 2026)',
    AR4: 'perfil.com (21 Oct 2008)',
    AR5: 'elonce.com (26 Feb 2026)',
    AR6: 'elespejoweb.com (19 Sept 2025)',
    AR7: 'cadena3.com (18 Sept 2025)',
    AR8: 'diariodecuyo.com.ar (13 Aug 2022)',
    AR9: 'datapba.com (26 Jan 2023)',
    AR10: 'hogarmarialuisa.org (undated)',
    AR11: 'diario5.com.ar (undated)',
  },
}

const chile: HelpCountry = {
  code: 'CL',
  emergency: [
    { number: '131', for: 'ambulance', mark: 'B', sources: ['CL8'] },
    { number: '133', for: 'police', mark: 'A', sources: ['CL7', 'CL8'] },
    { number: '132', for: 'fire', mark: 'B', sources: ['CL8'] },
  ],
  crisis: [
    {
      name: toLocalizedText(
        '*4141 “你并不孤单”',
        '*4141 “No estás solo, no estás sola”',
        '*4141 «No estás solo, no estás sola»',
      ),
      reach: [call('*4141')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['CL1', 'CL2', 'CL3', 'CL4'],
      note: toLocalizedText(
        '用手机拨打；也有网上聊天。',
        'From mobile phones; also by chat.',
        'Desde teléfonos móviles; también por chat.',
      ),
    },
    {
      name: 'Salud Responde',
      reach: [call('600 360 7777')],
      mark: 'B',
      sources: ['CL5'],
    },
  ],
  violence: [
    {
      name: toLocalizedText('1455 SernamEG（妇女与性别平等局）', '1455 SernamEG', '1455 SernamEG'),
      reach: [call('1455'), markSingleSource(whatsapp('+56 9 9700 7000'))],
      hours: weekdays('8:00', '24:00'),
      mark: 'A',
      sources: ['CL6', 'CL7'],
      note: toLocalizedText(
        '节假日不开；其余时间请打 133。',
        'Not on holidays; at any other hour call 133.',
        'No atiende los festivos; a cualquier otra hora, llame al 133.',
      ),
    },
  ],
  young: [
    {
      name: toLocalizedText(
        '147 儿童热线（警方）',
        '147 Fono Niños, run by the police',
        '147 Fono Niños, de Carabineros',
      ),
      reach: [call('147')],
      hours: '24h',
      mark: 'B',
      sources: ['CL8'],
    },
  ],
  checkedOn,
  sources: {
    CL1: 'latercera.com (28 Oct 2025)',
    CL2: 'biobiochile.cl (6 Jan 2023)',
    CL3: 'radiopolar.com (25 Nov 2025)',
    CL4: 'eldinamo.cl (5 Sept 2025)',
    CL5: 'adnradio.cl (28 Oct 2025)',
    CL6: 'minmujeryeg.gob.cl (undated)',
    CL7: 'regionesnoticias.cl (13 Mar 2024)',
    CL8: '13.cl (undated); a public list of numbers (Jan 2026)',
  },
}

const uruguay: HelpCountry = {
  code: 'UY',
  emergency: [
    { number: '911', mark: 'A', sources: ['UY1', 'UY7'] },
    { number: '105', for: 'ambulance', mark: 'B', sources: ['UY1'] },
  ],
  crisis: [
    {
      name: 'Línea Vida',
      reach: [call('0800 0767'), call('*0767')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['UY2', 'UY3'],
      doubt: toLocalizedText(
        '最近的资料是 2021 年的',
        'the latest source is of 2021',
        'la fuente más reciente es de 2021',
      ),
    },
    {
      name: toLocalizedText('情绪支持热线', 'Emotional support line', 'Línea de apoyo emocional'),
      reach: [call('0800 1920')],
      mark: 'B',
      sources: ['UY2'],
      doubt: toLocalizedText('资料是 2020 年的', 'as of 2020', 'datos de 2020'),
    },
  ],
  violence: [
    {
      name: toLocalizedText('遭受暴力的妇女', 'Women facing violence', 'Mujeres en situación de violencia'),
      reach: [call('0800 4141'), call('*4141')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['UY4', 'UY5', 'UY6'],
      note: toLocalizedText(
        '听障妇女可视频通话 092 626 928，周一至周五 9:00–14:30。',
        'Deaf women by video call: 092 626 928, Mon–Fri 9:00–14:30.',
        'Mujeres sordas, por videollamada: 092 626 928, de lunes a viernes de 9:00 a 14:30.',
      ),
    },
  ],
  young: [],
  checkedOn,
  sources: {
    UY1: 'carmeloportal.com (2019)',
    UY2: 'subrayado.com.uy (July 2020)',
    UY3: 'montevideo.com.uy (July 2021)',
    UY4: 'ladiaria.com.uy (July 2021)',
    UY5: 'ladiaria.com.uy (Mar 2024)',
    UY6: 'elpais.com.uy (25 Nov 2021)',
    UY7: 'avisador.com.uy (undated)',
  },
}

const paraguay: HelpCountry = {
  code: 'PY',
  emergency: [{ number: '911', mark: 'A', sources: ['PY2', 'PY3'] }],
  crisis: [
    {
      name: toLocalizedText('155 “Te escucha”', '155 “Te escucha”', '155 «Te escucha»'),
      reach: [call('155')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['PY1', 'PY2', 'PY3', 'PY4'],
    },
  ],
  violence: [
    {
      name: '137 SOS Mujer',
      reach: [call('137')],
      hours: '24h',
      free: true,
      mark: 'A',
      sources: ['PY5', 'PY6'],
    },
  ],
  young: [
    { name: '147 Fono Ayuda', reach: [call('147')], mark: 'B', sources: ['PY2'] },
    { name: '155', reach: [call('155')], hours: '24h', free: true, mark: 'A', sources: ['PY1', 'PY2'] },
  ],
  checkedOn,
  sources: {
    PY1: 'abc.com.py (11 Jan 2026)',
    PY2: 'rdn.com.py (14 Aug 2025)',
    PY3: 'rcc.com.py (undated)',
    PY4: 'cadenadelsuritapua.com.py (2025)',
    PY5: 'abc.com.py (9 Jan 2026)',
    PY6: 'ultimahora.com (2020 and undated)',
  },
}

export const southernCone = [argentina, chile, uruguay, paraguay]
