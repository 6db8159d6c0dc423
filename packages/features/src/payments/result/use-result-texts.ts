import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { useConfiguration } from '../../runtime/config/shop-config.tsx'

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

/** Returns the texts of an outcome, without payment wording in free shops. */
export const useResultTexts = () => (takesPayment(useConfiguration()) ? paid : free)
