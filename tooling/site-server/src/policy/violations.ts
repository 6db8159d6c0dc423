import { shallowJson } from '@shop/server/json-depth.ts'
import * as v from 'valibot'

/** A violation of a policy as reported by a browser. Its addresses may contain ids and typed words. */
interface Violation {
  directive: string
  blocked: string
  document: string
  source: string
  line: number | undefined
}

const word = v.pipe(v.nullish(v.string(), ''), v.maxLength(4_000))
const line = v.nullish(v.pipe(v.number(), v.integer()))

/** The format of `report-uri`: one violation in each request. */
const older = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': word,
      'blocked-uri': word,
      'effective-directive': word,
      'violated-directive': word,
      'source-file': word,
      'line-number': line,
    }),
  }),
  v.transform(({ 'csp-report': report }): Violation[] => [
    {
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      document: report['document-uri'],
      source: report['source-file'],
      line: report['line-number'] ?? undefined,
    },
  ]),
)

const violation = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({
      documentURL: word,
      blockedURL: word,
      effectiveDirective: word,
      sourceFile: word,
      lineNumber: line,
    }),
  }),
  v.transform(({ body }): Violation => ({
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    document: body.documentURL,
    source: body.sourceFile,
    line: body.lineNumber ?? undefined,
  })),
)

/** The format of `report-to`: several reports, some of which may not be about policies. */
const newer = v.pipe(
  v.array(v.unknown()),
  v.transform((reports) => reports.flatMap((report) => asList(v.safeParse(violation, report)))),
)
const asList = (read: v.SafeParseResult<typeof violation>) => (read.success ? [read.output] : [])

/** The format of each content type. */
const FORMS = { 'application/csp-report': older, 'application/reports+json': newer } as const
type ReportType = keyof typeof FORMS

/** Returns the content type of a report without its parameters. Undefined for other content types. */
export const reportTypeOf = (contentType: string): ReportType | undefined => {
  const name = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return Object.hasOwn(FORMS, name) ? (name as ReportType) : undefined
}

/** Reads the violations in a report. Undefined if it is not a report. */
export function readViolations(type: ReportType, body: string): Violation[] | undefined {
  const read = v.safeParse(v.pipe(shallowJson, FORMS[type]), body)
  return read.success ? read.output : undefined
}

/**
 * Returns the loggable fields of a violation: the page's route, origins and our own files. Leaves out ids, queries and
 * samples.
 */
export const loggable = (
  { directive, blocked, document, source, line: at }: Violation,
  routePattern: (address: string) => string,
) => ({
  directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? '',
  blocked: ownerOf(blocked),
  page: URL.canParse(document) ? routePattern(new URL(document).pathname) : '',
  source: assetOf(source) ?? ownerOf(source),
  line: at,
})

/** Returns the origin of an address. For other values, the browser's keyword, such as `inline`. */
function ownerOf(address: string): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,40}$/.exec(address)?.[0] ?? ''
  const { origin, protocol } = new URL(address)
  // Browser extensions have no origin.
  return origin === 'null' ? protocol : origin
}

const assetOf = (address: string) => /\/assets\/[\w.-]{1,80}(?=$|[?#])/.exec(address)?.[0]
