import type { Flag } from '@shop/domain/shop/configuration.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { redirect } from '../../runtime/navigation/router.ts'
import type { Page } from '../page.ts'

/** The loader of a page that only some shops have: where its flag is off, it leads to the dashboard (ROUTE-13, ROUTE-15). */
export const needsFlag =
  (flag: Flag, loader?: Page['loader']): NonNullable<Page['loader']> =>
  (shop) =>
  (args) =>
    shop.config.configuration.featureFlags[flag] ? (loader?.(shop)(args) ?? null) : redirect(paths.dashboard)
