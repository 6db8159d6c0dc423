import type { Transaction } from '@shop/domain/transaction.ts'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** What a payment or its attempt is called when somebody asks about it: the provider's number, else ours (RES-03, RES-09). */
export function PaymentNumber({ transaction, transactionId }: { transaction?: Transaction; transactionId: string }) {
  const t = useTranslate()
  const paymentId = transaction?.paymentId
  return (
    <p>
      {t(paymentId ? 'PaymentNumber' : 'TransactionNumber')}: <b>{paymentId || transactionId}</b>
    </p>
  )
}

/** People to turn to, with a written way beside every other. */
export function ContactCustomerService() {
  const t = useTranslate()
  return (
    <Stack data-gap="tight">
      <p>{t('TalkToUsText')}</p>
      <StandaloneLink href={paths.customerService} after="forward">
        {t('CustomerService')}
      </StandaloneLink>
    </Stack>
  )
}
