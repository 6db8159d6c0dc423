import type { UserProfile } from '@shop/domain/user.ts'
import type { IconName } from '@shop/ui/elements/icon.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { LinkCards, type LinkCard } from '@shop/ui/navigation/link-cards.tsx'
import { useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'

/** What the account holds, each with how it stands and the way to change it (ACC-01). */
export function DashboardCards({ customer }: { customer: UserProfile }) {
  const t = useTranslate()
  const hasPreferences = useFlag('showCustomerPreferences')
  const cards: LinkCard[] = [
    {
      ...card('contact', 'user', t('ContactDetails'), paths.editContact, t('EditContactDetails')),
      text: <ContactText {...customer} />,
    },
    card('addresses', 'pin', t('AddressBook'), paths.addressBook, t('SeeAddressBook')),
    card('orders', 'box', t('MyOrders'), paths.orderHistory, t('SeeMyOrders')),
    card('newsletter', 'mail', t('MarketingTitle'), paths.manageNewsletter, t('ChangeNewsletter')),
    ...(hasPreferences
      ? [card('preferences', 'battery', t('PreferencesTitle'), paths.preferences, t('ChooseBatterySize'))]
      : []),
  ]
  return <LinkCards cards={cards} />
}

const card = (key: string, icon: IconName, title: string, href: string, action: string): LinkCard => ({
  key,
  icon,
  title,
  link: <Link href={href}>{action}</Link>,
})

const ContactText = ({ firstName, middleName, lastName, email }: UserProfile) => (
  <>
    <p>{[firstName, middleName, lastName].filter(Boolean).join(' ')}</p>
    <p>{email}</p>
  </>
)
