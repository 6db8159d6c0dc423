import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { useConfiguration } from '../../runtime/config/shop-config.tsx'
import type { Outcome } from './outcome.ts'

/** The result page, and the page to which a failed payment leads. */
export type ResultPage = 'result' | 'failure'

interface Words {
  title: MessageKey
  help: MessageKey
}

export const CHECKING: Words = { title: 'ResultChecking', help: 'ResultCheckingHelp' }

const ended = (help: MessageKey): Words => ({ title: 'PaymentFailed', help })

/** What a result page says. No sentence says more than was read. A placed order has words of its own. */
const WORDS: Readonly<Record<Outcome, Words>> = {
  placed: { title: 'ThankYou', help: 'OrderReceived' },
  paid: { title: 'ResultPaid', help: 'ResultPaidHelp' },
  refused: ended('PaymentFailedHelp'),
  cancelled: ended('PaymentFailedHelp'),
  failed: ended('PaymentError'),
  disputed: ended('PaymentFailedOrderHelp'),
  open: { title: 'ResultPending', help: 'ResultPendingHelp' },
  unknown: { title: 'ResultUnknown', help: 'ResultUnknownHelp' },
  missing: { title: 'ResultMissing', help: 'ResultMissingHelp' },
}

/** The customer may have left the provider's page, which leads here too. */
const ON_FAILURE_PAGE: Partial<typeof WORDS> = {
  open: { title: 'PaymentNotConfirmed', help: 'PaymentNotConfirmedHelp' },
}

/** The words of shops without payments. */
const FREE: Readonly<Partial<Record<MessageKey, MessageKey>>> = {
  PaymentFailed: 'OrderNotPlaced',
  PaymentFailedHelp: 'OrderNotPlacedHelp',
  PaymentError: 'OrderNotPlacedHelp',
  PaymentFailedOrderHelp: 'OrderNotPlacedHelp',
  PaymentNotConfirmed: 'OrderNotConfirmed',
  PaymentNotConfirmedHelp: 'ResultPendingHelpFree',
  ResultCheckingHelp: 'ResultCheckingHelpFree',
  ResultPaid: 'ResultPending',
  ResultPaidHelp: 'ResultPendingHelpFree',
  ResultPendingHelp: 'ResultPendingHelpFree',
  ResultUnknown: 'ResultUnknownFree',
  ResultUnknownHelp: 'ResultUnknownHelpFree',
  ResultMissing: 'ResultMissingFree',
}

/** Returns the words of an outcome, without payment in shops that take none. */
export function wordsOf(outcome: Outcome | 'checking', page: ResultPage, isFree: boolean): Words {
  const own = page === 'failure' && outcome !== 'checking' ? ON_FAILURE_PAGE[outcome] : undefined
  const { title, help } = own ?? (outcome === 'checking' ? CHECKING : WORDS[outcome])
  return isFree ? { title: FREE[title] ?? title, help: FREE[help] ?? help } : { title, help }
}

export function useOutcomeWords(outcome: Outcome | 'checking', page: ResultPage) {
  const isFree = !takesPayment(useConfiguration())
  return wordsOf(outcome, page, isFree)
}
