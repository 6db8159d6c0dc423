import type { CustomerService } from '@shop/domain/content.ts'
import { isMissing } from '../../runtime/failures/failures.ts'
import { data, type LoaderFunctionArgs } from '../../runtime/navigation/router.ts'
import type { Shop } from '../../shop.ts'

/** A page of customer service with the menu beside it. */
export interface ServiceData {
  menu: CustomerService['menu']
  /** The page's own address in the menu; empty for the overview and where there is no such page. */
  route: string
  /** Nothing when there is no such page. */
  html: string | undefined
  /** What the page is called where no menu says it. */
  title?: string
}

/** The last part of an address, by which a page is known under both its roots (ROUTE-19). */
const nameOf = (route: string) => route.split('/').findLast((part) => part !== '') ?? ''

/** Whether two addresses are those of one page. */
export const isSamePage = (one: string, other: string): boolean => nameOf(one) === nameOf(other)

/** Fetches customer service and picks the page of that name (CS-01). */
export async function loadServicePage(shop: Shop, name: string, signal: AbortSignal): Promise<ServiceData> {
  const { menu, pages } = await loadCustomerService(shop, signal)
  const page = pages.find(({ route }) => isSamePage(route, name))
  return { menu, route: page?.route ?? '', html: page?.contentHtml }
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
