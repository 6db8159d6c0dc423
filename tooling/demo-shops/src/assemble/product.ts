import type { Article } from '../article.ts'
import { legalFacts } from '../legal-facts.ts'
import { attributeNames } from '../attributes.ts'
import type { Language } from '@shop/domain/messages/languages.ts'
import { localize, slug, type LocalizedText } from '../localized-text.ts'
import { pictureUrl } from '../pictures/pictures.ts'
import { groupTexts } from '../product-groups.ts'
import { earlierNumbers, wordsOfArticle, wordsOfGroup } from '../search-words.ts'
import type { ShopPlan } from '../shop-plan.ts'
import { assembleFacets } from './facets.ts'
import { productPrice } from './prices.ts'
import { articleId, assembleVariations, configurableAttributes } from './variations.ts'

const LONGEST_KEY = 70

const urlKeyOf = (name: string, language: Language) => {
  const whole = slug(name, language)
  return whole.length <= LONGEST_KEY ? whole : whole.slice(0, whole.lastIndexOf('-', LONGEST_KEY))
}

// The back office's markup: paragraphs and bullet lists in square brackets.
const paragraph = (text: string) => `[p]${text}[/p]`
const bullets = (points: readonly string[]) => `[ul]${points.map((point) => `[li]${point}[/li]`).join('')}[/ul]`

function textsOf(article: Article, plan: ShopPlan) {
  const { language } = plan
  const name = localize(article.name, language)
  const plainName = name.replaceAll('\u00AD', '')
  const lead = localize(article.lead, language)
  const about = localize(groupTexts(article.group).about, language)
  const points = (article.points ?? []).map((point) => localize(point, language))
  const keywords = wordsIn(article.keywords, language)
  return {
    name,
    subtitle: article.subtitle ? localize(article.subtitle, language) : '',
    description: lead,
    // Pages show both texts, the short one first, so they differ.
    marketingShortDescription: points.length > 0 ? paragraph(about) : '',
    marketingDescription: points.length > 0 ? bullets(points) : paragraph(about),
    metaTitle: `${plainName} – ${plan.displayName}`,
    metaDescription: lead,
    metaKeywords: [plainName, ...keywords].join(', '),
    urlKey: urlKeyOf(name, language),
    keywords: [
      ...keywords,
      ...wordsIn(wordsOfGroup[article.group], language),
      ...wordsIn(wordsOfArticle[article.number], language),
    ],
  }
}

const wordsIn = (words: LocalizedText | undefined, language: Language) =>
  words ? localize(words, language).split(' ') : []

/** Returns an article for one shop, in its language, at its prices, in its categories. */
export function assembleProduct(article: Article, plan: ShopPlan, categoryRoutes: string[]) {
  const { language } = plan
  const group = groupTexts(article.group)
  const earlierItemNumbers = earlierNumbers[article.number]
  const attributes = (article.attributes ?? []).map(([key, value]) => [
    localize(attributeNames[key], language),
    localize(value, language),
  ])
  return {
    ...textsOf(article, plan),
    id: articleId(article.number),
    itemNumber: article.number,
    partialId: article.group,
    pictures: article.pictures.map(pictureUrl),
    colorName: '',
    productAttributes: Object.fromEntries(attributes),
    configurableAttributes: configurableAttributes(article, language),
    variations: assembleVariations(article, language),
    price: productPrice(article, plan.currency),
    ...(article.content && { content: { amount: article.content[0], unit: article.content[1] } }),
    facets: assembleFacets(article, language),
    vatRate: plan.vatRate,
    inStock: !article.isSoldOut,
    canAddToCart: !article.isNotSoldOnline,
    vatReliefEligible: group.isVatReliefEligible ?? false,
    hygieneSealed: group.isHygieneSealed ?? false,
    legal: legalFacts(article, language),
    isVisible: !article.isHidden,
    relatedItemNumbers: [...(article.related ?? group.related)].filter((number) => number !== article.number),
    categoryRoutes,
    ...(article.batterySize && { batterySize: article.batterySize }),
    ...(earlierItemNumbers && { earlierItemNumbers: [...earlierItemNumbers] }),
  }
}
