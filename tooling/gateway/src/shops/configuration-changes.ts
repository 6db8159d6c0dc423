import { featureFlagsSchema, settingNames } from '@shop/domain/shop/configuration.ts'
import * as v from 'valibot'
import type { ConfigurationChanges } from '../model/shop-settings.ts'

const switches: readonly string[] = Object.keys(featureFlagsSchema.entries)
// Another one of these would make another shop of it, whose prices and texts are not there.
const being: readonly string[] = ['id', 'brand', 'cultureName', 'currency', 'featureFlags']

/** The names of everything an operator may change. */
export const changeable: readonly string[] = [
  ...new Set([...switches, ...settingNames].filter((name) => !being.includes(name))),
]

// The payment provider may stand in either place; beside the switches it is only read when it stands nowhere else.
const isSwitch = (name: string) => switches.includes(name) && !settingNames.includes(name)

const configurationRecord = v.looseObject({ featureFlags: v.nullish(v.looseObject({}), {}) })

/** A shop's configuration with an operator's changes in it. */
export function withChanges(configuration: unknown, changes: ConfigurationChanges) {
  const { featureFlags, ...rest } = v.parse(configurationRecord, configuration)
  const sorted = Object.groupBy(Object.entries(changes), ([name]) => (isSwitch(name) ? 'switches' : 'settings'))
  return {
    ...rest,
    ...Object.fromEntries(sorted.settings ?? []),
    featureFlags: { ...featureFlags, ...Object.fromEntries(sorted.switches ?? []) },
  }
}

/** The value of a switch or setting in a configuration, as it stands there. */
export function valueOf(configuration: unknown, name: string): unknown {
  const { featureFlags, ...rest } = v.parse(configurationRecord, configuration)
  return (isSwitch(name) ? featureFlags : rest)[name]
}
