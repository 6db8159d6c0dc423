import type { Flag } from '@shop/domain/shop/configuration.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { redirect } from '../../runtime/navigation/router.ts'
import type { Page } from '../page.ts'

/** Returns the loader of a page that needs a flag. Without the flag it redirects to the dashboard. */
export const needsFlag =
  (flag: Flag, loader?: Page['loader']): NonNullable<Page['loader']> =>
  (shop) =>
  (args) =>
    shop.config.configuration.featureFlags[flag] ? (loader?.(shop)(args) ?? null) : redirect(paths.dashboard)
