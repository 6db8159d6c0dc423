import type { Article, Choice } from '../article.ts'

const graphite: Choice = ['G', ['Graphite', 'Grafit', 'Grafit']]
const sand: Choice = ['S', ['Sand', 'Sand', 'Sand']]
const plum: Choice = ['P', ['Plum', 'Blomme', 'Plommon']]
const sea: Choice = ['B', ['Sea blue', 'Havblå', 'Havsblå']]
const CASE_PICTURES: Readonly<Record<string, string>> = {
  G: 'hard-case-graphite',
  S: 'hard-case-sand',
  P: 'hard-case-plum',
  B: 'hard-case-sea',
}
const CORD_PICTURES: Readonly<Record<string, string>> = {
  R: 'retention-clip-red',
  B: 'retention-clip-blue',
  G: 'retention-clip-green',
}

/** Cases, and cords that catch falling hearing aids. */
export const cases: readonly Article[] = [
  {
    number: 'CAS-0100',
    group: 'cases',
    pictures: ['hard-case-graphite', 'hard-case-sand', 'hard-case-plum', 'hard-case-sea'],
    name: ['Hard case', 'Hårdt etui', 'Hårt fodral'],
    lead: [
      'Woven shell, soft lining, space for a spare set of domes.',
      'Vævet skal, blødt for og plads til et ekstra sæt domes.',
      'Vävt skal, mjukt foder och plats för ett extra set domer.',
    ],
    price: [179, 269, 21, 24],
    attributes: [['material', ['Woven polyester', 'Vævet polyester', 'Vävd polyester']]],
    choices: {
      of: [['colour', [graphite, sand, plum, sea]]],
      pictures: ([code = '']) => [CASE_PICTURES[code] ?? 'hard-case-graphite', 'care-kit'],
    },
    keywords: ['box pouch bag', 'æske taske pung', 'ask väska'],
  },
  {
    number: 'CAS-0090',
    group: 'cases',
    pictures: ['soft-pouch'],
    name: ['Soft pouch with zip', 'Blødt etui med lynlås', 'Mjukt fodral med dragkedja'],
    lead: [
      'Flat in the pocket, padded all round.',
      'Fladt i lommen og polstret hele vejen rundt.',
      'Platt i fickan, vadderat runt om.',
    ],
    price: [79, 119, 9.25, 10.5],
  },
  {
    number: 'CLP-0200',
    group: 'clips',
    pictures: ['retention-clip-red', 'retention-clip-blue', 'retention-clip-green'],
    name: [
      'Safety cord for two hearing aids',
      'Sikkerheds\u00ADsnor til to apparater',
      'Säkerhets\u00ADsnodd för två apparater',
    ],
    lead: [
      'Fastens at the collar. In red, blue and green.',
      'Sættes fast i kraven. Findes i rød, blå og grøn.',
      'Fäst i kragen. Finns i rött, blått och grönt.',
    ],
    price: [79, 119, 9.25, 10.5],
    choices: {
      of: [
        [
          'colour',
          [
            ['R', ['Red', 'Rød', 'Röd']],
            ['B', ['Blue', 'Blå', 'Blå']],
            ['G', ['Green', 'Grøn', 'Grön']],
          ],
        ],
      ],
      pictures: ([code = '']) => [CORD_PICTURES[code] ?? 'retention-clip-red'],
    },
  },
  {
    number: 'CLP-0100',
    group: 'clips',
    pictures: ['retention-clip-blue'],
    name: ['Clip for one hearing aid', 'Clips til ét apparat', 'Clips för en apparat'],
    lead: [
      'A single cord for people who wear one hearing aid.',
      'En enkelt snor til dig, der har ét høreapparat.',
      'En enkel snodd för dig som har en apparat.',
    ],
    price: [59, 89, 6.95, 7.95],
  },
  {
    number: 'CLP-KIDS',
    group: 'clips',
    pictures: ['retention-clip-green', 'retention-clip-red'],
    name: ['Children’s clip', 'Børneclips', 'Barnclips'],
    lead: [
      'Holds two hearing aids to a small collar, and opens when pulled hard.',
      'Holder to apparater fast i en lille krave og åbner, hvis der rykkes hårdt.',
      'Håller två apparater i en liten krage och öppnas vid ett hårt ryck.',
    ],
    price: [69, 104, 7.95, 9.25],
  },
]
