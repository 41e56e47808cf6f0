import type { Locale } from '@/core/locale'

/** Captions of one test: for each part, a line under its picture that says what the part draws. */
type Lines = Readonly<Record<string, Readonly<Record<Locale, string>>>>

/** Captions by test and part; they say the same as `notes` of the portraits in `core/charts/portrait`. */
export const portraitCaptions: Readonly<Record<string, Lines>> = {
  attachment: {
    anxiety: {
      cn: '你的圆上那圈暖色短线：越放不下心，画得越宽。',
      en: 'The warm fringe of your circle: the more alert you are, the wider it gets.',
      es: 'El borde cálido de su círculo: crece cuanto más en guardia está.',
    },
    avoidance: {
      cn: '两个圆隔了多远。',
      en: 'How far the two circles stand apart.',
      es: 'Cuánto se separan los dos círculos.',
    },
  },
  attention: {
    inattention: {
      cn: '线最后落在哪里：都进了圆，还是各走各的。',
      en: 'Where the threads end: in the circle, or each somewhere else.',
      es: 'Dónde acaban los hilos: en el círculo o cada uno por su lado.',
    },
    restlessness: {
      cn: '线一路上晃得多厉害。',
      en: 'How much the threads sway on their way.',
      es: 'Cuánto se agitan los hilos por el camino.',
    },
    impulsivity: {
      cn: '线冲过头，冲出去多远。',
      en: 'How far the threads shoot past their end.',
      es: 'Cuánto se pasan los hilos de su final.',
    },
  },
  'big-five': {
    openness: {
      cn: '里面那朵暖色的花，开了多大。',
      en: 'The warm flower inside: how far it has opened.',
      es: 'La flor cálida de dentro: cuánto se ha abierto.',
    },
    conscientiousness: {
      cn: '一圈圈的线，是对得齐，还是各转了一点。',
      en: 'How the rings lie: in line, or each turned a little.',
      es: 'Cómo están los anillos: alineados o cada uno algo girado.',
    },
    extraversion: {
      cn: '花瓣往外伸了多远。',
      en: 'How far the petals reach out.',
      es: 'Hasta dónde llegan los pétalos.',
    },
    agreeableness: {
      cn: '花瓣是尖的，还是圆的。',
      en: 'The shape of the petals: pointed or round.',
      es: 'La forma de los pétalos: en punta o redonda.',
    },
    stability: {
      cn: '中间那块暖色：心里越稳，它越小。',
      en: 'The warm ground in the middle: the calmer you are, the smaller it is.',
      es: 'El fondo cálido del centro: cuanta más calma, más pequeño.',
    },
  },
  'emotion-skills': {
    notice: {
      cn: '暖色的短线，从你察觉到情绪的地方画起。',
      en: 'The warm strokes: they begin where you see a feeling coming.',
      es: 'Los trazos cálidos: empiezan donde usted ve llegar la emoción.',
    },
    understand: {
      cn: '这道波分成了几股。',
      en: 'Into how many strands the wave opens.',
      es: 'En cuántas hebras se abre la onda.',
    },
    regulate: {
      cn: '这道波多快能平下来。',
      en: 'How soon the wave calms down.',
      es: 'Lo pronto que se calma la onda.',
    },
  },
  'low-mood': {
    mood: {
      cn: '线往下陷的那一处有多宽。',
      en: 'How wide the hollow in the lines is.',
      es: 'Lo ancho que es el hueco de las líneas.',
    },
    interest: {
      cn: '线上的光点：又大又圆，还是又小又淡；一个也不会灭。',
      en: 'The lights: full, or small and pale. None of them goes out.',
      es: 'Las luces: llenas, o pequeñas y pálidas. Ninguna se apaga.',
    },
    body: {
      cn: '线在中间往下沉了多深。',
      en: 'How deep the lines give way in the middle.',
      es: 'Cuánto ceden las líneas en el centro.',
    },
    thinking: {
      cn: '横在线上的那层雾：越浓，线越看不清。',
      en: 'The haze across the lines: the more of it, the less clear they are.',
      es: 'La bruma sobre las líneas: cuanta más hay, menos claras se ven.',
    },
  },
  'mood-energy': {
    activation: {
      cn: '线升到中线上面多高。',
      en: 'How high the line climbs over its middle.',
      es: 'Cuánto sube la línea por encima del centro.',
    },
    thought: {
      cn: '两条暖色的快线：摆得越宽，念头越快。',
      en: 'The quick warm threads: the wider they swing, the faster the mind.',
      es: 'Los hilos cálidos y rápidos: cuanto más oscilan, más corre la mente.',
    },
    impulse: {
      cn: '从线上抢先冲出去的那几笔。',
      en: 'The strokes that leap ahead of the line.',
      es: 'Los trazos que se adelantan a la línea.',
    },
    irritability: {
      cn: '线的边缘是平滑的，还是带锯齿的。',
      en: 'The edge of the line: smooth or jagged.',
      es: 'El borde de la línea: liso o dentado.',
    },
    low: {
      cn: '线落到中线下面多深。',
      en: 'How deep the line dips under its middle.',
      es: 'Cuánto baja la línea por debajo del centro.',
    },
    swings: {
      cn: '线在高低之间起伏得多厉害。',
      en: 'How strongly the lines turn between high and low.',
      es: 'Con qué fuerza giran las líneas entre lo alto y lo bajo.',
    },
  },
  'self-worth': {
    competence: {
      cn: '一共有多少圈，像树的年轮。',
      en: 'How many rings there are, like the years of a tree.',
      es: 'Cuántos anillos hay, como los años de un árbol.',
    },
    acceptance: {
      cn: '中间那块暖色的地方有多宽。',
      en: 'How wide the warm room in the middle is.',
      es: 'Lo amplio que es el espacio cálido del centro.',
    },
    contingency: {
      cn: '最外面的一圈，被外头的风吹动了多少。',
      en: 'How much a wind from outside moves the rim.',
      es: 'Cuánto mueve el borde el viento de fuera.',
    },
  },
  sleep: {
    onset: {
      cn: '左边那道坡：陡，还是又长又缓。',
      en: 'The slope on the left: steep, or long and slow.',
      es: 'La pendiente de la izquierda: empinada, o larga y lenta.',
    },
    maintenance: {
      cn: '夜里的三道脊：睡到那里，人快要醒。',
      en: 'The ridges in the night, where sleep comes up towards waking.',
      es: 'Las crestas de la noche, donde el sueño sube hacia la vigilia.',
    },
    daytime: {
      cn: '到了白天，夜里还剩下多少。',
      en: 'What is left of the night in the day.',
      es: 'Lo que queda de la noche durante el día.',
    },
  },
  'stress-burnout': {
    overload: {
      cn: '绳子自己缠了自己多少。',
      en: 'How much the rope crosses itself.',
      es: 'Cuánto se cruza la cuerda consigo misma.',
    },
    control: {
      cn: '绳子被外头的线拉出去多远。',
      en: 'How far the rope is pulled from outside.',
      es: 'Cuánto tiran de la cuerda desde fuera.',
    },
    exhaustion: {
      cn: '绳子还剩几股。',
      en: 'How many strands the rope has left.',
      es: 'Cuántas hebras le quedan a la cuerda.',
    },
    distance: {
      cn: '暖色的圆就是你：它离绳子有多远。',
      en: 'The warm circle is you: how far it stands from the rope.',
      es: 'El círculo cálido es usted: lo lejos que está de la cuerda.',
    },
  },
  worry: {
    worrying: {
      cn: '线往前走之前，绕了多少圈。',
      en: 'How often the thread circles before it goes on.',
      es: 'Cuántas vueltas da el hilo antes de seguir.',
    },
    tension: {
      cn: '横在线上的短线：越长，线绷得越紧。',
      en: 'The strokes across the thread: the longer they are, the tauter it is.',
      es: 'Los trazos que cruzan el hilo: cuanto más largos, más tenso está.',
    },
    avoidance: {
      cn: '线绕开那个暖色的圆，绕了多远。',
      en: 'How wide a bend the thread makes around the warm circle.',
      es: 'Cuánto se desvía el hilo para rodear el círculo cálido.',
    },
  },
}
