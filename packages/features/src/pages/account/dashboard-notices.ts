import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { flag as anyFlag } from '@shop/domain/reading/parse.ts'
import type { AlertTone } from '@shop/ui/feedback/alert.tsx'
import * as v from 'valibot'

/** The flags that other pages hand to the dashboard, with the notice of each. */
const NOTICES = {
  showWelcomeMessage: 'WelcomeNewCustomer',
  editContactInformation: 'DetailsSaved',
  editMarketingMaterials: 'MarketingSaved',
  newsletterToConfirm: 'NewsletterToConfirm',
  editCustomerPreference: 'PreferencesSaved',
} as const satisfies Record<string, MessageKey>

export const DASHBOARD_FLAGS = Object.keys(NOTICES)
export type DashboardFlag = keyof typeof NOTICES

const flag = v.fallback(anyFlag, false)
const handedOver = v.fallback(v.record(v.string(), v.unknown()), {})

const withEmail = v.fallback(v.object({ emailToConfirm: v.fallback(v.string(), '') }), { emailToConfirm: '' })

/** Returns the new e-mail that still has to be confirmed. Empty for none. */
export const emailToConfirm = (state: unknown): string => v.parse(withEmail, state).emailToConfirm

interface DashboardNotice {
  text: MessageKey
  tone: AlertTone
}

const toneOf = (name: string): AlertTone => (name === 'newsletterToConfirm' ? 'info' : 'success')

/** Returns the notices for the flags in the history state or the query. */
export function dashboardNotices(state: unknown, search: string): DashboardNotice[] {
  const handed = v.parse(handedOver, state)
  const query = new URLSearchParams(search)
  const isFlagged = (name: string) => v.parse(flag, handed[name]) || v.parse(flag, query.get(name))
  return Object.entries(NOTICES).flatMap(([name, text]) => (isFlagged(name) ? [{ text, tone: toneOf(name) }] : []))
}
