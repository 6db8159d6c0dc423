import { withSecretFiles } from './secret-files.ts'
import type { Rule, Setting } from './setting.ts'
import { readSiteEnvironment, type SiteEnvironment } from './site-environment.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The values of settings by their names. Empty if there is none. */
export type Values<Row extends Setting> = Readonly<Record<Row['name'], string>>

/**
 * Checks environment variables by the rows of the table. Returns them with the secrets of the files that they name. Throws for
 * wrong ones, one a line: which, what was found, and what is allowed. Never shows a secret.
 */
export function checkSettings(rows: readonly Setting[], given: Environment): Environment {
  const siteEnvironment = readSiteEnvironment(given)
  const names = rows.filter(({ mayBeFile }) => mayBeFile).map(({ name }) => name)
  const environment = withSecretFiles(given, names)
  const problems = rows.flatMap((row) => problemOf(row, environment[row.name] || undefined, siteEnvironment) ?? [])
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return environment
}

/** Returns the values of checked variables, with the defaults of the table. An empty variable counts as not set. */
export function valuesOf<const Row extends Setting>(rows: readonly Row[], environment: Environment): Values<Row> {
  const siteEnvironment = readSiteEnvironment(environment)
  const values = rows.map((row) => [row.name, environment[row.name] || defaultOf(row, siteEnvironment)])
  return Object.fromEntries(values) as Values<Row>
}

/** Checks variables by the table and returns their values. */
export const readFromTable = <const Row extends Setting>(rows: readonly Row[], given: Environment): Values<Row> =>
  valuesOf(rows, checkSettings(rows, given))

const defaultOf = ({ standard = '', local = standard }: Setting, environment: SiteEnvironment): string =>
  environment === 'local' ? local : standard

const OWN: Rule = { allowed: 'a value of your own', permits: () => true }

function problemOf(row: Setting, value: string | undefined, environment: SiteEnvironment): string | undefined {
  const rule = row.rules?.[environment] ?? OWN
  const say = (found: string, { allowed }: Rule = rule) =>
    `${row.name} is ${found}. In ${environment} it must be ${allowed}.`
  if (value === undefined) return row.isRequired && environment !== 'local' ? say('missing') : undefined
  if (environment === 'production' && publishedValues(row).includes(value)) return say('a published value', OWN)
  if (rule.permits(value)) return undefined
  return say(row.isSecret ? `a secret of ${value.length} characters` : JSON.stringify(value))
}

/** Returns the values of a setting that anyone can read in this repository or at a vendor. */
export const publishedValues = ({ isRequired, local, published = [] }: Setting): readonly string[] =>
  isRequired && local !== undefined ? [local, ...published] : published
