import type { RequestParts } from './call.ts'
import { callNamed, type CallName } from './calls.ts'
import { named, type Named } from './examples.ts'

export type { Named } from './examples.ts'

/** Returns the example request of a call for what it names. */
export const exampleOf = (name: CallName, some: Partial<Named> = {}): RequestParts =>
  callNamed(name).example?.({ ...named, ...some }) ?? {}

/** Returns a call's path with values for the names in braces, and its query. */
export function addressOf(name: CallName, path: RequestParts['path'] = {}, query: Iterable<[string, string]> = []) {
  const filled = callNamed(name).path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(path[part] ?? ''),
  )
  const search = new URLSearchParams([...query]).toString()
  return search === '' ? filled : `${filled}?${search}`
}
