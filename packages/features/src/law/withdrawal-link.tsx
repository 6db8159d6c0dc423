import { withdrawalAddress } from '@shop/domain/orders/withdrawal-address.ts'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { knownPersonState, type KnownPerson } from '../session/known-person.ts'

interface WithdrawalLinkProps {
  orderNumber: string
  /** Who has ordered, if a visitor without an account is known to have done so in this tab. */
  person?: KnownPerson
}

/** The link to withdraw from the contract about an order, in shops under the law of the European Union. The form is filled in. */
export function WithdrawalLink({ orderNumber, person }: WithdrawalLinkProps) {
  const t = useTranslate()
  if (!useConfiguration().law.isEu) return null
  return (
    <StandaloneLink href={withdrawalAddress(orderNumber)} state={person && knownPersonState(person)}>
      {t('WithdrawalTitle')}
    </StandaloneLink>
  )
}
