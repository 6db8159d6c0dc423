import { useMatches } from './router.ts'

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
  /** Full of goods: from here most visitors go on to the page of one of them. */
  listsProducts?: boolean
  /** Loads a payment provider's own script. */
  loadsPaymentProvider?: boolean
}

/** All that the matched routes say, the innermost last. */
export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle)) as PageHandle
}
