import { readSiteEnvironment } from '../model/site-environment.ts'

/** The sources that replace the vendors' consent and tag manager scripts. */
export interface VisitScripts {
  consent?: string
  tagManager?: string
}

/** Reads the sources. Local gateways use the sandbox's scripts, all others those that the shops name. */
export function readVisitScripts(environment: Readonly<Record<string, string | undefined>>): VisitScripts {
  const { SANDBOX_PORT, SANDBOX_ORIGIN, CONSENT_SCRIPT, GTM_SCRIPT } = environment
  const isLocal = readSiteEnvironment(environment) === 'local'
  const origin = SANDBOX_ORIGIN || `http://localhost:${SANDBOX_PORT || '8080'}`
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
