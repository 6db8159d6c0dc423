import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { pushToDataLayer } from '../consent/data-layer.ts'
import { loadScript } from '../runtime/third-parties/load-script.ts'
import { analyticsVendors, withSandbox } from '../runtime/third-parties/third-parties.ts'

/** Where the tag manager comes from unless the shop's configuration says otherwise. */
const SCRIPT = 'https://www.googletagmanager.com/gtm.js'

/** The container of a host: a shop may be open at several, and each is counted apart. Nothing where none is named. */
export function containerAt(hostname: string, tagManager: Configuration['tagManager']): string | undefined {
  return tagManager?.byHost[hostname] || tagManager?.default || undefined
}

/** Starts the tag manager; it reads what is in the data layer by then. Rejects when its script cannot be had. */
export function loadTagManager(
  container: string,
  { scriptUrl, sandboxOrigin, now }: { scriptUrl: string | undefined; sandboxOrigin: string | undefined; now: number },
): Promise<void> {
  pushToDataLayer({ 'gtm.start': now, event: 'gtm.js' })
  const url = `${scriptUrl || SCRIPT}?id=${encodeURIComponent(container)}`
  return loadScript(url, withSandbox(analyticsVendors.tagManager.origins, sandboxOrigin))
}
