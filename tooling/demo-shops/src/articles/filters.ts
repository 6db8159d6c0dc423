import type { Article, Prices } from '../article.ts'
import type { LocalizedText } from '../localized-text.ts'

const filter = (
  number: string,
  name: LocalizedText,
  lead: LocalizedText,
  price: Prices,
  more: Partial<Article> = {},
): Article => ({
  number,
  group: 'wax-filters',
  pictures: ['wax-filter', 'hearing-aid-silver'],
  name,
  lead,
  price,
  bulk: [
    [3, 6],
    [5, 12],
  ],
  keywords: ['wax guard cerumen filter', 'ørevoksfilter cerumenfilter', 'vaxskydd cerumenfilter'],
  ...more,
})

/** Filters that keep wax out of the receiver. */
export const filters: readonly Article[] = [
  filter(
    'WAX-0008',
    ['Wax filters, 8 in a disc', 'Voksfiltre, 8 stk. i en skive', 'Vaxfilter, 8 st i en skiva'],
    [
      'Change in seconds: old filter out, new filter in, one tool.',
      'Skiftes på sekunder: gammelt filter ud, nyt filter ind, ét værktøj.',
      'Byts på sekunder: gamla filtret ut, nya in, ett verktyg.',
    ],
    [75, 112, 8.95, 9.95],
    { attributes: [['pack', ['8', '8 stk.', '8 st']]], content: [8, 'piece'], facets: [['fits', ['ProWax']]] },
  ),
  filter(
    'WAX-0040',
    [
      'Wax filters, value pack of 5 discs',
      'Voksfiltre, spare\u00ADpakke med 5 skiver',
      'Vaxfilter, stor\u00ADpack med 5 skivor',
    ],
    [
      'Forty filters: enough for two hearing aids for more than a year.',
      '40 filtre: nok til to høreapparater i mere end et år.',
      '40 filter: räcker till två apparater i mer än ett år.',
    ],
    [319, 479, 37.5, 42.5],
    {
      pictures: ['wax-filter-pack', 'wax-filter'],
      bulk: [],
      attributes: [['pack', ['5 × 8', '5 × 8 stk.', '5 × 8 st']]],
      content: [40, 'piece'],
      facets: [['fits', ['ProWax']]],
    },
  ),
  filter(
    'WAX-MINI',
    ['Mini wax filters, 6 sticks', 'Mini-voksfiltre, 6 stk.', 'Mini-vaxfilter, 6 st'],
    [
      'For the smallest receivers. Each stick carries a fresh filter.',
      'Til de mindste højttalere. Hver pind har et nyt filter.',
      'För de minsta hörtelefonerna. Varje pinne har ett nytt filter.',
    ],
    [65, 98, 7.5, 8.75],
    {
      pictures: ['wax-sticks', 'hearing-aid-silver'],
      content: [6, 'piece'],
      facets: [['fits', ['ProWax miniFit']]],
    },
  ),
  filter(
    'WAX-POWER',
    [
      'Wax filters for power receivers, 8 in a disc',
      'Voksfiltre til power-højttalere, 8 stk.',
      'Vaxfilter för power-hörtelefoner, 8 st',
    ],
    [
      'With a wider opening, for powerful hearing aids.',
      'Med større åbning til kraftige høreapparater.',
      'Med större öppning, för kraftiga apparater.',
    ],
    [79, 119, 9.25, 10.5],
    {
      pictures: ['wax-filter-power', 'hearing-aid-graphite'],
      content: [8, 'piece'],
      facets: [['fits', ['ProWax']]],
    },
  ),
  filter(
    'WAX-MLD',
    [
      'Wax filters for ear moulds, 6 pieces',
      'Voksfiltre til støbte propper, 6 stk.',
      'Vaxfilter till öron\u00ADinsatser, 6 st',
    ],
    [
      'Flat filters that click into custom moulds.',
      'Flade filtre, der klikkes i støbte propper.',
      'Platta filter som klickas i gjutna insatser.',
    ],
    [69, 104, 7.95, 9.25],
    { pictures: ['mould-filters'], content: [6, 'piece'] },
  ),
  filter(
    'WAX-WHITE',
    [
      'White protectors for in-ear hearing aids, 20 pieces',
      'Hvide beskyttere til i-øret-apparater, 20 stk.',
      'Vita skydd för i-örat-apparater, 20 st',
    ],
    [
      'Stick them over the sound outlet, and peel them off when they are full.',
      'Sættes over lydåbningen og tages af, når de er fyldt.',
      'Sätts över ljudöppningen, dras av när de är fulla.',
    ],
    [85, 128, 9.95, 11.5],
    { pictures: ['white-protectors'], content: [20, 'piece'] },
  ),
]
