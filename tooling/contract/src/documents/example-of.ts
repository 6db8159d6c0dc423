import type { Call, RequestParts } from './call.ts'
import { callNamed, type calls, type CallName } from './calls.ts'
import type { OurCallName } from './our-calls.ts'
import { named, type Named } from './examples.ts'

export { named, type Named } from './examples.ts'

/** Returns the example request of a call for what it names. */
export const exampleOf = (name: CallName | OurCallName, some: Partial<Named> = {}): RequestParts =>
  callNamed(name).example?.({ ...named, ...some }) ?? {}

/** Returns a call's path with values for the names in braces, and its query. */
export function addressOf(
  name: CallName | OurCallName,
  path: RequestParts['path'] = {},
  query: Iterable<[string, string]> = [],
) {
  const filled = callNamed(name).path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(path[part] ?? ''),
  )
  const search = new URLSearchParams([...query]).toString()
  return search === '' ? filled : `${filled}?${search}`
}

type ExampleBody<Name extends CallName> = (typeof calls)[Name] extends {
  example: (some: Named) => { body: infer Body }
}
  ? { body: Body }
  : unknown

/** Returns the example request of a call: its method, its address and its body. */
export function requestTo<Name extends CallName>(name: Name, some: Partial<Named> = {}) {
  const { path, query = {}, body } = exampleOf(name, some)
  const address = addressOf(name, path, Object.entries(query))
  return { method: callNamed(name).method, path: address, ...(body && { body }) } as {
    method: Call['method']
    path: string
  } & ExampleBody<Name>
}
