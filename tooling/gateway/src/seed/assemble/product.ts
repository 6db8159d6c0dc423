import { pictureUrl } from '../../pictures/gallery.ts'
import type { Article } from '../article.ts'
import { attributeNames } from '../attributes.ts'
import { shelfTexts } from '../shelves.ts'
import type { ShopPlan } from '../shop-plan.ts'
import type { ProductSeed } from '../shop-seed.ts'
import { say, slug, type Language } from '../words.ts'
import { toPriceSeed } from './prices.ts'
import { articleId, assembleVariations, configurableAttributes } from './variations.ts'

const LONGEST_KEY = 70

const urlKeyOf = (name: string, language: Language) => {
  const whole = slug(name, language)
  return whole.length <= LONGEST_KEY ? whole : whole.slice(0, whole.lastIndexOf('-', LONGEST_KEY))
}

// The markup in which the back office writes texts: paragraphs and bullet lists in square brackets.
const paragraph = (text: string) => `[p]${text}[/p]`
const bullets = (points: readonly string[]) => `[ul]${points.map((point) => `[li]${point}[/li]`).join('')}[/ul]`

function textsOf(article: Article, plan: ShopPlan) {
  const { language } = plan
  const name = say(article.name, language)
  const plainName = name.replaceAll('\u00AD', '')
  const lead = say(article.lead, language)
  const about = say(shelfTexts(article.shelf).about, language)
  const points = (article.points ?? []).map((point) => say(point, language))
  const keywords = article.keywords ? say(article.keywords, language).split(' ') : []
  return {
    name,
    subtitle: article.subtitle ? say(article.subtitle, language) : '',
    description: lead,
    // The pages show both, the short one first: neither repeats the other.
    marketingShortDescription: points.length > 0 ? paragraph(about) : '',
    marketingDescription: points.length > 0 ? bullets(points) : paragraph(about),
    metaTitle: `${plainName} – ${plan.displayName}`,
    metaDescription: lead,
    metaKeywords: [plainName, ...keywords].join(', '),
    urlKey: urlKeyOf(name, language),
    keywords,
  }
}

/** An article as one shop sells it: in its language, at its prices, on its shelves. */
export function assembleProduct(article: Article, plan: ShopPlan, categoryRoutes: string[]): ProductSeed {
  const { language } = plan
  const shelf = shelfTexts(article.shelf)
  const attributes = (article.attributes ?? []).map(([key, value]) => [
    say(attributeNames[key], language),
    say(value, language),
  ])
  return {
    ...textsOf(article, plan),
    id: articleId(article.number),
    itemNumber: article.number,
    partialId: article.shelf,
    pictures: article.pictures.map(pictureUrl),
    colorName: '',
    productAttributes: Object.fromEntries(attributes),
    configurableAttributes: configurableAttributes(article, language),
    variations: assembleVariations(article, language),
    price: toPriceSeed(article, plan.currency),
    vatRate: plan.vatRate,
    inStock: !article.isSoldOut,
    canAddToCart: !article.isNotSoldOnline,
    vatReliefEligible: shelf.isVatReliefEligible ?? false,
    hygieneSealed: shelf.isHygieneSealed ?? false,
    isVisible: !article.isHidden,
    relatedItemNumbers: [...(article.related ?? shelf.related)].filter((number) => number !== article.number),
    categoryRoutes,
    ...(article.batterySize && { batterySize: article.batterySize }),
  }
}
