import type { Article, Prices } from '../article.ts'

const cells = (size: '312' | '13', price: Prices): Article => ({
  number: `RCH-${size}-02`,
  group: 'rechargeable',
  pictures: [`rechargeable-${size}`, 'charger-silver'],
  name: [
    `Rechargeable batteries, size ${size}, pack of 2`,
    `Genopladelige batterier str. ${size}, 2 stk.`,
    `Laddbara batterier storlek ${size}, 2-pack`,
  ],
  lead: [
    'Silver-zinc batteries for hearing aids with a charging station. Last about a year.',
    'Sølv-zink-batterier til høreapparater med ladestation. Holder cirka et år.',
    'Silver-zink-batterier för apparater med laddstation. Räcker ungefär ett år.',
  ],
  price,
  attributes: [
    ['batterySize', size],
    ['pack', ['2', '2 stk.', '2 st']],
    ['voltage', ['1.6 V', '1,6 V', '1,6 V']],
  ],
  content: [2, 'battery'],
  batterySize: 'rechargeable',
  facets: [
    ['fits', ['rechargeable']],
    ['type', [['Rechargeable', 'Genopladelig', 'Laddbar']]],
  ],
  keywords: ['silver zinc accu', 'sølv zink akku opladelig', 'silverzink ackumulator uppladdningsbar'],
})

/** Rechargeable cells, chargers and power packs. */
export const power: readonly Article[] = [
  cells('312', [249, 369, 28.5, 33.5]),
  cells('13', [249, 369, 28.5, 33.5]),
  {
    number: 'CHG-0112',
    group: 'rechargeable',
    pictures: ['charger-silver', 'charger-graphite', 'hearing-aid-silver'],
    name: ['Travel charger for two hearing aids', 'Rejseoplader til to høreapparater', 'Reseladdare för två apparater'],
    lead: [
      'Three full charges on the road from the built-in battery.',
      'Tre fulde opladninger på farten fra det indbyggede batteri.',
      'Tre fulla laddningar på resan från det inbyggda batteriet.',
    ],
    points: [
      ['Lid keeps dust and rain out', 'Låget holder støv og regn ude', 'Locket håller damm och regn ute'],
      ['USB-C cable included', 'USB-C-kabel følger med', 'USB-C-kabel ingår'],
      [
        'Lights show when the hearing aids are charged',
        'Lamper viser, når apparaterne er ladet op',
        'Lampor visar när apparaterna är laddade',
      ],
    ],
    price: [999, 1495, 119, 135],
    attributes: [
      ['runtime', ['3 charges', '3 opladninger', '3 laddningar']],
      ['warranty', ['2 years', '2 år', '2 år']],
    ],
    batterySize: 'rechargeable',
    facets: [['fits', ['rechargeable']]],
  },
  {
    number: 'CHG-0100',
    group: 'rechargeable',
    pictures: ['charger-graphite', 'hearing-aid-graphite'],
    name: ['Desk charger for two hearing aids', 'Bordoplader til to høreapparater', 'Bordsladdare för två apparater'],
    lead: [
      'Put the hearing aids down in the evening, and wake up to a full day of sound.',
      'Læg apparaterne i om aftenen, og vågn op til en hel dag med lyd.',
      'Lägg i apparaterna på kvällen och vakna till en hel dag med ljud.',
    ],
    price: [849, 1295, 99, 115],
    regular: [999, 1495, 119, 135],
    attributes: [['warranty', ['2 years', '2 år', '2 år']]],
    batterySize: 'rechargeable',
    facets: [['fits', ['rechargeable']]],
  },
  {
    number: 'CHG-0300',
    group: 'rechargeable',
    pictures: ['power-bank', 'charger-sand'],
    name: [
      'Power bank for hearing aid chargers',
      'Powerbank til høreapparat\u00ADopladere',
      'Powerbank för hörapparats\u00ADladdare',
    ],
    lead: [
      'A week away without a socket: clicks under the charger.',
      'En uge væk uden stikkontakt: Klikkes under opladeren.',
      'En vecka borta utan uttag: klickas fast under laddaren.',
    ],
    price: [449, 669, 53, 60],
    attributes: [['runtime', ['7 nights', '7 nætter', '7 nätter']]],
    batterySize: 'rechargeable',
    facets: [['fits', ['rechargeable']]],
  },
]
