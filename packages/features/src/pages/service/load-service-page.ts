import { isNotFound } from '@shop/api-client/failure.ts'
import type { Configuration } from '@shop/domain/shop/configuration.ts'
import type { CustomerService } from '@shop/domain/shop/content.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { data, type LoaderFunctionArgs } from '../../runtime/navigation/router.ts'
import type { Shop } from '../../runtime/state/shop-context.ts'
import { entryAt, type ServiceData } from './service-data.ts'
import type { ShopConfig } from '../../runtime/config/shop-config.tsx'
import { loadCode } from '../../runtime/platform/load-code.ts'
import { paths } from '../../runtime/navigation/paths.ts'

/** Loads customer service and returns the page of a path. */
export async function loadServicePage(shop: Shop, path: string, signal: AbortSignal): Promise<ServiceData> {
  const { menu, pages } = await loadCustomerService(shop, signal)
  const page = entryAt(pages, path)
  if (page) return { menu, route: page.route, html: page.contentHtml }
  return { menu, route: '', html: undefined, ...(await builtInPage(path, shop.config)) }
}

/** Returns a loader for a page that exists if the editors have written it. 404 otherwise. */
export const editedPageLoader =
  (path: string) =>
  (shop: Shop) =>
  async ({ request }: LoaderFunctionArgs) => {
    const found = await loadServicePage(shop, path, request.signal)
    return found.html === undefined ? data(found, { status: 404 }) : found
  }

/** A gateway without customer service leaves the overview with contact details. */
const NONE: CustomerService = { menu: [], pages: [] }

/** Loads menu and pages from the call, or from the static content if the call has none. */
async function loadCustomerService(shop: Shop, signal: AbortSignal): Promise<CustomerService> {
  const { customerService } = await shop.loadGateway()
  const own = await customerService.pages(signal).catch(noneIfNotFound)
  if (own.menu.length + own.pages.length > 0) return own
  const content = await shop.loadFullContent().catch(noContent)
  return content?.customerService ?? NONE
}

function noneIfNotFound(failure: unknown): CustomerService {
  if (!isNotFound(failure)) throw failure
  return NONE
}

/** The overview and the contact form work without content. */
const noContent = () => undefined

/** A page that shops have without their editors. */
interface BuiltInPage {
  route: string
  isOffered: (configuration: Configuration) => boolean
  title: MessageKey
  paragraphs: readonly MessageKey[]
}

const BUILT_IN: readonly BuiltInPage[] = [
  {
    route: paths.vatExempt,
    isOffered: ({ featureFlags }) => featureFlags.orderSummaryType === 'uk',
    title: 'VatExemptTitle',
    paragraphs: ['VatExemptIntro', 'VatExemptProducts', 'VatExemptHow'],
  },
  {
    route: paths.withdrawal,
    isOffered: ({ law }) => law.isEu,
    title: 'WithdrawalTitle',
    paragraphs: ['WithdrawalIntro', 'WithdrawalReturn'],
  },
]

/**
 * Returns a page that the law asks of the shop, if the editors have written none. Falls back to built-in texts. Undefined for any
 * other path.
 */
async function builtInPage(
  path: string,
  { configuration, messages }: Pick<ShopConfig, 'configuration' | 'messages'>,
): Promise<Pick<ServiceData, 'route' | 'title' | 'html'> | undefined> {
  const page = entryAt(BUILT_IN, path)
  if (!page?.isOffered(configuration)) return undefined
  const words = await loadCode(async () => {
    const { withFallbackTexts } = await import('../../runtime/config/fallback-texts.ts')
    return withFallbackTexts(messages, configuration.cultureName)
  })
  return {
    route: page.route,
    title: words[page.title],
    html: page.paragraphs.map((key) => `<p>${escapeHtml(words[key] ?? '')}</p>`).join(''),
  }
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
