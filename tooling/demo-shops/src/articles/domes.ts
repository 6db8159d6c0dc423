import type { Article, Choice } from '../article.ts'

const mm = (...sizes: number[]): Choice[] => sizes.map((size) => [String(size).padStart(2, '0'), `${size} mm`])

const pictured = (kind: string, size: string) => [`dome-${kind}-${Number(size)}`, `dome-pack-${kind}-${Number(size)}`]

const KINDS: Readonly<Record<string, string>> = { OP: 'open', CL: 'closed', PW: 'power' }

/** Soft tips for the ear canal. */
export const domes: readonly Article[] = [
  {
    number: 'DOM-0010',
    group: 'domes',
    pictures: ['dome-open-8', 'dome-pack-open-8', 'dome-power-8', 'dome-closed-8'],
    name: ['Soft domes, pack of 10', 'Bløde domes, 10 stk.', 'Mjuka domer, 10 st'],
    lead: [
      'Open, closed or power, in four sizes. Fits most receiver-in-canal hearing aids.',
      'Åben, lukket eller power, i fire størrelser. Passer til de fleste høreapparater med højttaler i øret.',
      'Öppen, sluten eller power, i fyra storlekar. Passar de flesta apparater med hörtelefon i örat.',
    ],
    points: [
      ['Ten domes in a hygienic tray', '10 domes i en hygiejnisk bakke', '10 domer i ett hygieniskt tråg'],
      ['Medical silicone, free of latex', 'Medicinsk silikone uden latex', 'Medicinsk silikon utan latex'],
      ['Change them every two months', 'Skiftes hver anden måned', 'Byts varannan månad'],
    ],
    price: [65, 98, 7.5, 8.75],
    content: [10, 'piece'],
    facets: [['fits', ['miniFit']]],
    bulk: [
      [3, 8],
      [6, 17],
    ],
    attributes: [['pack', ['10', '10 stk.', '10 st']]],
    choices: {
      of: [
        [
          'type',
          [
            ['OP', ['Open', 'Åben', 'Öppen']],
            ['CL', ['Closed', 'Lukket', 'Sluten']],
            ['PW', ['Power', 'Power', 'Power']],
          ],
        ],
        ['size', mm(6, 8, 10, 12)],
      ],
      pictures: ([kind = '', size = '']) => pictured(KINDS[kind] ?? 'open', size),
      missing: ['OP-12', 'PW-06'],
    },
    keywords: ['tip ear tip RIC RITE', 'propper ørepropper spids RITE', 'öronpropp topp RITE'],
  },
  {
    number: 'DOM-TU',
    group: 'domes',
    pictures: ['dome-tulip-8', 'dome-pack-tulip-8'],
    name: ['Tulip domes, pack of 10', 'Tulipan\u00ADdomes, 10 stk.', 'Tulpan\u00ADdomer, 10 st'],
    lead: [
      'Two soft leaves close gently when the ear moves, for example when you talk or chew.',
      'To bløde blade lukker blidt, når øret bevæger sig, fx når du taler og tygger.',
      'Två mjuka blad sluter mjukt när örat rör sig, till exempel när du talar och tuggar.',
    ],
    price: [72, 109, 8.25, 9.5],
    content: [10, 'piece'],
    facets: [
      ['fits', ['miniFit']],
      ['type', [['Tulip', 'Tulipan', 'Tulpan']]],
    ],
    bulk: [[3, 8]],
    attributes: [['pack', ['10', '10 stk.', '10 st']]],
    choices: { of: [['size', mm(6, 8, 10)]], pictures: ([size = '']) => pictured('tulip', size) },
  },
  {
    number: 'DOM-GR',
    group: 'domes',
    pictures: ['dome-power-10', 'dome-pack-power-10'],
    name: ['Grip domes, pack of 6', 'Grip\u00ADdomes, 6 stk.', 'Grepp\u00ADdomer, 6 st'],
    lead: [
      'Double rim that stays in place. For ears where others slip out.',
      'Dobbelt kant, der bliver siddende. Til ører, hvor andre glider ud.',
      'Dubbel kant som sitter kvar. För öron där andra glider ut.',
    ],
    price: [69, 104, 7.95, 9.25],
    content: [6, 'piece'],
    facets: [
      ['fits', ['miniFit']],
      ['type', [['Grip', 'Grip', 'Grepp']]],
    ],
    choices: { of: [['size', mm(8, 10, 12)]], pictures: ([size = '']) => pictured('power', size) },
  },
  {
    number: 'DOM-SET',
    group: 'domes',
    pictures: ['dome-pack-closed-8', 'dome-closed-6', 'dome-closed-10'],
    name: [
      'Dome sampler, one of each size',
      'Prøvesæt med domes i alle størrelser',
      'Provset med domer i alla storlekar',
    ],
    lead: [
      'Not sure about your size? Try all of them, then order the one that fits.',
      'I tvivl om din størrelse? Prøv dem alle, og bestil den, der passer.',
      'Osäker på storleken? Prova alla och beställ den som passar.',
    ],
    price: [49, 74, 5.5, 6.5],
  },
  {
    number: 'TUB-0001',
    group: 'tubes',
    pictures: ['thin-tubes', 'dome-open-8'],
    name: ['Thin tubes, pair', 'Tynde slanger, 1 par', 'Tunna slangar, 1 par'],
    lead: [
      'Pre-bent and ready to click on. The length is printed on your old tube.',
      'Bøjet på forhånd og klar til at klikke på. Længden står på din gamle slange.',
      'Färdigböjda och klara att klicka fast. Längden står på din gamla slang.',
    ],
    price: [59, 89, 6.95, 7.95],
    content: [2, 'piece'],
    bulk: [[3, 10]],
    choices: {
      of: [
        [
          'side',
          [
            ['L', ['Left', 'Venstre', 'Vänster']],
            ['R', ['Right', 'Højre', 'Höger']],
          ],
        ],
        [
          'length',
          [
            ['0', '0'],
            ['1', '1'],
            ['2', '2'],
            ['3', '3'],
          ],
        ],
      ],
      pictures: () => ['thin-tubes', 'dome-open-8'],
    },
    keywords: ['slim tube', 'lydslange', 'ljudslang'],
  },
  {
    number: 'TUB-WIRE',
    group: 'tubes',
    pictures: ['cleaning-wires', 'thin-tubes'],
    name: [
      'Cleaning wires for thin tubes, 10 pieces',
      'Rensetråd til tynde slanger, 10 stk.',
      'Rens\u00ADtråd för tunna slangar, 10 st',
    ],
    lead: [
      'Push it through from the top, and the wax comes out at the dome.',
      'Skub den igennem ovenfra, så kommer ørevokset ud ved domen.',
      'Tryck den igenom uppifrån, så kommer vaxet ut vid domen.',
    ],
    price: [39, 59, 4.5, 5.25],
    content: [10, 'piece'],
  },
  {
    number: 'TUB-MLD',
    group: 'tubes',
    pictures: ['mould-tubing', 'hearing-aid-sand'],
    name: [
      'Tubing for ear moulds, 3 pieces',
      'Slange til støbte propper, 3 stk.',
      'Slang till öron\u00ADinsatser, 3 st',
    ],
    lead: [
      'Anti-moisture tubing, ready bent, to be cut to length.',
      'Slange, der modvirker fugt. Bøjet på forhånd og klippes til.',
      'Slang som motverkar fukt. Färdigböjd, klipps till rätt längd.',
    ],
    price: [45, 68, 5.25, 5.95],
    content: [3, 'piece'],
  },
]
