import { isNotFound } from '@shop/api-client/failure.ts'
import type { Subscription } from '@shop/domain/account/account.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import * as v from 'valibot'
import { tickable } from '@shop/domain/fields/field-errors.ts'
import { FormSummary } from '../forms/form-summary.tsx'
import { useServices } from '../runtime/gateway/services.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useCustomerForm } from '../session/use-customer-form.ts'
import { useSession } from '../session/session-context.ts'
import type { NewsletterState } from './newsletter-state.ts'

const rules = v.object({ isWanted: tickable })

interface NewsletterChoiceProps {
  customer: UserProfile
  state: NewsletterState
  /** The customer's subscription. Undefined without one. */
  subscription: Subscription | undefined
  /** `counts` is false while an unproven address has to be confirmed by mail. */
  onSaved: (counts: boolean) => void
}

/** The form state of the newsletter's box, which subscribes and unsubscribes. */
function useNewsletterChoice({ customer: { email }, state, subscription, onSaved }: NewsletterChoiceProps) {
  const { loadGateway } = useServices()
  const subscribe = useSession((session) => session.subscribeToNewsletter)
  const remember = useSession((session) => session.rememberSubscription)
  const asked = useSession(({ user }) => user?.subscriptions.Newsletter)
  const save = async (isWanted: boolean): Promise<boolean> => {
    const { newsletter } = await loadGateway()
    if (isWanted && state === 'off') {
      await subscribe(email)
      return (await newsletter.lookup()) !== undefined
    }
    if (isWanted) return state === 'on'
    if (subscription) await newsletter.unsubscribe(subscription.id)
    // Gateways may not know an unconfirmed subscription.
    else if (asked) await newsletter.unsubscribe(asked).catch(unlessMissing)
    remember(null)
    return true
  }
  return useCustomerForm({
    id: 'newsletter-choice',
    rules,
    empty: { isWanted: state !== 'off' },
    send: async ({ isWanted }) => onSaved(await save(isWanted)),
  })
}

const unlessMissing = (failure: unknown) => {
  if (!isNotFound(failure)) throw failure
}

/** The form with one box, for the newsletter. */
export function NewsletterChoice(props: NewsletterChoiceProps) {
  const t = useTranslate()
  const form = useNewsletterChoice(props)
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
