import { asksCpr } from '@shop/domain/checkout/free-shop.ts'
import { callNamed, callNames, type CallName } from '../documents/calls.ts'
import { documentedPages } from '../documents/pages.ts'
import { paymentFormCalls } from '../documents/payment-providers/providers.ts'
import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { createAsker, TIME_LIMIT_REACHED, type Answered } from './asking/ask.ts'
import { askAccountCalls, askCartCalls } from './asking/changing-calls.ts'
import { askCustomerCalls, logIn, type Login } from './asking/customer-calls.ts'
import { askNamedCalls } from './asking/named-calls.ts'
import { askPublicCalls } from './asking/public-calls.ts'
import { answerGaps, openCallGaps } from './checks/answers.ts'
import { countFields, fieldGaps, undocumentedFields, type FieldCount, type ShopKind } from './checks/fields.ts'
import { shownFlags, type ShownFlag } from './checks/flags.ts'
import { linkGaps } from './checks/links.ts'
import { moneyGaps } from './checks/money.ts'
import { examineOurCalls, type OurCall } from './checks/our-calls.ts'
import { pictureGaps, pictureHosts, type PictureHost } from './checks/pictures.ts'
import { missingTexts, textGaps } from './checks/texts.ts'
import { measureTimes, unsteadyGaps, type CallTime } from './checks/times.ts'
import type { Gap } from './gap.ts'

export interface ExamineOptions {
  /** The gateway's address, without `/api`. */
  baseUrl: string
  fetch?: typeof globalThis.fetch
  /** True to make calls that change data, for visitors and customers who do not exist. */
  writes?: boolean
  /** Calls that are made only when they are named. */
  named?: readonly CallName[]
  /** A customer whose orders are read. */
  login?: Login | undefined
  /** Hosts that the site allows pictures from. */
  pictureHosts?: readonly string[]
  /** Milliseconds from which a call counts as slow. */
  slowFrom?: number
  /** How often each reading call is measured. */
  samples?: number
  /** Milliseconds after which no call is made any more. */
  timeLimit?: number
}

/** A call in the report. */
export interface CallReport {
  name: CallName
  summary: string
  /** How often it was asked. */
  asked: number
  statuses: number[]
  problem: string | undefined
  /** How many documented fields of its answer had a value, had none, or could not be read. */
  present: number
  absent: number
  unreadable: number
  /** How many were not seen, because the answers held nothing, such as an empty cart. */
  unseen: number
}

/** A page of the documents that cannot work on this gateway, and why. */
export interface BrokenPage {
  path: string
  title: string
  because: string[]
}

/** The result of an examination. */
export interface Report {
  baseUrl: string
  shopId: string
  calls: CallReport[]
  brokenPages: BrokenPage[]
  gaps: Gap[]
  /** Gaps among fields that the documents let be absent. */
  optionalGaps: Gap[]
  /** Fields that the gateway sends and the shop reads, although no document names them. */
  undocumentedFields: string[]
  /** The calls that the documents do not name. */
  ourCalls: OurCall[]
  missingTexts: Record<string, string[]>
  pictureHosts: PictureHost[]
  flags: ShownFlag[]
  times: CallTime[]
  /** Why some calls were not made. */
  skipped: string[]
  seconds: number
}

const SLOW_FROM = 1000
const SAMPLES = 10
/** The whole command takes less than a minute. */
const TIME_LIMIT = 50_000

