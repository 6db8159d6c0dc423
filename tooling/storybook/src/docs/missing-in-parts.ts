import type { PartGuide, PartStatus } from '@shop/ui/testing/part-page.tsx'
import { nameOf, STAGES, wordsOf } from './part-titles.ts'

/** The meta of a story file, as far as the check reads it, with the file's source. */
export interface PartFile {
  title: string
  component?: unknown
  subcomponents?: Record<string, unknown>
  tags?: string[]
  args?: Record<string, unknown>
  argTypes?: Record<string, unknown>
  parameters?: { guide?: PartGuide; status?: PartStatus }
  source: string
}

interface Check {
  /** The components that the package exports, by name. */
  components: Readonly<Record<string, unknown>>
  files: readonly PartFile[]
  /** Components without a page, each with the reason. */
  withoutPage: Readonly<Record<string, string>>
}

/** Returns what is missing: components without a page, and pages without name, controls, guide, stage or proof. */
export function missingInParts({ components, files, withoutPage }: Check): string[] {
  const pages = files.filter(({ title }) => title.startsWith('Parts/'))
  const shown = new Set(
    pages.flatMap(({ component, subcomponents = {} }) => [component, ...Object.values(subcomponents)]),
  )
  const titles = new Set(pages.map(({ title }) => title.replace('Parts/', '')))
  const nameOfComponent = (component: unknown) => Object.keys(components).find((name) => components[name] === component)
  return [
    ...Object.entries(components)
      .filter(([name, component]) => !shown.has(component) && !Object.hasOwn(withoutPage, name))
      .map(([name]) => `${name} has no page in Storybook`),
    ...Object.keys(withoutPage)
      .filter((name) => !Object.hasOwn(components, name) || shown.has(components[name]))
      .map((name) => `${name} needs no exception`),
    ...pages.flatMap((page) =>
      missingOnPage(page, nameOfComponent(page.component), titles).map((it) => `${page.title}: ${it}`),
    ),
  ]
}

function missingOnPage(page: PartFile, component: string | undefined, titles: ReadonlySet<string>): string[] {
  const { guide, status } = page.parameters ?? {}
  const unknown = Object.keys(guide?.instead ?? {}).filter((other) => !titles.has(other))
  const isDated = /^\d/.test(status?.keyboard ?? '')
  const isProven = /\.keyboard\(|\.tab\(|\.type\(|tabsThrough/.test(page.source)
  return [
    ...(component && wordsOf(component) === nameOf(page.title)
      ? []
      : [`is the page of ${component ?? 'no component'}`]),
    ...(hasControls(page) ? [] : ['has no controls']),
    ...(guide && status ? [] : ['has no guide and status']),
    ...((page.tags ?? []).some((tag) => Object.hasOwn(STAGES, tag)) ? [] : ['has no stage among its tags']),
    ...unknown.map((other) => `sends to ${other}, which is no page`),
    ...Object.entries(status ?? {})
      .filter(([, given]) => /^\d/.test(given) && !isPastDay(given))
      .map(([way, given]) => `was checked (${way}) on ${given}, which is no day in the past`),
    ...(isDated && !isProven ? ['says that it was checked by keyboard, and no play function presses a key'] : []),
  ]
}

/** Returns whether a text is a day of the calendar that has begun somewhere on earth. */
function isPastDay(text: string) {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day.getTime() < Date.now() + 86_400_000
}

const hasControls = ({ args = {}, argTypes = {} }: PartFile) =>
  Object.values(args).some((value) => ['string', 'number', 'boolean'].includes(typeof value)) ||
  Object.values(args).some((value) => Array.isArray(value)) ||
  Object.keys(argTypes).length > 0
