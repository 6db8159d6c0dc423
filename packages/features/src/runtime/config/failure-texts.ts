import type { MessageKey } from '@shop/domain/messages/messages.ts'

/** What is said when something fails before or without the gateway's texts; English on purpose (ERR-01). */
export const failureTexts = {
  SomethingWentWrong: 'Sorry, something went wrong',
  TryAgain: 'Please try again',
  ContactCustomerServiceIfItContinues: 'If you continue experiencing issues, please contact Customer Service',
} as const satisfies Partial<Record<MessageKey, string>>

/** Returns what stands in for a missing text: something for all that says what has failed, nothing for any other. */
export const builtInText = (key: MessageKey): string =>
  key in failureTexts
    ? failureTexts[key as keyof typeof failureTexts]
    : key.endsWith('Failed')
      ? failureTexts.SomethingWentWrong
      : ''

/** What the way to a person is called then (SHELL-24). */
export const CUSTOMER_SERVICE = 'Customer Service'
