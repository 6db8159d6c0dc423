import { readSiteEnvironment } from '../model/site-environment.ts'

/** Where the scripts that accompany a visit come from instead of their vendors. */
export interface VisitScripts {
  consent?: string
  tagManager?: string
}

/** Reads it: a developer's machine takes the sandbox's scripts, everybody else those that the shops name. */
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

/** What to put into a shop's configuration in place of its own: only what the shop itself names is replaced, nothing is added (OP-43). */
export const replacedScripts = ({ consentScriptUrl, tagManager }: Named, scripts: VisitScripts) => ({
  ...(consentScriptUrl && scripts.consent && { consentScriptUrl: scripts.consent }),
  ...(tagManager && scripts.tagManager && { tagManager: { ...tagManager, scriptUrl: scripts.tagManager } }),
})
