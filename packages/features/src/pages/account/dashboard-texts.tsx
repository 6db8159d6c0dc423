import { readableEmail } from '@shop/domain/fields/readable-email.ts'
import type { Gateway } from '@shop/api-client'
import { toCheckoutAddress } from '@shop/domain/address/address-conversion.ts'
import { linesOfAddress, streetLines } from '@shop/domain/address/address-lines.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { NewsletterStateText } from '../../account/newsletter-state-text.tsx'
import { useBatteryChoices } from '../../hearing-aid/use-battery-choices.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useCustomerRequest } from '../../session/profile/use-customer-request.ts'

/** The customer's name and e-mail. */
export const ContactText = ({ firstName, middleName, lastName, email }: UserProfile) => (
  <>
    <p>{[firstName, middleName, lastName].filter(Boolean).join(' ')}</p>
    <p>{readableEmail(email)}</p>
  </>
)

/** The default delivery address, or else the first address. */
export function AddressText({ addressBook }: UserProfile) {
  const t = useTranslate()
  const address = addressBook.find(({ isDefaultShippingAddress }) => isDefaultShippingAddress) ?? addressBook[0]
  if (!address) return <p>{t('AddressBookEmpty')}</p>
  const written = toCheckoutAddress(address, '')
  return (
    <>
      <p>{streetLines(written).filter(Boolean).join(', ')}</p>
      <p>{linesOfAddress([], written).join(', ')}</p>
    </>
  )
}

const lookUpSubscription = async ({ newsletter }: Gateway, signal: AbortSignal) => ({
  subscription: await newsletter.lookup(signal),
})

/** Says whether the customer gets the newsletter. Empty until that is known. */
export function NewsletterText() {
  const { answer } = useCustomerRequest(lookUpSubscription)
  return answer && <NewsletterStateText {...answer} />
}

const useChosenBattery = ({ customerPreference }: UserProfile) =>
  useBatteryChoices().find(({ value }) => value === customerPreference['batterySize'])

/** Returns whether the customer has chosen a battery size. */
export const useHasBatterySize = (customer: UserProfile) => useChosenBattery(customer) !== undefined

/** The preferred battery size with its colour, or that none is chosen. */
export function BatteryText(customer: UserProfile) {
  const chosen = useChosenBattery(customer)
  return chosen && <p>{`${chosen.label}, ${chosen.text}`}</p>
}
