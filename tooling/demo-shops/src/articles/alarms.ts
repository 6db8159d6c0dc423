import type { Article } from '../article.ts'

const TONES: Readonly<Record<string, string>> = { W: 'white', R: 'rose', G: 'graphite' }

/** Clocks, bells and alarms that are felt and seen. */
export const alarms: readonly Article[] = [
  {
    number: 'ALM-3010',
    group: 'alarm-clocks',
    pictures: ['alarm-clock-white', 'alarm-clock-white-night', 'alarm-clock-rose', 'alarm-clock-graphite'],
    name: ['Vibrating alarm clock', 'Vækkeur med vibration', 'Väckar\u00ADklocka med vibration'],
    lead: [
      'Shakes the pillow, flashes and rings. Large, dimmable numbers.',
      'Ryster puden, blinker og ringer. Store tal, der kan dæmpes.',
      'Skakar kudden, blinkar och ringer. Stora siffror som går att dämpa.',
    ],
    points: [
      ['Sound up to 95 dB, tone adjustable', 'Lyd op til 95 dB, justerbar tone', 'Ljud upp till 95 dB, justerbar ton'],
      ['Flashing light in front', 'Blinkende lys foran', 'Blinkande ljus framtill'],
      ['Battery back-up when the power fails', 'Batteribackup ved strømsvigt', 'Batteribackup vid strömavbrott'],
    ],
    price: [449, 674, 54, 62],
    offer: [369, 554, 44, 51],
    bulk: [
      [2, 22],
      [5, 29],
    ],
    attributes: [
      ['volume', '95 dB'],
      ['warranty', ['3 years', '3 år', '3 år']],
    ],
    choices: {
      of: [
        [
          'colour',
          [
            ['W', ['White', 'Hvid', 'Vit']],
            ['R', ['Rose', 'Rosa', 'Rosa']],
            ['G', ['Graphite', 'Grafit', 'Grafit']],
          ],
        ],
        [
          'plug',
          [
            ['EU', ['European plug', 'Dansk stik', 'Svensk stickpropp']],
            ['UK', ['British plug', 'Engelsk stik', 'Brittisk stickpropp']],
          ],
        ],
      ],
      pictures: ([code = '']) => [
        `alarm-clock-${TONES[code] ?? 'white'}`,
        `alarm-clock-${TONES[code] ?? 'white'}-night`,
      ],
      missing: ['R-UK'],
    },
    keywords: ['shaker clock wake', 'vibrationsvækkeur pudevibrator', 'vibrationsväckarklocka kuddvibrator'],
  },
  {
    number: 'ALM-3020',
    group: 'alarm-clocks',
    pictures: ['alarm-clock-graphite-night', 'alarm-clock-graphite'],
    name: ['Travel alarm with vibration', 'Rejse\u00ADvækkeur med vibration', 'Rese\u00ADväckarklocka med vibration'],
    lead: [
      'Goes under the pillow in any hotel. Runs for a month on one charge.',
      'Lægges under puden på ethvert hotel. Kører en måned på én opladning.',
      'Läggs under kudden på vilket hotell som helst. Går en månad på en laddning.',
    ],
    price: [349, 524, 42, 48],
  },
  {
    number: 'ALM-3005',
    group: 'alarm-clocks',
    pictures: ['pillow-shaker', 'alarm-clock-white'],
    name: ['Pillow shaker, spare part', 'Pude\u00ADvibrator, reservedel', 'Kudd\u00ADvibrator, reservdel'],
    lead: [
      'Replaces the shaker of our alarm clocks.',
      'Erstatter vibratoren til vores vækkeure.',
      'Ersätter vibratorn till våra väckarklockor.',
    ],
    price: [199, 299, 23.5, 27],
  },
  {
    number: 'BEL-4410',
    group: 'doorbells',
    pictures: ['doorbell-flasher', 'push-button'],
    name: ['Doorbell with light signal', 'Dørklokke med lyssignal', 'Dörrklocka med ljussignal'],
    lead: [
      'See when somebody rings. The receiver plugs straight into the socket.',
      'Se, når det ringer på. Modtageren sættes direkte i stikket.',
      'Se när det ringer på. Mottagaren sätts direkt i uttaget.',
    ],
    points: [
      [
        'Flashes, vibrates and rings at once',
        'Blinker, vibrerer og ringer på én gang',
        'Blinkar, vibrerar och ringer samtidigt',
      ],
      ['Ready in five minutes, no wires', 'Klar på fem minutter uden ledninger', 'Klar på fem minuter, utan ledningar'],
      ['Reaches 100 metres', 'Rækker 100 meter', 'Räcker 100 meter'],
    ],
    price: [849, 1274, 99, 115],
    offer: [699, 1049, 82, 95],
    attributes: [
      ['range', '100 m'],
      ['warranty', ['3 years', '3 år', '3 år']],
    ],
    keywords: ['bell flasher visitor', 'klokke blink ringeklokke', 'ringklocka blixt'],
  },
  {
    number: 'BEL-4420',
    group: 'doorbells',
    pictures: ['light-receiver', 'doorbell-flasher'],
    name: ['Extra receiver with light', 'Ekstra modtager med lys', 'Extra mottagare med ljus'],
    lead: [
      'One for the bedroom, one for the workshop: they all flash together.',
      'Én til soveværelset, én til værkstedet: De blinker alle sammen.',
      'En till sovrummet, en till verkstaden: alla blinkar tillsammans.',
    ],
    price: [399, 599, 47, 54],
  },
  {
    number: 'BEL-4430',
    group: 'doorbells',
    pictures: ['push-button', 'doorbell-flasher'],
    name: ['Extra push button', 'Ekstra trykknap', 'Extra tryckknapp'],
    lead: ['For the back door.', 'Til bagdøren.', 'För bakdörren.'],
    price: [149, 224, 17.5, 20],
  },
  {
    number: 'SMK-4500',
    group: 'doorbells',
    pictures: ['smoke-alarm-set', 'pillow-shaker'],
    name: [
      'Smoke alarm set with pillow shaker',
      'Røg\u00ADalarmsæt med pudevibrator',
      'Brand\u00ADvarnarset med kuddvibrator',
    ],
    lead: [
      'Wakes you when it counts. We fit it for you, so please call or write to us.',
      'Vækker dig, når det gælder. Vi sætter det op for dig, så ring eller skriv til os.',
      'Väcker dig när det gäller. Vi monterar det åt dig, så ring eller skriv till oss.',
    ],
    price: [1295, 1945, 149, 175],
    isNotSoldOnline: true,
  },
]
