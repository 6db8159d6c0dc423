import { categoriesSchema } from '@shop/domain/catalogue/category.ts'
import {
  categoryAt,
  hyphenatedPath,
  toCategoryRoutes,
  type CategoryRoute,
} from '@shop/domain/catalogue/category-routes.ts'
import { productListAnswerSchema } from '@shop/domain/catalogue/product.ts'
import type { CallName } from '../../documents/calls.ts'
import { gapEffects } from '../../documents/gaps.ts'
import type { FeatureFlags } from '@shop/domain/shop/configuration.ts'
import {
  customerServiceSchema,
  staticContentSchema,
  type CustomerService,
  type StaticContent,
} from '@shop/domain/shop/content.ts'
import { shownBanners } from '@shop/domain/shop/shown-banners.ts'
import { pages, servicePatterns } from '@shop/domain/text/pages.ts'
import { normalPath, SERVICE_ROOTS, stripHtmlSuffix } from '@shop/domain/text/paths.ts'
import * as v from 'valibot'
import type { Answered } from '../asking/ask.ts'
import type { Gap } from '../gap.ts'
import { isRecord } from './field-paths.ts'

const CONTENT = 'GET /api/v1.0/static-content/all'
const SERVICE = 'GET /api/customer-service'
const CALLS_WITH_LINKS = [CONTENT, SERVICE] as const

// Pages of products by their key and pages of customer service depend on what the gateway sends.
const { productByKey: _products, customerService, ...fixedPages } = pages
const withoutItsPart = customerService.href({})
const fixedAddresses = [...Object.values(fixedPages), { pattern: withoutItsPart }]
  .flatMap((page) => servicePatterns(page))
  .map((pattern) => new RegExp(`^${pattern.replaceAll(/\/:\w+(\??)/g, '(?:/[^/]+)$1')}$`))

/** The page about buying without VAT. The cart of a shop with the British summary links to it. */
const VAT_EXEMPT = customerService.href({ url: 'vat-exempt' })

interface FoundLink {
  call: CallName
  address: string
}

/** Links of an answer: the fields that hold addresses, and the links inside HTML. */
function linksIn(part: unknown, name = ''): string[] {
  if (typeof part === 'string') {
    if (name === 'url' || name === 'link') return [part]
    return [...part.matchAll(/\bhref="([^"]+)"/g)].map(([, address = '']) => address)
  }
  if (Array.isArray(part)) return part.flatMap((item) => linksIn(item, name))
  return isRecord(part) ? Object.entries(part).flatMap(([field, value]) => linksIn(value, field)) : []
}

/** A path of the shop, or undefined for another host, a mail address or a place on the page. */
function shopPath(address: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?)/i.test(address.trim()) || address.trim() === '') return undefined
  return normalPath(address)
}

const bodyOf = (answers: readonly Answered[], name: CallName) =>
  answers.find((one) => one.name === name && one.problem === undefined)?.body

const asRecord = (body: unknown) => (isRecord(body) ? body : {})

const readOr = <Schema extends v.GenericSchema, Other>(schema: Schema, body: unknown, other: Other) => {
  const read = v.safeParse(schema, body)
  return read.success ? read.output : other
}

