import type { Rule, Setting } from '../settings/setting.ts'

/** Returns what the operators' guide says about settings: each with its default, and those that environments treat differently. */
export function guideSection(rows: readonly Setting[]): string {
  const lines = rows.map((row) => `- ${code(row.name)} (${defaultOf(row)}): ${row.meaning}`)
  const differing = Map.groupBy(
    rows.filter((row) => permissionOf(row)),
    (row) => permissionOf(row),
  )
  const lists = [...differing].map(
    ([permission, same]) => `- ${same.map(({ name }) => code(name)).join(', ')}: ${permission}.`,
  )
  const list = lists.length === 0 ? [] : ['', 'Environments permit different values:', '', ...lists]
  return [...lines, ...list].join('\n')
}

const code = (text: string) => `\`${text}\``

function defaultOf({ isRequired, shownDefault, standard, local }: Setting): string {
  if (isRequired) return 'required'
  if (shownDefault !== undefined) return shownDefault
  if (standard === undefined) return 'none'
  return local === undefined ? standard : `${standard}, locally ${local}`
}

const allowedBy = (rule: Rule | undefined) => rule?.allowed ?? 'anything'

function permissionOf({ rules = {} }: Setting): string | undefined {
  const [local, trial, production] = [allowedBy(rules.local), allowedBy(rules.test), allowedBy(rules.production)]
  if (local === trial && trial === production) return undefined
  if (local === trial && production.startsWith(`${local}, and `))
    return `${local}; in production also ${production.slice(local.length + 6)}`
  if (local === trial) return `${local}; in production ${production}`
  if (trial === production) return `locally ${local}; elsewhere ${production}`
  return `locally ${local}; in test and staging ${trial}; in production ${production}`
}

/** Returns a section of a guide. */
export const sectionOf = (guide: string, heading: string): string =>
  new RegExp(`^## ${heading}\n(.*?)(?=^## |$(?![^]))`, 'ms').exec(guide)?.[1] ?? ''
