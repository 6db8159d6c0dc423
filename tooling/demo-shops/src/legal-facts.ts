import type { LegalFacts } from '@shop/domain/catalogue/legal-facts.ts'
import type { Language } from '@shop/domain/messages/languages.ts'
import type { Article } from './article.ts'
import { localize, type LocalizedText } from './localized-text.ts'
import { groupTexts, type ProductGroup } from './product-groups.ts'

// Invented businesses, as everywhere in the demo shops.
const CELLS = { name: 'Nordcelle A/S', address: 'Zinkvej 4, 8700 Horsens, Denmark', email: 'safety@nordcelle.example' }
const PARTS = { name: 'Auris Parts ApS', address: 'Havnevej 21, 5000 Odense C, Denmark', email: 'safety@auris.example' }
const DEVICES = {
  name: 'Clear Tone Devices Ltd',
  address: '8 Harbour Road, Hong Kong',
  email: 'safety@clear-tone.example',
}
const IMPORTER = { name: 'Auris Import AB', address: 'Kajgatan 3, 211 20 Malmö, Sweden', email: 'eu@auris.example' }

const SWALLOWED: LocalizedText = [
  'Keep batteries away from children and pets. A swallowed battery can cause severe burns within two hours: call for medical help at once.',
  'Hold batterier væk fra børn og kæledyr. Et batteri, der sluges, kan give alvorlige ætsninger inden for to timer: Søg straks læge.',
  'Håll batterier borta från barn och husdjur. Ett svalt batteri kan ge svåra frätskador inom två timmar: sök genast vård.',
]
const SMALL_PARTS: LocalizedText = [
  'Small parts: keep away from children under three.',
  'Små dele: Hold dem væk fra børn under tre år.',
  'Små delar: håll dem borta från barn under tre år.',
]
const IN_THE_EAR: LocalizedText = [
  'Do not use it in an ear that is injured or has an infection.',
  'Brug det ikke i et øre, der er skadet eller betændt.',
  'Använd inte i ett öra som är skadat eller infekterat.',
]

const DEVICE_GROUPS: readonly ProductGroup[] = ['tv', 'microphones', 'remotes', 'phones', 'alarm-clocks', 'doorbells']
const EAR_GROUPS: readonly ProductGroup[] = ['ear-care', 'ear-plugs', 'swim-plugs']

function warningsOf({ group, batterySize }: Article): LocalizedText[] {
  if (batterySize) return [SWALLOWED]
  if (EAR_GROUPS.includes(group)) return [IN_THE_EAR]
  return groupTexts(group).isHygieneSealed ? [SMALL_PARTS] : []
}

const ZINC_AIR: LocalizedText = ['Zinc-air, without mercury', 'Zink-luft, uden kviksølv', 'Zinkluft, utan kvicksilver']
const NICKEL: LocalizedText = ['Nickel-metal hydride', 'Nikkel-metalhydrid', 'Nickelmetallhydrid']

/** Returns what the law wants the offer of an article to say. */
export function legalFacts(article: Article, language: Language): Omit<LegalFacts, 'sealedForHygiene'> {
  const { group, batterySize } = article
  const isDevice = DEVICE_GROUPS.includes(group)
  return {
    manufacturer: batterySize ? CELLS : isDevice ? DEVICES : PARTS,
    ...(isDevice && { responsiblePerson: IMPORTER }),
    warnings: warningsOf(article).map((warning) => localize(warning, language)),
    ...(batterySize && {
      battery: { chemistry: localize(group === 'rechargeable' ? NICKEL : ZINC_AIR, language), signs: '' },
    }),
  }
}
