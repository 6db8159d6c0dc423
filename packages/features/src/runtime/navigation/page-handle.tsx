import { createContext, use, useMemo, type ReactNode } from 'react'
import { useMatches, type Params } from './router.ts'

/** What a page fetches before it is opened. */
export interface Prefetch {
  /** Called when a link to the page is pressed, before it is followed. The function it returns cancels the fetch. */
  onPress: (params: Params) => () => void
  /** Called when a link to the page is followed, with the state that the link hands over. */
  onFollow: (state: unknown) => void
}

/** What a route says about its page's surroundings and delivery. */
export interface PageHandle {
  /** The file under `pages/`, so that the server can tell the browser early which script the page needs. */
  page?: string
  /** Cart and checkout stand on the light colours (SHELL-14). */
  scheme?: 'light'
  /** No menu here (SHELL-16). */
  hidesMenu?: boolean
  /** The mini-cart does not open here (SHELL-15). */
  hidesMiniCart?: boolean
  /** The reduced header of checkout and payment (OP-66). */
  checkoutHeader?: boolean
  /** No header, menu or footer at all (SHELL-17, SHELL-18). */
  hidesHeaderAndFooter?: boolean
  /** Bound to a visitor: its HTML holds nothing about anybody and is asked for anew each time. */
  private?: boolean
  /** An account page: anonymous visitors are sent to the login, which leads back here (SES-15). Implies `private`. */
  customersOnly?: boolean
  /** Holds a password or a customer's data: no script of others runs here but the captcha's. */
  holdsAccountData?: boolean
  /** Says that something failed and leads back to the page before. */
  leadsBack?: boolean
  /** Carries the marker by which styles and tests know the account section (SHELL-25); the pages are told one by one (OP-50). */
  isAccountSection?: boolean
  prefetch?: Prefetch
  /** Loads the code of the page that most visitors open next. Called while the browser is idle. */
  preloadNext?: () => Promise<unknown>
  /** The part of the query that the page reads, in its one form; the pages without it read none. */
  query?: (search: URLSearchParams) => string
  /** Loads a payment provider's own script. */
  loadsPaymentProvider?: boolean
  /** Says what became of a payment: loads the script of a provider that shows it itself. */
  showsPaymentResult?: boolean
}

/** All that matched routes say, the innermost last. */
export const handleOf = (matches: readonly { route: { handle?: unknown } }[]): PageHandle =>
  Object.assign({}, ...matches.map(({ route }) => route.handle)) as PageHandle

/** What the parts around a page, and some on it, need to know of it. */
const SURROUNDINGS = [
  'private',
  'scheme',
  'hidesMenu',
  'hidesMiniCart',
  'checkoutHeader',
  'hidesHeaderAndFooter',
  'isAccountSection',
  'loadsPaymentProvider',
  'holdsAccountData',
] as const satisfies readonly (keyof PageHandle)[]
type Surroundings = Pick<PageHandle, (typeof SURROUNDINGS)[number]>

const SurroundingsContext = createContext<Surroundings>({})

/** Says what the routes of the shown page say, anew only where it differs: header and footer stay as they are drawn. */
export function PageHandleProvider({ children }: { children: ReactNode }) {
  const handle = handleOf(useMatches().map((route) => ({ route })))
  const said = JSON.stringify(handle, [...SURROUNDINGS])
  return (
    <SurroundingsContext value={useMemo(() => JSON.parse(said) as Surroundings, [said])}>
      {children}
    </SurroundingsContext>
  )
}

/** How the routes of the shown page want what is around it. */
export const usePageHandle = () => use(SurroundingsContext)
