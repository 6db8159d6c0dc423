import type { Subscription } from '@shop/domain/account/account.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { NewsletterChoice } from '../../../account/newsletter-choice.tsx'
import { useNewsletterState } from '../../../account/newsletter-state.ts'
import { NewsletterStateText } from '../../../account/newsletter-state-text.tsx'
import { SendAgain } from '../../../account/send-newsletter-again.tsx'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { useLoaderData, type LoaderFunctionArgs } from '../../../runtime/navigation/router.ts'
import type { Shop } from '../../../runtime/state/shop-context.ts'
import type { Page } from '../../page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { forCustomer } from '../for-customer.tsx'
import { useBackToDashboard } from '../use-back-to-dashboard.ts'

/** Loads the customer's subscription, in an object, because a loader must not return undefined. */
const loader =
  (shop: Shop) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { newsletter } = await shop.loadGateway()
    return { subscription: await newsletter.lookup(request.signal) }
  }

/** The page for the newsletter subscription. */
function NewsletterManagePage({ customer }: { customer: UserProfile }) {
  const t = useTranslate()
  const { subscription } = useLoaderData<{ subscription: Subscription | undefined }>()
  const state = useNewsletterState(subscription)
  const reportSaved = useBackToDashboard('editMarketingMaterials')
  const reportToConfirm = useBackToDashboard('newsletterToConfirm')
  return (
    <AccountLayout title={t('MarketingTitle')}>
      <NewsletterStateText subscription={subscription} />
      {state === 'waiting' && <SendAgain email={customer.email} />}
      <NewsletterChoice
        // The address may be confirmed before the mail is sent again.
        key={state}
        customer={customer}
        state={state}
        onSaved={(counts) => (counts ? reportSaved() : reportToConfirm())}
      />
    </AccountLayout>
  )
}

export const page = { Component: forCustomer(NewsletterManagePage), loader } satisfies Page
