import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { styled } from 'styled-components'
import { paths } from '../../runtime/navigation/paths.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { shortNumber } from './short-number.ts'

/**
 * The number of a payment or attempt: the provider's, otherwise the shop's. A long one is shortened so that it can be read
 * aloud.
 */
export function PaymentNumber({ transaction, transactionId }: { transaction?: Transaction; transactionId: string }) {
  const t = useTranslate()
  const paymentId = transaction?.paymentId
  const number = paymentId || transactionId
  const short = shortNumber(number)
  return (
    <div>
      <p>
        <span>{t(paymentId ? 'PaymentNumber' : 'TransactionNumber')}</span>: <b>{short}</b>
      </p>
      {short !== number && (
        <details>
          <summary>{t('FullNumber')}</summary>
          <Unbroken>{number}</Unbroken>
        </details>
      )}
    </div>
  )
}

const Unbroken = styled.p`
  overflow-wrap: anywhere;
`

/** Links to customer service: by telephone if there is a number, and always in writing. */
export function ContactCustomerService() {
  const t = useTranslate()
  return (
    <Stack gap="tight">
      <p>{t('TalkToUsText')}</p>
      <StandaloneLink href={paths.customerService} after="forward">
        {t('CustomerService')}
      </StandaloneLink>
    </Stack>
  )
}
