import { servers } from './servers.ts'

interface Mail {
  to: string[]
  subject: string
  text: string
}
type Step = 'late' | 'never' | 'duplicate' | 'script-blocked'

const control = (path: string) => `${servers.sandboxFromNode}/__sandbox/${path}`
const json = { 'content-type': 'application/json', accept: 'application/json' }

/** Returns the mails to an address. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(control(`mails?to=${encodeURIComponent(email)}`), { headers: json })
  return (await answer.json()) as Mail[]
}

/** Sets the behaviour of Nets towards one buyer. */
export const setScenario = (email: string, ...steps: Step[]) => setScenarioOf('nets', email, ...steps)

/** Sets the behaviour of a payment provider towards one buyer. */
export async function setScenarioOf(provider: 'adyen' | 'nets', email: string, ...steps: Step[]) {
  const body = JSON.stringify({ provider, match: { email }, steps })
  const answer = await fetch(control('scenarios'), { method: 'POST', headers: json, body })
  if (!answer.ok) throw new Error(`The sandbox refuses the scenario: ${answer.status}`)
}
