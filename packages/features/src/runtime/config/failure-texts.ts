import type { MessageKey } from '@shop/domain/messages.ts'

/** What is said when something fails before or without the gateway's texts; English on purpose (ERR-01). */
export const failureTexts = {
  SomethingWentWrong: 'Sorry, something went wrong',
  TryAgain: 'Please try again',
  ContactCustomerServiceIfItContinues: 'If you continue experiencing issues, please contact Customer Service',
} as const satisfies Partial<Record<MessageKey, string>>

/** What the way to a person is called then (SHELL-24). */
export const CUSTOMER_SERVICE = 'Customer Service'
