import type { Gateway } from '@shop/api-client'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { NewsletterStateText } from '../../account/newsletter-state-text.tsx'
import { useBatteryChoices } from '../../account/use-battery-choices.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useRequest } from '../../runtime/gateway/use-request.ts'

/** Who the customer is to the shop. */
export const ContactText = ({ firstName, middleName, lastName, email }: UserProfile) => (
  <>
    <p>{[firstName, middleName, lastName].filter(Boolean).join(' ')}</p>
    <p>{email}</p>
  </>
)

/** Where parcels go, or what else is written first in the address book. */
export function AddressText({ addressBook }: UserProfile) {
  const t = useTranslate()
  const address = addressBook.find(({ isDefaultShippingAddress }) => isDefaultShippingAddress) ?? addressBook[0]
  if (!address) return <p>{t('AddressBookEmpty')}</p>
  return (
    <>
      <p>{[address.streetAddress1, address.streetAddress2].filter(Boolean).join(', ')}</p>
      <p>
        {address.postalCode} {address.city}
      </p>
    </>
  )
}

const lookUpSubscription = async ({ newsletter }: Gateway, signal: AbortSignal) => ({
  subscription: await newsletter.lookup(signal),
})

/** Whether the newsletter comes; nothing until that is known. */
export function NewsletterText() {
  const { answer } = useRequest(lookUpSubscription)
  return answer && <NewsletterStateText {...answer} />
}

const useChosenBattery = ({ customerPreference }: UserProfile) =>
  useBatteryChoices().find(({ value }) => value === customerPreference['batterySize'])

/** Whether the customer has chosen one of the sizes there are. */
export const useHasBatterySize = (customer: UserProfile) => useChosenBattery(customer) !== undefined

/** The battery size that is kept, and how to know it. */
export function BatteryText(customer: UserProfile) {
  const chosen = useChosenBattery(customer)
  return (
    chosen && (
      <p>
        {chosen.label}, {chosen.text}
      </p>
    )
  )
}
