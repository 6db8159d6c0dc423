import type { Rule, Setting } from '../settings/setting.ts'

/** Returns what the operators' guide says about settings: a table, and a list of those that environments treat differently. */
export function guideSection(rows: readonly Setting[]): string {
  const table = [['variable', 'meaning', 'default'], ['-', '-', '-'], ...rows.map(cellsOf)]
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`)
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

const cellsOf = (row: Setting) => [code(row.name), row.meaning, defaultCell(row)]

function defaultCell({ isRequired, shownDefault, standard, local }: Setting): string {
  if (isRequired) return 'required'
  if (shownDefault !== undefined) return shownDefault
  if (standard === undefined) return 'none'
  return local === undefined ? standard : `${standard}, locally ${local}`
}

const ANYTHING: Rule = { allowed: 'anything', permits: () => true }

function permissionOf({ rules = {} }: Setting): string | undefined {
  const [local, trial, production] = [rules.local, rules.test, rules.production].map(
    (rule) => (rule ?? ANYTHING).allowed,
  )
  if (local === trial && trial === production) return undefined
  if (local === trial) return `${local}; in production ${production}`
  if (trial === production) return `locally ${local}; elsewhere ${production}`
  return `locally ${local}; in test and staging ${trial}; in production ${production}`
}

/** Returns a section of a guide, in which neither the width of a table nor its lines of hyphens matter. */
export function sectionOf(guide: string, heading: string): string {
  const [, section = ''] = new RegExp(`^## ${heading}\n(.*?)(?=^## |$(?![^]))`, 'ms').exec(guide) ?? []
  return withoutWidths(section)
}

/** Returns markdown as `sectionOf` does. */
export const withoutWidths = (markdown: string): string => markdown.replaceAll(/ {2,}/g, ' ').replaceAll(/-{2,}/g, '-')
