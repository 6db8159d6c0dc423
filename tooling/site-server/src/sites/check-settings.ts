import { siteSettingsSchema, type SiteSettings } from '@shop/domain/shop/site-settings.ts'
import * as v from 'valibot'
import { didYouMean, type Problem } from './problem.ts'
import type { Path, Source } from './source.ts'

type Issue = v.BaseIssue<unknown>
interface Checked {
  settings: SiteSettings | undefined
  problems: Problem[]
}

/** Checks the settings at a path of the source, and says in plain words what is wrong with them. */
export function checkSettings({ locate }: Pick<Source, 'locate'>, path: Path, value: unknown): Checked {
  const checked = v.safeParse(siteSettingsSchema, value, { abortPipeEarly: true })
  if (checked.success) return { settings: checked.output, problems: [] }
  const problems = checked.issues.flatMap(innermost).map(({ issue, steps }) => {
    const full = [...path, ...steps]
    const { isKey, text } = explain(issue, steps)
    return { at: locate(full, isKey ? 'key' : 'value'), text: text.replace('{path}', full.join('.')) }
  })
  return { settings: undefined, problems }
}

/** Returns the issues inside the choice that was probably meant: of a union, the one that looked into the value. */
function innermost(issue: Issue): { issue: Issue; steps: string[] }[] {
  const steps = (issue.path ?? []).map(({ key }) => String(key))
  const inside = issue.type === 'union' ? (issue.issues ?? []).filter(({ path }) => path !== undefined) : []
  if (inside.length === 0) return [{ issue, steps }]
  return inside.flatMap(innermost).map((found) => ({ ...found, steps: [...steps, ...found.steps] }))
}

function explain(issue: Issue, steps: Path): { isKey: boolean; text: string } {
  const key = steps.at(-1) ?? ''
  const isKey = issue.path?.at(-1)?.origin === 'key'
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return { isKey: true, text: `"${key}" is no setting. ${didYouMean(key, knownKeys(steps.slice(0, -1)))}` }
  }
  if (issue.type === 'strict_object' && isKey) return { isKey: false, text: `{path} is missing` }
  return { isKey, text: `{path}: expected ${expectedOf(issue)}, found ${shown(issue.input)}` }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  boolean: 'true or false',
  Object: 'an object in {}',
  Array: 'a list in []',
}

/** Rules of a value say what they expect in their message. Schemas name a type, or several. */
function expectedOf({ kind, type, message, expected, requirement }: Issue): string {
  if (type === 'non_empty') return 'a text that is not empty'
  if (type === 'max_length') return `a length of at most ${String(requirement)}`
  if (kind === 'validation') return message
  return (expected ?? '')
    .replaceAll(/[()]/g, '')
    .split(' | ')
    .map((one) => KINDS[one] ?? one)
    .join(' or ')
}

/** In characters. */
const LONGEST_SHOWN = 60

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}

function knownKeys([field, ...rest]: Path): string[] {
  if (field === undefined) return Object.keys(siteSettingsSchema.entries)
  if (rest.length > 0 || !(field in siteSettingsSchema.entries)) return []
  return keysOf(siteSettingsSchema.entries[field as keyof SiteSettings])
}

/** Returns the keys of the object inside optional wrappers, pipes and unions. */
function keysOf(schema: unknown): string[] {
  const inner = schema as { entries?: object; wrapped?: unknown; pipe?: unknown[]; options?: unknown[] }
  if (inner.entries) return Object.keys(inner.entries)
  return [inner.wrapped, inner.pipe?.[0], ...(inner.options ?? [])].filter(Boolean).flatMap(keysOf)
}
