import * as v from 'valibot'

/** The steps of a scenario without a parameter. */
export const STEPS = [
  'late',
  'never',
  'duplicate',
  'out-of-order',
  'wrong-amount',
  'wrong-authorization',
  'script-blocked',
  'refused',
] as const

/** A step of a scenario. `delay:65000` is in milliseconds, `status:500` an HTTP status. */
export const stepSchema = v.union([
  v.picklist(STEPS),
  v.pipe(v.string(), v.regex(/^delay:\d{1,6}$/)),
  v.pipe(v.string(), v.regex(/^status:[45]\d\d$/)),
])
export type Step = v.InferOutput<typeof stepSchema>

/** The body of POST /__sandbox/scenarios. An empty match means every payment. Amounts are minor units. */
export const scenarioSchema = (providers: readonly string[]) =>
  v.object({
    provider: v.picklist(providers),
    match: v.optional(
      v.object({ reference: v.optional(v.string()), email: v.optional(v.string()), amount: v.optional(v.number()) }),
      {},
    ),
    steps: v.pipe(v.array(stepSchema), v.minLength(1), v.maxLength(STEPS.length)),
  })
export type Scenario = v.InferOutput<ReturnType<typeof scenarioSchema>>

/** The payment or order that scenarios are matched with. */
export interface Subject {
  reference?: string | undefined
  email?: string | undefined
  amount?: number | undefined
}

const fits = (match: Subject, subject: Subject) =>
  (match.reference === undefined || match.reference === subject.reference) &&
  (match.email === undefined || match.email === subject.email) &&
  (match.amount === undefined || match.amount === subject.amount)

const KEPT_SCENARIOS = 500

/** Creates the store of scenarios, until the next reset. */
export function createScenarios() {
  const scenarios: Scenario[] = []
  return {
    add(scenario: Scenario) {
      scenarios.push(scenario)
      if (scenarios.length > KEPT_SCENARIOS) scenarios.shift()
    },
    clear: () => void scenarios.splice(0),
    /** True if a scenario blocks the provider's script. */
    blocksScript: (provider: Scenario['provider']) =>
      scenarios.some((one) => one.provider === provider && one.steps.includes('script-blocked')),
    stepsFor: (provider: Scenario['provider'], subject: Subject): Step[] =>
      scenarios.filter((one) => one.provider === provider && fits(one.match, subject)).flatMap((one) => one.steps),
  }
}
export type Scenarios = ReturnType<typeof createScenarios>

/** Returns the number of a step such as `delay:65000`, or undefined. */
export function numberOf(steps: readonly Step[], name: 'delay' | 'status'): number | undefined {
  const step = steps.find((one) => one.startsWith(`${name}:`))
  return step === undefined ? undefined : Number(step.slice(name.length + 1))
}
