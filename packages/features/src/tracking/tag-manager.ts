import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { pushToDataLayer } from '../consent/data-layer.ts'
import { loadScript } from '../runtime/third-parties/load-script.ts'
import { analyticsVendors, withSandbox } from '../runtime/third-parties/third-parties.ts'

/** The default address of the tag manager's script. */
const SCRIPT = 'https://www.googletagmanager.com/gtm.js'

/** Returns the container of a host, because a shop may have several hosts. Undefined if there is none. */
export function containerAt(hostname: string, tagManager: Configuration['tagManager']): string | undefined {
  return tagManager?.byHost[hostname] || tagManager?.default || undefined
}

/** Loads the tag manager, which then reads the data layer. Rejects if the script cannot be loaded. */
export function loadTagManager(
  container: string,
  { scriptUrl, sandboxOrigin, now }: { scriptUrl: string | undefined; sandboxOrigin: string | undefined; now: number },
): Promise<void> {
  pushToDataLayer({ 'gtm.start': now, event: 'gtm.js' })
  const url = `${scriptUrl || SCRIPT}?id=${encodeURIComponent(container)}`
  return loadScript(url, withSandbox(analyticsVendors.tagManager.origins, sandboxOrigin))
}
