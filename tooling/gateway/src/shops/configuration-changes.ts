import { featureFlagsSchema, settingNames } from '@shop/domain/shop/configuration.ts'
import * as v from 'valibot'
import type { ConfigurationChanges } from '../model/shop-settings.ts'

const switches: readonly string[] = Object.keys(featureFlagsSchema.entries)
// Changing one of these would need other prices, texts and mails, which the shop does not have.
const being: readonly string[] = ['id', 'brand', 'cultureName', 'currency', 'timeZone', 'featureFlags']

/** The names of the values that an operator may change. */
export const changeable: readonly string[] = [
  ...new Set([...switches, ...settingNames].filter((name) => !being.includes(name))),
]

// The payment provider can be a switch or a setting. The setting takes precedence.
const isSwitch = (name: string) => switches.includes(name) && !settingNames.includes(name)

const configurationRecord = v.looseObject({ featureFlags: v.nullish(v.looseObject({}), {}) })

/** Returns a shop's configuration with an operator's changes applied. */
export function withChanges(configuration: unknown, changes: ConfigurationChanges) {
  const { featureFlags, ...rest } = v.parse(configurationRecord, configuration)
  const sorted = Object.groupBy(Object.entries(changes), ([name]) => (isSwitch(name) ? 'switches' : 'settings'))
  return {
    ...rest,
    ...Object.fromEntries(sorted.settings ?? []),
    featureFlags: { ...featureFlags, ...Object.fromEntries(sorted.switches ?? []) },
  }
}

/** Returns the value of a switch or setting in a configuration. */
export function valueOf(configuration: unknown, name: string): unknown {
  const { featureFlags, ...rest } = v.parse(configurationRecord, configuration)
  return (isSwitch(name) ? featureFlags : rest)[name]
}
