import { createRequire } from 'node:module'
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import type { OldestVersions } from '@shop/domain/shop/promised-browsers.ts'

// Not imported: Vitest would turn 20 MB of JSON into a module, which takes half a minute.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** Something that scripts reach by its name: a global, or a member of one. */
export interface BrowserFeature {
  /** The global that it belongs to, itself or through its prototype. Missing for a global. */
  owner?: string
  name: string
  /** The browsers that lack it, such as `safari 16.4`. */
  missingIn: readonly string[]
}

/** Lists the globals and members that MDN's compatibility data describe. Members come before their globals. */
export function browserFeatures(browsers: OldestVersions): BrowserFeature[] {
  const featureOf = (name: string, { __compat: compat }: Identifier): BrowserFeature[] =>
    compat ? [{ name, missingIn: lackingBrowsers(compat, browsers) }] : []
  const members = [...globals, ...globalsOfIntl].flatMap(([owner, identifier]) =>
    partsOf(identifier).flatMap(([key, part]) => {
      const [, name] = MEMBER.exec(key) ?? []
      if (!name || isConstructor(owner, name)) return []
      const found = featureOf(name, part)
      return GLOBAL_SCOPES.has(owner) ? found : found.map((feature) => ({ ...feature, owner }))
    }),
  )
  return [...members, ...globals.flatMap(([name, identifier]) => featureOf(name, identifier))]
}

const partsOf = (identifier: Identifier | undefined) =>
  Object.entries(identifier ?? {}).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat')

const globals = [...partsOf(data.api), ...partsOf(data.javascript['builtins'])]
const globalsOfIntl = partsOf(data.javascript['builtins']?.['Intl']).map(([name, identifier]): [string, Identifier] => [
  `Intl.${name}`,
  identifier,
])

/** Their members are globals. */
const GLOBAL_SCOPES = new Set(['Window', 'WorkerGlobalScope'])

/** The key of a member. Other keys name events, symbols, and details. */
const MEMBER = /^([A-Za-z][A-Za-z0-9]*)(?:_static)?$/

const isConstructor = (owner: string, name: string) => owner === name || owner.endsWith(`.${name}`)

/** Whether each browser has a feature, by its path in the compatibility data: `api.URL.canParse_static`. */
export function hasFeature(path: string, browsers: OldestVersions): boolean {
  const found = path.split('.').reduce<Identifier | undefined>((place, key) => place?.[key], data as never)
  const { __compat: compat } = found ?? {}
  if (!compat) throw new Error(`The compatibility data have no ${path}`)
  return lackingBrowsers(compat, browsers).length === 0
}

/** Lists the versions of a browser, in no order. */
export const versionsOf = (browser: string): string[] => Object.keys(data.browsers[browser as BrowserName].releases)

const lackingBrowsers = ({ support }: CompatStatement, browsers: OldestVersions) =>
  Object.entries(browsers)
    .filter(([browser, version]) => {
      const statements = [support[browser as BrowserName] ?? []].flat()
      return !statements.some((statement) => covers(statement, version))
    })
    .map(([browser, version]) => `${browser} ${version}`)

function covers(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement
  return isAtMost(added, version) && !isAtMost(removed, version) && !flags && !prefix && !otherName
}

/** Compares a version of the data (`16.4`, `≤37`, `preview`, `false` for never) with a version. */
function isAtMost(added: string | false | undefined, version: string): boolean {
  const [, major, minor = 0] = /^≤?(\d+)(?:\.(\d+))?/.exec(added || '') ?? []
  if (major === undefined) return false
  const [ofMajor = 0, ofMinor = 0] = version.split('.').map(Number)
  return Number(major) < ofMajor || (Number(major) === ofMajor && Number(minor) <= ofMinor)
}
