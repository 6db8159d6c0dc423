import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { flag as anyFlag } from '@shop/domain/reading/parse.ts'
import type { AlertTone } from '@shop/ui/feedback/alert.tsx'
import * as v from 'valibot'

/** What the dashboard is told of, each by a flag that the page before hands over (ACC-02, AUTH-20). */
const NOTICES = {
  showWelcomeMessage: 'WelcomeNewCustomer',
  editContactInformation: 'DetailsSaved',
  editMarketingMaterials: 'MarketingSaved',
  newsletterToConfirm: 'NewsletterToConfirm',
  editCustomerPreference: 'PreferencesSaved',
} as const satisfies Record<string, MessageKey>

export type DashboardFlag = keyof typeof NOTICES

const flag = v.fallback(anyFlag, false)
const handedOver = v.fallback(v.record(v.string(), v.unknown()), {})

const withEmail = v.fallback(v.object({ emailToConfirm: v.fallback(v.string(), '') }), { emailToConfirm: '' })

/** The new e-mail that was handed over because it waits for its confirmation; empty when none does. */
export const emailToConfirm = (state: unknown): string => v.parse(withEmail, state).emailToConfirm

/** A notice of the dashboard: what is done, or what the customer still has to do. */
interface DashboardNotice {
  text: MessageKey
  tone: AlertTone
}

const toneOf = (name: string): AlertTone => (name === 'newsletterToConfirm' ? 'info' : 'success')

/** The notices for what was handed over, as state of the history or as flags of the address (OP-28). */
export function dashboardNotices(state: unknown, search: string): DashboardNotice[] {
  const handed = v.parse(handedOver, state)
  const query = new URLSearchParams(search)
  const isFlagged = (name: string) => v.parse(flag, handed[name]) || v.parse(flag, query.get(name))
  return Object.entries(NOTICES).flatMap(([name, text]) => (isFlagged(name) ? [{ text, tone: toneOf(name) }] : []))
}