/** Compares a gateway with the documents. */
export async function examine(options: ExamineOptions): Promise<Report> {
  const { baseUrl, writes = false, named = [], pictureHosts: allowed = [] } = options
  const { slowFrom = SLOW_FROM, samples = SAMPLES, timeLimit = TIME_LIMIT } = options
  const start = performance.now()
  const { ask, answers, measure, repeat } = createAsker({
    baseUrl,
    ...(options.fetch && { fetch: options.fetch }),
    deadline: start + timeLimit,
  })
  const skipped: string[] = []
  const facts = await askPublicCalls(ask)
  const openCalls = await openCallGaps(measure)
  if (options.login) {
    const customer = await logIn(ask, options.login)
    if (customer) await askCustomerCalls(ask, customer)
  }
  if (writes) skipped.push(...(await askCartCalls(ask, facts)), ...(await askAccountCalls(ask, facts)))
  await askNamedCalls(ask, facts, named)
  const ourCalls = await examineOurCalls(measure, writes)
  const times = await measureTimes(
    answers.filter(({ name }) => !callNamed(name).needsToken),
    { repeat, slowFrom, samples },
  )
  const counts = countFields(answers)
  const missing = missingTexts(answers)
  const flags = facts.configuration?.featureFlags
  const gaps = [
    ...answerGaps(answers),
    ...unsteadyGaps(times),
    ...openCalls,
    ...fieldGaps(counts, shopKind(facts.configuration)),
    ...textGaps(missing),
    ...linkGaps(answers, flags ?? {}),
    ...pictureGaps(answers, allowed),
    ...moneyGaps(answers, flags?.displayPriceIncludingVat ?? false),
  ]
  return {
    baseUrl,
    shopId: facts.configuration?.id ?? '',
    calls: callNames.map((name) => callReport(name, answers, counts)),
    brokenPages: brokenPages(gaps.filter(({ isOptional }) => !isOptional)),
    gaps: gaps.filter(({ isOptional }) => !isOptional),
    optionalGaps: gaps.filter(({ isOptional }) => isOptional),
    undocumentedFields: undocumentedFields(counts),
    ourCalls,
    missingTexts: Object.fromEntries(missing),
    pictureHosts: pictureHosts(answers, allowed),
    flags: facts.configuration ? flagsOf(facts.configuration, answers) : [],
    times,
    skipped,
    seconds: Math.round((performance.now() - start) / 100) / 10,
  }
}

const flagsOf = (configuration: Configuration, answers: readonly Answered[]) =>
  shownFlags(configuration, answers.find(({ name }) => name === 'GET /api/v1.0/configuration/frontend')?.body)

/** What the fields of a shop are needed for. Everything, as long as its configuration is not known. */
function shopKind(configuration: Configuration | undefined): ShopKind {
  if (!configuration) return { hidesPrices: false, takesPayment: true, recommends: true, needsPaymentMethods: true }
  const { featureFlags, paymentProvider } = configuration
  const formCall = paymentProvider && paymentFormCalls[paymentProvider]
  return {
    hidesPrices: featureFlags.hidePricesAndPayment,
    takesPayment: !asksCpr(configuration) && !featureFlags.hidePricesAndPayment,
    recommends: featureFlags.showRecommendedProducts,
    needsPaymentMethods: formCall === 'GET /api/payments/paymentMethods',
  }
}

function callReport(name: CallName, answers: readonly Answered[], counts: readonly FieldCount[]): CallReport {
  const own = answers.filter((answer) => answer.name === name)
  const documented = counts.filter(({ call, note }) => call === name && !note.isOurs)
  const fields = documented.filter(({ places }) => places > 0)
  return {
    name,
    summary: callNamed(name).summary,
    asked: own.filter(({ problem }) => problem !== TIME_LIMIT_REACHED).length,
    statuses: [...new Set(own.flatMap(({ status }) => status ?? []))],
    problem: own.find(({ problem }) => problem !== undefined)?.problem,
    present: fields.filter(({ filled }) => filled > 0).length,
    absent: fields.filter(({ filled, unreadable }) => filled === 0 && unreadable.length === 0).length,
    unreadable: fields.filter(({ unreadable }) => unreadable.length > 0).length,
    unseen: documented.length - fields.length,
  }
}

const FIELD_PROBLEMS: readonly Gap['problem'][] = ['absent', 'null', 'another kind']

/** True if the shop has nothing of an answer. */
const isLostAnswer = ({ problem, lost }: Gap) => problem === 'not answered' || lost === ''

/** The pages of the documents that miss a call or a field without which they cannot work. */
function brokenPages(gaps: readonly Gap[]): BrokenPage[] {
  const failed = new Set(gaps.filter(isLostAnswer).flatMap(({ calls }) => calls))
  const whole = gaps.filter(({ problem, isWhole }) => isWhole && FIELD_PROBLEMS.includes(problem))
  const missing = whole.flatMap(({ calls, subject, lost = subject }) =>
    calls.flatMap((call) => [`${call} ${subject}`, `${call} ${lost}`]),
  )
  const isMissing = (field: string) =>
    missing.some((one) => one === field || (one.endsWith('[]') && field.startsWith(one)))
  return documentedPages
    .map(({ path, title, calls, fields }) => ({
      path,
      title,
      because: [
        ...calls.filter((call) => failed.has(call)),
        ...fields.filter(isMissing).map((field) => `${field} has no value`),
      ],
    }))
    .filter(({ because }) => because.length > 0)
}
