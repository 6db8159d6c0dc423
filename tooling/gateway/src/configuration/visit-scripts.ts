import { valuesOf, type Environment } from '@shop/server/settings/read-from-table.ts'
import { byEnvironment, httpsAddress, webAddress } from '@shop/server/settings/rules.ts'
import type { Setting } from '@shop/server/settings/setting.ts'
import { readSiteEnvironment } from '@shop/server/settings/site-environment.ts'
import { sandboxSettings } from '../model/sandbox-settings.ts'

/** The sources that replace the vendors' consent and tag manager scripts. */
export interface VisitScripts {
  consent?: string
  tagManager?: string
}

const scriptAddress = byEnvironment({ local: webAddress, trial: webAddress, production: httpsAddress })

/** The settings of the scripts. */
export const visitScriptSettings = [
  {
    name: 'CONSENT_SCRIPT',
    meaning: 'another address of the consent script',
    shownDefault: 'the vendor’s',
    rules: scriptAddress,
  },
  {
    name: 'GTM_SCRIPT',
    meaning: 'another address of the tag manager’s script',
    shownDefault: 'the vendor’s',
    rules: scriptAddress,
  },
] as const satisfies readonly Setting[]

/** Reads the sources. Local gateways use the sandbox's scripts, all others those that the shops name. */
export function readVisitScripts(environment: Environment): VisitScripts {
  const known = valuesOf([...visitScriptSettings, ...sandboxSettings], environment)
  const { SANDBOX_PORT, SANDBOX_ORIGIN, CONSENT_SCRIPT, GTM_SCRIPT } = known
  const isLocal = readSiteEnvironment(environment) === 'local'
  const origin = SANDBOX_ORIGIN || `http://localhost:${SANDBOX_PORT}`
  const consent = CONSENT_SCRIPT || (isLocal && `${origin}/uc.js`)
  const tagManager = GTM_SCRIPT || (isLocal && `${origin}/gtm.js`)
  return { ...(consent && { consent }), ...(tagManager && { tagManager }) }
}

interface Named {
  consentScriptUrl: string
  tagManager?: object | undefined
}

/** Returns the fields of a shop's configuration that are replaced. A script that the shop does not name is not added. */
export const replacedScripts = ({ consentScriptUrl, tagManager }: Named, scripts: VisitScripts) => ({
  ...(consentScriptUrl && scripts.consent && { consentScriptUrl: scripts.consent }),
  ...(tagManager && scripts.tagManager && { tagManager: { ...tagManager, scriptUrl: scripts.tagManager } }),
})
