import type { Article } from '../article.ts'

/** Drying overnight. */
export const drying: readonly Article[] = [
  {
    number: 'DRY-0004',
    group: 'drying',
    pictures: ['drying-capsules', 'drying-jar'],
    name: ['Drying capsules, pack of 4', 'Tørre\u00ADkapsler, 4 stk.', 'Tork\u00ADkapslar, 4 st'],
    lead: [
      'They turn from orange to white when it is time to change them.',
      'Skifter fra orange til hvid, når de skal udskiftes.',
      'Går från orange till vitt när det är dags att byta.',
    ],
    price: [79, 119, 9.25, 10.5],
    content: [4, 'piece'],
    bulk: [[3, 10]],
  },
  {
    number: 'DRY-0002',
    group: 'drying',
    pictures: ['drying-capsules-2', 'drying-jar'],
    name: ['Drying capsules, pack of 2', 'Tørre\u00ADkapsler, 2 stk.', 'Tork\u00ADkapslar, 2 st'],
    lead: ['The small pack, for a holiday.', 'Den lille pakke til ferien.', 'Den lilla förpackningen, för semestern.'],
    price: [45, 68, 5.25, 5.95],
    content: [2, 'piece'],
    isSoldOut: true,
  },
  {
    number: 'DRY-0100',
    group: 'drying',
    pictures: ['drying-jar', 'drying-capsules'],
    name: ['Drying jar with capsule', 'Tørrebæger med kapsel', 'Torkburk med kapsel'],
    lead: [
      'Draws the moisture out while you sleep. Change the capsule every eight weeks.',
      'Trækker fugten ud, mens du sover. Skift kapsel hver ottende uge.',
      'Drar ur fukten medan du sover. Byt kapsel var åttonde vecka.',
    ],
    price: [99, 149, 14.5, 13.5],
  },
  {
    number: 'DRY-0300',
    group: 'drying',
    pictures: ['drying-box', 'hearing-aid-silver', 'drying-capsules'],
    name: [
      'Electronic drying box with UV-C light',
      'Elektronisk tørreboks med UV-C-lys',
      'Elektronisk torkbox med UV-C-ljus',
    ],
    lead: [
      'Dries overnight while you sleep and switches itself off.',
      'Tørrer, mens du sover, og slukker selv.',
      'Torkar medan du sover och stänger av sig själv.',
    ],
    points: [
      ['Warm, moving air at 40 degrees', 'Varm luft i bevægelse, 40 grader', 'Varm luft i rörelse, 40 grader'],
      [
        'UV-C light for three minutes, lid closed',
        'UV-C-lys i tre minutter med lukket låg',
        'UV-C-ljus i tre minuter med stängt lock',
      ],
      ['USB cable and plug included', 'USB-kabel og stik følger med', 'USB-kabel och kontakt ingår'],
    ],
    price: [499, 749, 72, 67.5],
    offer: [429, 639, 59, 57.5],
    attributes: [['warranty', ['2 years', '2 år', '2 år']]],
  },
]
