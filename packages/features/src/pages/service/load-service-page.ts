import type { CustomerService } from '@shop/domain/shop/content.ts'
import { isMissing } from '../../runtime/failures/failures.ts'
import { data, type LoaderFunctionArgs } from '../../runtime/navigation/router.ts'
import type { Shop } from '../../shop.ts'
import { builtInPage } from './built-in-page.ts'
import { isSamePage, type ServiceData } from './service-data.ts'

/** Fetches customer service and picks the page of that name (CS-01). */
export async function loadServicePage(shop: Shop, name: string, signal: AbortSignal): Promise<ServiceData> {
  const { menu, pages } = await loadCustomerService(shop, signal)
  const page = pages.find(({ route }) => isSamePage(route, name))
  if (page) return { menu, route: page.route, html: page.contentHtml }
  return { menu, route: '', html: undefined, ...(await builtInPage(name, shop.config)) }
}

/** For a page that is there when the editors have written something for it; 404 when they have not. */
export const editedPageLoader =
  (path: string) =>
  (shop: Shop) =>
  async ({ request }: LoaderFunctionArgs) => {
    const found = await loadServicePage(shop, path, request.signal)
    return found.html === undefined ? data(found, { status: 404 }) : found
  }

/** A gateway without customer service leaves its overview with a person to ask, and no other page. */
const NONE: CustomerService = { menu: [], pages: [] }

/** Fetches menu and pages: what the call answers, or what the static content holds where it answers nothing (OP-40). */
async function loadCustomerService(shop: Shop, signal: AbortSignal): Promise<CustomerService> {
  const { customerService } = await shop.loadGateway()
  const own = await customerService.pages(signal).catch(noneWhereRefused)
  if (own.menu.length + own.pages.length > 0) return own
  const content = await shop.loadFullContent().catch(noContent)
  return content?.customerService ?? NONE
}

function noneWhereRefused(failure: unknown): CustomerService {
  if (!isMissing(failure)) throw failure
  return NONE
}

/** The overview and the contact form work without the static content. */
const noContent = () => undefined
