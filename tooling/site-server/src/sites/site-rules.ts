import { isOwnMachine } from '@shop/server/settings/own-network.ts'
import { httpsAddress, privateOrHttps } from '@shop/server/settings/rules.ts'
import type { Rule } from '@shop/server/settings/setting.ts'
import type { SiteSettings } from '@shop/domain/shop/site-settings.ts'

const isHere = (address: string | undefined) => isOwnMachine(URL.parse(address ?? '')?.hostname ?? '')

// Lets production be tried and measured on a developer's machine.
const httpsOrHere: Rule = {
  allowed: `${httpsAddress.allowed}, or one of this machine`,
  permits: (value) => httpsAddress.permits(value) || isHere(value),
}

const sandboxHere: Rule = {
  allowed: 'left out, unless the origin of the site and the stand-ins are on this machine',
  permits: isHere,
}

const nowhere: Rule = { ...sandboxHere, permits: () => false }

/** A site's settings with its names in the placeholders. */
type FilledSettings = Omit<SiteSettings, 'gateway' | 'publicGateway' | 'origin'> &
  Record<'gateway' | 'publicGateway' | 'origin', string | undefined>

/** The addresses of a site and what production permits for each. */
const CHECKED: readonly {
  key: keyof SiteSettings
  valueOf: (settings: FilledSettings) => string | undefined
  ruleOf: (settings: FilledSettings) => Rule
}[] = [
  // Calls carry passwords and addresses of customers.
  { key: 'gateway', valueOf: ({ gateway }) => gateway, ruleOf: () => privateOrHttps },
  { key: 'publicGateway', valueOf: ({ publicGateway }) => publicGateway, ruleOf: () => httpsOrHere },
  { key: 'origin', valueOf: ({ origin }) => origin, ruleOf: () => httpsOrHere },
  {
    key: 'sandbox',
    valueOf: ({ sandbox }) => sandbox,
    ruleOf: ({ origin }) => (isHere(origin) ? sandboxHere : nowhere),
  },
  {
    key: 'consent',
    valueOf: ({ consent }) => (typeof consent === 'object' ? consent.scriptUrl : undefined),
    ruleOf: () => httpsOrHere,
  },
  { key: 'tagManager', valueOf: ({ tagManager }) => tagManager?.scriptUrl, ruleOf: () => httpsOrHere },
]

/** Returns what production refuses of a site's settings. */
export const refusedInProduction = (settings: FilledSettings): { key: keyof SiteSettings; text: string }[] =>
  CHECKED.flatMap(({ key, valueOf, ruleOf }) => {
    const value = valueOf(settings)
    const rule = ruleOf(settings)
    if (value === undefined || rule.permits(value)) return []
    return { key, text: `is ${JSON.stringify(value)}. In production it must be ${rule.allowed}` }
  })
