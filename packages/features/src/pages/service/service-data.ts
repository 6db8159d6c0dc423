import type { CustomerService } from '@shop/domain/shop/content.ts'
import { comparablePath, SERVICE_ROOTS } from '@shop/domain/text/paths.ts'

/** A page of customer service with the menu beside it. */
export interface ServiceData {
  menu: CustomerService['menu']
  /** The page's route in the menu. Empty for the overview and unknown pages. */
  route: string
  /** Undefined if there is no such page. */
  html: string | undefined
  /** The title, if the page is not in the menu. */
  title?: string | undefined
}

/** A path below either root, which names the same page. */
const BELOW_ROOT = new RegExp(`^/(?:${SERVICE_ROOTS.join('|')})(?=/)`)

/** Finds the entry of a route. Only without it the one of the same name below the other root. */
export function entryAt<Entry extends { route: string }>(entries: readonly Entry[], route: string): Entry | undefined {
  const path = comparablePath(route)
  const findBy = (form: (path: string) => string) =>
    entries.find((entry) => form(comparablePath(entry.route)) === form(path))
  return findBy((own) => own) ?? findBy((own) => own.replace(BELOW_ROOT, ''))
}
