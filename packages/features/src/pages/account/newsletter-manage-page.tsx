import type { Subscription } from '@shop/domain/account/account.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { NewsletterChoice } from '../../account/newsletter-choice.tsx'
import { useNewsletterState } from '../../account/newsletter-state.ts'
import { NewsletterStateText } from '../../account/newsletter-state-text.tsx'
import { SendAgain } from '../../account/send-newsletter-again.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useLoaderData, type LoaderFunctionArgs } from '../../runtime/navigation/router.ts'
import type { Shop } from '../../shop.ts'
import type { Page } from '../page.ts'
import { AccountLayout } from './account-layout.tsx'
import { forCustomer } from './for-customer.tsx'
import { useBackToDashboard } from './use-back-to-dashboard.ts'

/** Asks what the customer is subscribed to; in an object, because a loader must give something. */
const loader =
  (shop: Shop) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { newsletter } = await shop.loadGateway()
    return { subscription: await newsletter.lookup(request.signal) }
  }

/** Where a customer asks for the newsletter or leaves it (ROUTE-12, ACC-07). */
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
        // What is sent again may have been confirmed meanwhile.
        key={state}
        customer={customer}
        state={state}
        subscription={subscription}
        onSaved={(counts) => (counts ? reportSaved() : reportToConfirm())}
      />
    </AccountLayout>
  )
}

export const page = { Component: forCustomer(NewsletterManagePage), loader } satisfies Page
