import type { Article } from '../article.ts'

/** Hearing protection, and the gift of large battery orders. */
export const protection: readonly Article[] = [
  {
    number: 'PRO-0010',
    group: 'ear-plugs',
    pictures: ['ear-plugs', 'battery-caddy-10'],
    name: ['Concert ear plugs', 'Ørepropper til koncert', 'Öronproppar för konsert'],
    lead: [
      'Music stays music, only quieter. Speech stays clear.',
      'Musik bliver ved med at være musik, bare lavere. Tale forbliver tydelig.',
      'Musik förblir musik, bara tystare. Tal förblir tydligt.',
    ],
    price: [129, 194, 15, 17.5],
    attributes: [['damping', '20 dB']],
  },
  {
    number: 'PRO-0020',
    group: 'ear-plugs',
    pictures: ['ear-plugs-blue'],
    name: ['Sleep plugs', 'Ørepropper til søvn', 'Öronproppar för sömn'],
    lead: [
      'Soft enough to lie on. Keeps snoring out.',
      'Bløde nok til at ligge på. Holder snorken ude.',
      'Mjuka nog att ligga på. Håller snarkning ute.',
    ],
    price: [79, 119, 9.25, 10.5],
    attributes: [['damping', '24 dB']],
  },
  {
    number: 'PRO-0030',
    group: 'ear-plugs',
    pictures: ['ear-plugs-green'],
    name: ['Ear plugs for tools and garden', 'Høreværn til værktøj og have', 'Hörselskydd för verktyg och trädgård'],
    lead: [
      'Strong damping for drills, mowers and chain saws.',
      'Kraftig dæmpning til boremaskine, plæneklipper og motorsav.',
      'Kraftig dämpning för borr, gräsklippare och motorsåg.',
    ],
    price: [99, 149, 11.5, 13.5],
    attributes: [['damping', '30 dB']],
    isSoldOut: true,
  },
  {
    number: 'SWM-0100',
    group: 'swim-plugs',
    pictures: ['swim-moulds', 'swim-moulds-green'],
    name: ['Swim plugs with cord', 'Badepropper med snor', 'Badproppar med snodd'],
    lead: [
      'Red for right, blue for left. They float when they fall out.',
      'Rød til højre, blå til venstre. De flyder, hvis de falder ud.',
      'Röd för höger, blå för vänster. De flyter om de ramlar ur.',
    ],
    price: [149, 224, 17.5, 20],
  },
  {
    number: 'SWM-0110',
    group: 'swim-plugs',
    pictures: ['swim-moulds-green'],
    name: ['Children’s swim plugs', 'Badepropper til børn', 'Badproppar för barn'],
    lead: [
      'Small and bright, for ears with grommets.',
      'Små og tydelige, til ører med dræn.',
      'Små och tydliga, för öron med rör.',
    ],
    price: [119, 179, 13.95, 16],
  },
  {
    number: 'GFT-0001',
    group: 'battery-accessories',
    pictures: ['battery-caddy-13'],
    name: [
      'Battery caddy, a present from us',
      'Batteri\u00ADholder, en gave fra os',
      'Batteri\u00ADhållare, en present från oss',
    ],
    lead: [
      'Comes with ten packs of batteries.',
      'Følger med ti pakker batterier.',
      'Följer med tio förpackningar batterier.',
    ],
    price: [39, 59, 4.5, 5.5],
    isNotSoldOnline: true,
    isHidden: true,
  },
]
