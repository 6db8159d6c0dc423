import type { Article, Prices } from '../article.ts'
import type { LocalizedText } from '../localized-text.ts'
import type { ProductGroup } from '../product-groups.ts'

interface Size {
  size: '10' | '312' | '13' | '675'
  group: ProductGroup
  tab: LocalizedText
  lasts: LocalizedText
  /** How long sixty of them last in two hearing aids. */
  boxLasts: LocalizedText
  blister: Prices
  offer?: Prices
  box: Prices
}

const SIZES: readonly Size[] = [
  {
    size: '10',
    group: 'battery-10',
    tab: ['Yellow', 'Gul', 'Gul'],
    lasts: ['3 to 5 days', '3 til 5 dage', '3 till 5 dagar'],
    boxLasts: ['about four months', 'cirka fire måneder', 'ungefär fyra månader'],
    blister: [35, 49, 3.95, 4.95],
    box: [329, 449, 36.5, 44.5],
  },
  {
    size: '312',
    group: 'battery-312',
    tab: ['Brown', 'Brun', 'Brun'],
    lasts: ['5 to 7 days', '5 til 7 dage', '5 till 7 dagar'],
    boxLasts: ['about six months', 'cirka et halvt år', 'ungefär ett halvår'],
    blister: [35, 49, 3.95, 4.95],
    offer: [26, 39, 2.95, 3.75],
    box: [329, 449, 36.5, 44.5],
  },
  {
    size: '13',
    group: 'battery-13',
    tab: ['Orange', 'Orange', 'Orange'],
    lasts: ['10 to 14 days', '10 til 14 dage', '10 till 14 dagar'],
    boxLasts: ['about a year', 'cirka et år', 'ungefär ett år'],
    blister: [35, 49, 3.95, 4.95],
    box: [329, 449, 36.5, 44.5],
  },
  {
    size: '675',
    group: 'battery-675',
    tab: ['Blue', 'Blå', 'Blå'],
    lasts: ['14 to 20 days', '14 til 20 dage', '14 till 20 dagar'],
    boxLasts: ['about 16 months', 'cirka 16 måneder', 'ungefär 16 månader'],
    blister: [42, 59, 4.75, 5.75],
    box: [389, 539, 43.5, 52.5],
  },
]

const points: readonly LocalizedText[] = [
  [
    'Six batteries in a turning pack',
    '6 batterier i en drejepakke',
    '6 batterier i en förpackning med vridbart fönster',
  ],
  ['1.45 V, free of mercury', '1,45 V, uden kviksølv', '1,45 V, utan kvicksilver'],
  ['Fresh for at least three years', 'Friske i mindst tre år', 'Färska i minst tre år'],
]

const facts = ({ size, tab, lasts }: Size, pack: LocalizedText): NonNullable<Article['attributes']> => [
  ['batterySize', size],
  ['tab', tab],
  ['pack', pack],
  ['voltage', ['1.45 V', '1,45 V', '1,45 V']],
  ['lasts', lasts],
]

const STANDARD: LocalizedText = ['Standard', 'Standard', 'Standard']
const LONG_LIFE: LocalizedText = ['Long life', 'Long Life', 'Long Life']
const SMALL: LocalizedText = ['Pack of 6', 'Pakke med 6', 'Förpackning med 6']

const facets = ({ size }: Size, type: LocalizedText, pack: LocalizedText): NonNullable<Article['facets']> => [
  ['fits', [size]],
  ['type', [type]],
  ['pack', [pack]],
]

const lower = ([en, da, sv]: LocalizedText): LocalizedText => [en.toLowerCase(), da.toLowerCase(), sv.toLowerCase()]

const blister = (of: Size): Article => ({
  number: `BAT-${of.size}-06`,
  group: of.group,
  pictures: [`battery-${of.size}`],
  name: [
    `Zinc-air batteries, size ${of.size}, pack of 6`,
    `Batterier str. ${of.size}, 6 stk.`,
    `Batterier storlek ${of.size}, 6-pack`,
  ],
  subtitle: [
    `Hearing aid batteries, ${lower(of.tab)[0]} tab`,
    `Høreapparat\u00ADbatterier med ${lower(of.tab)[1]} mærkat`,
    `Hörapparats\u00ADbatterier med ${lower(of.tab)[2]} flik`,
  ],
  lead: [
    `${of.tab[0]} tab. Lasts ${of.lasts[0]} in most hearing aids.`,
    `${of.tab[1]} mærkat. Holder typisk ${of.lasts[1]}.`,
    `${of.tab[2]} flik. Räcker normalt ${of.lasts[2]}.`,
  ],
  points,
  price: of.blister,
  ...(of.offer && { offer: of.offer }),
  bulk: [
    [5, 30],
    [10, 40],
    [20, 45],
  ],
  attributes: facts(of, ['6', '6 stk.', '6 st']),
  content: [6, 'battery'],
  facets: facets(of, STANDARD, SMALL),
  batterySize: of.size,
  keywords: [
    `A${of.size} P${of.size} PR${of.size} hearing aid battery button cell`,
    `A${of.size} P${of.size} høreapparatbatteri knapcelle`,
    `A${of.size} P${of.size} hörapparatsbatteri knappcell`,
  ],
})