/** Links and menu entries that lead to no page, and categories without products. */
export function linkGaps(answers: readonly Answered[], flags: Partial<FeatureFlags>): Gap[] {
  const categoryRoutes = toCategoryRoutes(readOr(categoriesSchema, bodyOf(answers, 'GET /api/products/categories'), []))
  const content = readOr(staticContentSchema, bodyOf(answers, CONTENT), undefined)
  const service = serviceOf(answers, content)
  const servicePages = new Set(service.pages.map(({ route }) => lastPart(route)))
  const hasUrlKeys = flags.useEnrichedProductData ?? false
  const isPage = (path: string) => isKnown(path, { categoryRoutes, servicePages, hasUrlKeys })
  const banners = content && { introBanner: undefined, introBannerList: shownBanners(content, flags.landingPageType) }
  const shown = {
    [CONTENT]: { ...asRecord(bodyOf(answers, CONTENT)), ...banners },
    [SERVICE]: bodyOf(answers, SERVICE),
  }
  const nowhere = CALLS_WITH_LINKS.flatMap((call): FoundLink[] =>
    linksIn(shown[call]).map((address) => ({ call, address })),
  ).filter(({ address }) => {
    const path = shopPath(address)
    return path !== undefined && !isPage(path)
  })
  const entries = service.menu.filter(({ route }) => !isPage(normalPath(route)))
  const isExemptUnknown = flags.orderSummaryType === 'uk' && !isPage(VAT_EXEMPT)
  return [
    ...merged(nowhere).map(({ address, calls }) =>
      gapOf(address, calls, { found: `\`${address}\` is no page of the shop.`, does: gapEffects.link }),
    ),
    ...entries.map(({ route, title }) =>
      gapOf(route, [SERVICE], { found: `“${title}” is in the menu and has no page.`, does: gapEffects.contentPage }),
    ),
    ...(isExemptUnknown
      ? [
          gapOf(VAT_EXEMPT, [SERVICE], {
            found: 'The cart links to this page, which is absent.',
            does: gapEffects.link,
          }),
        ]
      : []),
    ...emptyCategories(answers, categoryRoutes),
  ]
}

const NO_SERVICE: CustomerService = { menu: [], pages: [] }

/** Customer service as the shop reads it: its call's answer, or a part of the content if that is empty. */
function serviceOf(answers: readonly Answered[], content: StaticContent | undefined): CustomerService {
  const own = readOr(customerServiceSchema, bodyOf(answers, SERVICE), NO_SERVICE)
  return own.menu.length + own.pages.length > 0 ? own : (content?.customerService ?? NO_SERVICE)
}

const gapOf = (subject: string, calls: readonly CallName[], words: Pick<Gap, 'found' | 'does'>): Gap => ({
  problem: 'link to nowhere',
  subject,
  calls,
  ...words,
  isOptional: false,
})

function merged(links: readonly FoundLink[]) {
  return [...new Set(links.map(({ address }) => address))].map((address) => ({
    address,
    calls: [...new Set(links.filter((one) => one.address === address).map(({ call }) => call))],
  }))
}

const lastPart = (route: string) => route.split('/').findLast((part) => part !== '') ?? ''

interface Known {
  categoryRoutes: readonly CategoryRoute[]
  servicePages: ReadonlySet<string>
  hasUrlKeys: boolean
}

function isKnown(path: string, { categoryRoutes, servicePages, hasUrlKeys }: Known): boolean {
  const moved = stripHtmlSuffix(path) ?? hyphenatedPath(path, categoryRoutes)
  if (moved !== undefined && moved !== path) return isKnown(moved, { categoryRoutes, servicePages, hasUrlKeys })
  if (fixedAddresses.some((address) => address.test(path))) return true
  if (SERVICE_ROOTS.some((root) => path.startsWith(`/${root}/`))) return servicePages.has(lastPart(path))
  if (categoryAt(path, categoryRoutes)) return true
  // A path of one part may be the url key of a product.
  return hasUrlKeys && /^\/[^/]+$/.test(path)
}

function emptyCategories(answers: readonly Answered[], routes: readonly CategoryRoute[]): Gap[] {
  return answers
    .filter(({ name, problem }) => name === 'GET /api/products/browse' && problem === undefined)
    .flatMap(({ address, body }) => {
      const route = new URLSearchParams(address.split('?')[1]).get('route') ?? ''
      const { products } = readOr(productListAnswerSchema, body, { products: [], total: 0 })
      const isCategory = routes.some(({ path }) => path === normalPath(route))
      if (products.length > 0 || !isCategory) return []
      const found = `The category \`${route}\` has no products that the shop can read.`
      return [gapOf(route, ['GET /api/products/browse'], { found, does: gapEffects.category })]
    })
}
