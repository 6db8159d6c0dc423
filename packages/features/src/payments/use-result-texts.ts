import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'

type ResultText = 'failed' | 'failedHelp' | 'checkingHelp' | 'pendingHelp'

const paid: Record<ResultText, MessageKey> = {
  failed: 'PaymentFailed',
  failedHelp: 'PaymentFailedHelp',
  checkingHelp: 'ResultCheckingHelp',
  pendingHelp: 'ResultPendingHelp',
}

const free: Record<ResultText, MessageKey> = {
  failed: 'OrderNotPlaced',
  failedHelp: 'OrderNotPlacedHelp',
  checkingHelp: 'ResultCheckingHelpFree',
  pendingHelp: 'ResultPendingHelpFree',
}

/** What is said of an outcome: nothing about paying where nobody pays (OP-21). */
export const useResultTexts = () => (takesPayment(useConfiguration()) ? paid : free)
