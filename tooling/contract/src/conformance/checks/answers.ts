import { callNamed, type CallName } from '../../documents/calls.ts'
import { gapEffects } from '../../documents/gaps.ts'
import type { Answered, Ask } from '../asking/ask.ts'
import type { Gap } from '../gap.ts'

/** One gap for each call that was not answered, or answered with something that the shop cannot use. */
export function answerGaps(answers: readonly Answered[]): Gap[] {
  const failed = answers.filter(({ problem }) => problem !== undefined)
  return [...new Set(failed.map(({ name }) => name))].map((name): Gap => {
    const [first] = failed.filter((one) => one.name === name)
    const { failed: does } = callNamed(name)
    return {
      problem: 'not answered',
      subject: name,
      calls: [name],
      found: `${first?.address ?? name}: ${first?.problem ?? ''}.`,
      does,
      isOptional: false,
    }
  })
}

const NEED_A_TOKEN: readonly CallName[] = ['GET /api/v1.0/user-subscriptions', 'GET /api/v1.0/orders/history']

/** Asks for a customer's data without a token. The gateway must refuse it. */
export async function openCallGaps(measure: Ask): Promise<Gap[]> {
  const asked = await Promise.all(NEED_A_TOKEN.map((name) => measure(name, { named: {} })))
  return asked
    .filter(({ status = 500 }) => status < 400)
    .map(({ name, status }) => ({
      problem: 'open without a token',
      subject: name,
      calls: [name],
      found: `Without a token it answers with status ${status}.`,
      does: gapEffects.withoutToken,
      isOptional: false,
    }))
}