const box = (of: Size): Article => ({
  number: `BAT-${of.size}-60`,
  group: of.group,
  pictures: [`battery-${of.size}-60`],
  name: [
    `Zinc-air batteries, size ${of.size}, box of 60`,
    `Høreapparat\u00ADbatterier str. ${of.size}, æske med 60 stk.`,
    `Hörapparats\u00ADbatterier storlek ${of.size}, låda med 60 st`,
  ],
  lead: [
    `Ten packs in one box. Lasts ${of.boxLasts[0]} with two hearing aids, at the best price each.`,
    `Ti pakker i én æske. Rækker ${of.boxLasts[1]} til to høreapparater og har den bedste pris pr. stk.`,
    `Tio förpackningar i en låda. Räcker ${of.boxLasts[2]} till två hörapparater, till bästa pris per styck.`,
  ],
  points: points.slice(1),
  price: of.box,
  bulk: [
    [2, 5],
    [4, 10],
  ],
  attributes: facts(of, ['10 × 6', '10 × 6 stk.', '10 × 6 st']),
  content: [60, 'battery'],
  facets: facets(of, STANDARD, ['Box of 60', 'Æske med 60', 'Låda med 60']),
  batterySize: of.size,
  keywords: [
    `A${of.size} P${of.size} year pack`,
    `A${of.size} P${of.size} årspakke`,
    `A${of.size} P${of.size} årspack`,
  ],
  related: [`BAT-${of.size}-06`, 'BAT-CADDY', 'BAT-TEST', 'CLN-0090'],
})

const longLife = (of: Size, price: Prices): Article => ({
  ...blister(of),
  number: `BAT-${of.size}-LL`,
  pictures: [`battery-${of.size}-long-life`],
  name: [
    `Long-life batteries, size ${of.size}, pack of 6`,
    `Batterier str. ${of.size} Long Life, 6 stk.`,
    `Batterier storlek ${of.size} Long Life, 6-pack`,
  ],
  subtitle: [
    'For hearing aids that stream sound',
    'Til høreapparater, der streamer',
    'För apparater som strömmar ljud',
  ],
  lead: [
    'More power for hearing aids that stream telephone and television all day.',
    'Mere kraft til høreapparater, der streamer telefon og tv hele dagen.',
    'Mer kraft för apparater som strömmar telefon och tv hela dagen.',
  ],
  price,
  bulk: [
    [5, 15],
    [10, 25],
  ],
  facets: facets(of, LONG_LIFE, SMALL),
})

const implant = (of: Size): Article => ({
  ...longLife(of, [69, 99, 7.95, 8.95]),
  number: 'BAT-675-CI',
  pictures: ['battery-675-implant'],
  name: [
    'Implant batteries, size 675, pack of 6',
    'Implantat\u00ADbatterier str. 675, 6 stk.',
    'Implantat\u00ADbatterier storlek 675, 6-pack',
  ],
  subtitle: ['For cochlear implants', 'Til cochlear-implantater', 'För cochleaimplantat'],
  lead: [
    'With larger air holes, for cochlear implants that need a lot of power.',
    'Med større lufthuller til cochlear-implantater, der bruger meget strøm.',
    'Med större lufthål, för cochleaimplantat som behöver mycket ström.',
  ],
  facets: facets(of, ['For implants', 'Til implantater', 'För implantat'], SMALL),
})

const SPECIAL = SIZES.flatMap((of): Article[] => {
  if (of.size === '312' || of.size === '13') return [longLife(of, [45, 64, 4.95, 5.95])]
  if (of.size === '675') return [implant(of)]
  return []
})

const ALL_SIZES = SIZES.map(({ size }) => size)

/** Zinc-air batteries in the four sizes, by the pack and by the box. */
export const batteries: readonly Article[] = [
  ...SIZES.map(blister),
  ...SIZES.map(box),
  ...SPECIAL,
  {
    number: 'BAT-CADDY',
    group: 'battery-accessories',
    pictures: ['battery-caddy-312', 'battery-caddy-13', 'battery-caddy-10', 'battery-caddy-675'],
    name: [
      'Battery caddy for the key ring',
      'Batteri\u00ADholder til nøgleringen',
      'Batteri\u00ADhållare för nyckelringen',
    ],
    lead: [
      'Two spare batteries always with you. A magnet in the lid holds the used ones.',
      'To ekstra batterier altid med dig. En magnet i låget holder de brugte.',
      'Två extra batterier alltid med dig. En magnet i locket håller de använda.',
    ],
    price: [39, 59, 4.5, 5.5],
    attributes: [['material', ['Aluminium', 'Aluminium', 'Aluminium']]],
    facets: [['fits', ALL_SIZES]],
    keywords: ['keyring holder box', 'nøglering holder æske', 'nyckelring hållare ask'],
  },
  {
    number: 'BAT-TEST',
    group: 'battery-accessories',
    pictures: ['battery-tester'],
    name: ['Battery tester', 'Batteri\u00ADtester', 'Batteri\u00ADtestare'],
    lead: [
      'Shows in one second how much is left. For all sizes, without switching on.',
      'Viser på et sekund, hvor meget der er tilbage. Til alle størrelser, uden at tænde.',
      'Visar på en sekund hur mycket som är kvar. För alla storlekar, utan att slå på.',
    ],
    price: [79, 119, 8.95, 10.5],
    facets: [['fits', ALL_SIZES]],
  },
]
