import type { Subscription } from '@shop/domain/account.ts'
import type { UserProfile } from '@shop/domain/user.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import * as v from 'valibot'
import { tickable } from '@shop/domain/field-errors.ts'
import { FormSummary } from '../forms/form-summary.tsx'
import { useServices } from '../runtime/gateway/services.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useCustomerForm } from '../session/use-customer-form.ts'
import { useSession } from '../session/session-context.ts'

const rules = v.object({ isWanted: tickable })

/** Whether the customer wants the newsletter, as it is and as it is to be (ACC-07, SES-13). */
function useNewsletterChoice({ email }: UserProfile, subscription: Subscription | undefined, onSent: () => void) {
  const { loadGateway } = useServices()
  const subscribe = useSession((state) => state.subscribeToNewsletter)
  const remember = useSession((state) => state.rememberSubscription)
  return useCustomerForm({
    id: 'newsletter-choice',
    rules,
    empty: { isWanted: subscription !== undefined },
    send: async ({ isWanted }) => {
      if (isWanted === (subscription !== undefined)) return
      if (!subscription) return subscribe(email)
      const { newsletter } = await loadGateway()
      await newsletter.unsubscribe(subscription.id)
      remember(null)
    },
    onSent,
  })
}

interface NewsletterChoiceProps {
  customer: UserProfile
  /** What the customer gets now; nothing for nobody who gets nothing. */
  subscription: Subscription | undefined
  onSent: () => void
}

/** One box: the newsletter, or none. */
export function NewsletterChoice({ customer, subscription, onSent }: NewsletterChoiceProps) {
  const t = useTranslate()
  const form = useNewsletterChoice(customer, subscription, onSent)
  return (
    <form {...form.formProps}>
      <Fields>
        <FormSummary form={form} fields={[]} />
        <Checkbox {...form.box('isWanted')} label={t('MarketingSubscribe')} />
        <Button type="submit" busy={form.isSending}>
          {t('Save')}
        </Button>
      </Fields>
    </form>
  )
}
