import { readableEmail } from '@shop/domain/fields/readable-email.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import type { IconName } from '@shop/ui/elements/icon.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { LinkCards, type LinkCard } from '@shop/ui/navigation/link-cards.tsx'
import { LatestOrderPanel } from '../../account/orders/latest-order-panel.tsx'
import { useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useLocation } from '../../runtime/navigation/router.ts'
import { useShownOnce } from '../../runtime/navigation/use-shown-once.ts'
import type { Page } from '../page.ts'
import { AccountLayout } from './account-layout.tsx'
import { DASHBOARD_FLAGS, dashboardNotices, emailToConfirm } from './dashboard-notices.ts'
import { forCustomer } from './for-customer.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { AddressText, BatteryText, ContactText, NewsletterText, useHasBatterySize } from './dashboard-texts.tsx'

/** The customer's overview: notices, the latest order, and the parts of the account. */
function DashboardPage({ customer }: { customer: UserProfile }) {
  const t = useTranslate()
  const { state, search } = useLocation()
  useShownOnce(DASHBOARD_FLAGS)
  const waiting = emailToConfirm(state)
  const name = customer.firstName || customer.email
  return (
    <AccountLayout title={t('Dashboard')} heading={t('GreetingNamed', { name })}>
      {dashboardNotices(state, search).map(({ text, tone }) => (
        <Alert key={text} tone={tone} title={t(text)} live />
      ))}
      {waiting && (
        <Alert tone="info" title={t('EmailToConfirmTitle')} live>
          {t('EmailToConfirm', { email: readableEmail(waiting), current: readableEmail(customer.email) })}
        </Alert>
      )}
      <Stack gap="wide">
        <LatestOrderPanel />
        <DashboardCards customer={customer} />
      </Stack>
    </AccountLayout>
  )
}

/** Cards for the parts of the account other than orders, each with its state and a link to change it. */
function DashboardCards({ customer }: { customer: UserProfile }) {
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

export const page = { Component: forCustomer(DashboardPage) } satisfies Page
