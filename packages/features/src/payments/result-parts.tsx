import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { styled } from 'styled-components'
import { paths } from '../runtime/navigation/paths.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { shortNumber } from './short-number.ts'

/** What a payment or its attempt is called: the provider's number, else ours (RES-03, RES-09). A long one is cut to what can be read out. */
export function PaymentNumber({ transaction, transactionId }: { transaction?: Transaction; transactionId: string }) {
  const t = useTranslate()
  const paymentId = transaction?.paymentId
  const number = paymentId || transactionId
  const short = shortNumber(number)
  return (
    <div>
      <p>
        {t(paymentId ? 'PaymentNumber' : 'TransactionNumber')}: <b>{short}</b>
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
