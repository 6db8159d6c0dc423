import { createContext, use, useState, type ReactNode } from 'react'
import type { Shop } from '../state/shop-context.ts'
import { useMatches, type Params } from './router.ts'

/** The properties of a route: the parts around its page, and when to load what. */
export interface PageHandle {
  /** The file under `pages/`. With it the server tells the browser early which script the page needs. */
  page?: string
  /** The colours of cart and checkout. */
  scheme?: 'light'
  hidesMenu?: boolean
  /** The mini-cart does not open on this page. */
  hidesMiniCart?: boolean
  /** Uses the reduced header of checkout and payment. */
  checkoutHeader?: boolean
  /** Hides header, menu and footer. */
  hidesHeaderAndFooter?: boolean
  /** Depends on the visitor: the server renders it without data, ids and query, so one shell serves all visitors. */
  private?: boolean
  /** An account page: redirects anonymous visitors to the login, which leads back here. Implies `private`. */
  customersOnly?: boolean
  /** Shows a password field or personal data, such as the checkout: of third parties, only the captcha runs here. */
  holdsAccountData?: boolean
  /** An error page, which leads back to the page before. */
  leadsBack?: boolean
  /** Marks the account section for styles and tests. Each page declares it, because not all of its pages belong to it. */
  isAccountSection?: boolean
  /** Fetches the page's data when a link to it is pressed, before it is followed. */
  prefetch?: (shop: Shop, params: Params) => void
  /** The file under `pages/` that most visitors open next. It is loaded while the browser is idle. */
  leadsTo?: string
  /** Loads a payment provider's own script. */
  loadsPaymentProvider?: boolean
  /** Shows the result of a payment, some providers with a script of their own. */
  showsPaymentResult?: boolean
}

/** Merges the handles of matched routes. The innermost wins. */
export const handleOf = (matches: readonly { route: { handle?: unknown } }[]): PageHandle =>
  Object.assign({}, ...matches.map(({ route }) => route.handle)) as PageHandle

/**
 * Whether a customer pays on the page, so that of other third parties only the captcha runs there. The result of a payment is
 * no such page, also where the provider's script shows it.
 */
export const isPaidOn = ({ loadsPaymentProvider = false, showsPaymentResult = false }: PageHandle) =>
  loadsPaymentProvider && !showsPaymentResult

/** The properties that components read. */
const SURROUNDINGS = [
  'private',
  'scheme',
  'hidesMenu',
  'hidesMiniCart',
  'checkoutHeader',
  'hidesHeaderAndFooter',
  'isAccountSection',
  'loadsPaymentProvider',
  'showsPaymentResult',
  'holdsAccountData',
] as const satisfies readonly (keyof PageHandle)[]
type Surroundings = Pick<PageHandle, (typeof SURROUNDINGS)[number]>

const SurroundingsContext = createContext<Surroundings>({})

/** Provides the properties of the shown page. The value changes only with its content: header and footer do not re-render. */
export function PageHandleProvider({ children }: { children: ReactNode }) {
  const handle = handleOf(useMatches().map((route) => ({ route })))
  const [kept, keep] = useState<Surroundings>(handle)
  if (SURROUNDINGS.some((name) => kept[name] !== handle[name])) keep(handle)
  return <SurroundingsContext value={kept}>{children}</SurroundingsContext>
}

/** Returns what the routes of the shown page declare about the parts around it. */
export const usePageHandle = () => use(SurroundingsContext)
