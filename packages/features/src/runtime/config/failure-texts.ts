import type { MessageKey } from '@shop/domain/messages/messages.ts'

/**
 * The texts of failures before or without the gateway's texts. In English alone: a gateway that sends texts sends these, too, and
 * in three languages they would cost every first visit 0.3 KB.
 */
export const failureTexts = {
  SomethingWentWrong: 'Sorry, something went wrong',
  TryAgain: 'Please try again',
  ContactCustomerServiceIfItContinues: 'If you continue experiencing issues, please contact Customer Service',
} as const satisfies Partial<Record<MessageKey, string>>

/** Returns the built-in text for a missing one: texts of failures have one, all others are empty. */
export const builtInText = (key: MessageKey): string =>
  key in failureTexts
    ? failureTexts[key as keyof typeof failureTexts]
    : key.endsWith('Failed')
      ? failureTexts.SomethingWentWrong
      : ''

/** The name of the link to customer service without the gateway's texts. */
export const CUSTOMER_SERVICE = 'Customer Service'
