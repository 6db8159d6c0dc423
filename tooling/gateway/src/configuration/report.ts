import { changeable, valueOf, withChanges } from '../shops/configuration-changes.ts'
import type { ChangedShop } from './changed-shops.ts'

const SWITCHED = new Map<unknown, string>([
  [true, 'on'],
  [false, 'off'],
  [undefined, 'absent'],
])
const written = (value: unknown) => SWITCHED.get(value) ?? (typeof value === 'string' ? value : JSON.stringify(value))

/** The present values of a shop, a line for each; what an operator has changed says what it was. */
export function report({ configuration, changes }: ChangedShop): string {
  const present = withChanges(configuration, changes)
  return changeable
    .map((name) => {
      const line = `${name}=${written(valueOf(present, name))}`
      return Object.hasOwn(changes, name) ? `${line}  (was ${written(valueOf(configuration, name))})` : line
    })
    .join('\n')
}
