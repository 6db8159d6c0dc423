import { uniqueKeys } from '../../runtime/state/unique-keys.ts'

/** Returns a key for each line of a cart or order. Lines may share their id, or their item number with a gift. */
export const lineKeys = (lines: readonly { id: string; itemNumber: string }[]): string[] =>
  uniqueKeys(lines, ({ id, itemNumber }) => `${id} ${itemNumber}`)
