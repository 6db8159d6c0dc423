import { choiceEffects, flagEffects, NO_PROVIDER } from '../../documents/switches.ts'
import type { Flag, Configuration } from '@shop/domain/shop/configuration.ts'
import { isRecord } from './field-paths.ts'

/** A flag or choice of the shop, and what it shows. */
export interface ShownFlag {
  name: string
  value: string
  /** False if the gateway did not send it, so that its default holds. */
  isSent: boolean
  shows: string
}

/** What each flag and choice of a configuration shows. `sent` is the answer of the gateway. */
export function shownFlags({ featureFlags, paymentProvider }: Configuration, sent: unknown): ShownFlag[] {
  const flags = Object.entries(flagEffects).map(([name, { on, off }]) => {
    const isOn = featureFlags[name as Flag]
    return { name, value: isOn ? 'on' : 'off', isSent: isSent(name, sent), shows: isOn ? on : off }
  })
  const choices = Object.entries(choiceEffects).map(([name, effects]) => {
    const value: string = featureFlags[name as keyof typeof choiceEffects]
    const shows = (effects as Record<string, string>)[value] ?? ''
    return { name, value, isSent: isSent(name, sent), shows }
  })
  const provider = {
    name: 'paymentProvider',
    value: paymentProvider ?? 'none',
    isSent: isSent('paymentProvider', sent),
    shows: paymentProvider ? 'The payment page has the form of this provider.' : NO_PROVIDER,
  }
  return [...choices, provider, ...flags]
}

function isSent(name: string, sent: unknown): boolean {
  if (!isRecord(sent)) return false
  const { featureFlags } = sent
  return (isRecord(featureFlags) && name in featureFlags) || name in sent
}
