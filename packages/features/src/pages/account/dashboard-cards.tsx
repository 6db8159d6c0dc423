import type { UserProfile } from '@shop/domain/account/user.ts'
import type { IconName } from '@shop/ui/elements/icon.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { LinkCards, type LinkCard } from '@shop/ui/navigation/link-cards.tsx'
import { useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { AddressText, BatteryText, ContactText, NewsletterText, useHasBatterySize } from './dashboard-texts.tsx'

/** Cards for the parts of the account other than orders, each with its state and a link to change it. */
export function DashboardCards({ customer }: { customer: UserProfile }) {
  const t = useTranslate()
  const hasPreferences = useFlag('showCustomerPreferences')
  const batteryAction = useHasBatterySize(customer) ? 'ChooseBatterySize' : 'ChooseFirstBatterySize'
  const contact = card('user', t('ContactDetails'), paths.editContact, t('EditContactDetails'))
  const addresses = card('pin', t('AddressBook'), paths.addressBook, t('SeeAddressBook'))
  const newsletter = card('mail', t('MarketingTitle'), paths.manageNewsletter, t('ChangeNewsletter'))
  const preferences = card('battery', t('PreferencesTitle'), paths.preferences, t(batteryAction))
  const cards = [
    { ...contact, text: <ContactText {...customer} /> },
    { ...addresses, text: <AddressText {...customer} /> },
    { ...newsletter, text: <NewsletterText /> },
    ...(hasPreferences ? [{ ...preferences, text: <BatteryText {...customer} /> }] : []),
  ]
  return <LinkCards cards={cards} />
}

const card = (icon: IconName, title: string, href: string, action: string): LinkCard => ({
  key: icon,
  icon,
  title,
  link: <Link href={href}>{action}</Link>,
})
