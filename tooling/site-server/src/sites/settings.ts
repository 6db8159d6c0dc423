import { globSync, statSync } from 'node:fs'
import { readObservability } from '@shop/server/observability.ts'
import { readFromTable, type Environment } from '@shop/server/settings/read-from-table.ts'
import { byEnvironment, everywhere, matching, oneOf, ownMachine, port } from '@shop/server/settings/rules.ts'
import type { Setting } from '@shop/server/settings/setting.ts'
import { sharedSettings } from '@shop/server/settings/shared-settings.ts'
import { readSiteEnvironment } from '@shop/server/settings/site-environment.ts'
import { readShutdownTimes } from '@shop/server/shutdown.ts'
import { readTrustedProxies } from '@shop/server/trusted-proxies.ts'
import { apps } from '../paths.ts'

const isFolder = (name: string) => statSync(name, { throwIfNoEntry: false })?.isDirectory() === true
const listOf = (text: string) => text.split(',').flatMap((word) => word.trim() || [])
const onOrOff = everywhere(oneOf('on', 'off'))

/** The table of a site server's settings besides those of both servers. Its sites have settings of their own. */
export const siteServerSettings = [
  {
    name: 'SITES_FILE',
    meaning: '[the settings of the sites](../site-server.md#settings-of-the-sites)',
    shownDefault: 'variables alone',
  },
  {
    name: 'SITES__…',
    meaning: 'one setting of a site ([names](../site-server.md#by-environment))',
    shownDefault: 'the file’s',
  },
  { name: 'SITE_PORT', meaning: 'port', standard: '3000', rules: everywhere(port()) },
  {
    name: 'SITE_HOST',
    meaning: 'address to listen on',
    standard: '127.0.0.1',
    // Lists the sites of a developer's machine with their demo customers.
    rules: byEnvironment({ local: ownMachine }),
  },
  { name: 'BRANDS', meaning: 'brands to serve, separated by commas', shownDefault: 'all in the file' },
  {
    name: 'APPS_DIR',
    meaning: 'folder of the brands’ folders',
    standard: apps,
    shownDefault: '`apps`, also in a package',
    rules: everywhere({ allowed: 'the folder of the brands', permits: isFolder }),
  },
  {
    name: 'EARLIER_APPS',
    meaning: 'pattern of the `APPS_DIR` of earlier releases, for open pages',
    shownDefault: 'none',
  },
  {
    name: 'HSTS',
    meaning: 'value of `Strict-Transport-Security`',
    // One year, for the host alone.
    standard: 'max-age=31536000',
    rules: everywhere(
      matching(
        /^max-age=\d{1,9}(?:; includeSubDomains(?:; preload)?)?$/,
        'like max-age=31536000; includeSubDomains; preload',
      ),
    ),
  },
  { name: 'RENDER', meaning: '`off` sends empty pages that the browser renders', standard: 'on', rules: onOrOff },
  { name: 'PAGE_CACHE', meaning: '`off` renders a page for every request', standard: 'on', rules: onOrOff },
] as const satisfies readonly Setting[]

/** The settings of this server. Those of its sites are in a file. */
export type Settings = ReturnType<typeof readSettings>

/** Reads the settings from environment variables. Throws for a missing or invalid value. */
export function readSettings(environment: Environment) {
  const known = readFromTable([...sharedSettings, ...siteServerSettings], environment)
  const siteEnvironment = readSiteEnvironment(environment)
  return {
    port: Number(known.SITE_PORT),
    hostname: known.SITE_HOST,
    isProduction: siteEnvironment === 'production',
    isLocal: siteEnvironment === 'local',
    brands: listOf(known.BRANDS),
    appsFolder: known.APPS_DIR,
    earlierApps: globSync(known.EARLIER_APPS),
    strictTransportSecurity: known.HSTS,
    rendersPages: known.RENDER === 'on',
    cachesPages: known.PAGE_CACHE === 'on',
    trustedProxies: readTrustedProxies(known.TRUSTED_PROXIES),
    shutdown: readShutdownTimes(known),
    observability: readObservability('site', known),
  }
}
