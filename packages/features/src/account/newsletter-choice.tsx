import type { Gateway } from '@shop/api-client'
import { isNotFound } from '@shop/api-client/failure.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import * as v from 'valibot'
import { tickable } from '@shop/domain/fields/field-errors.ts'
import { FormSummary } from '../forms/form-summary.tsx'
import { useShop } from '../runtime/state/shop-context.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useCustomerForm } from '../session/profile/use-customer-form.ts'
import { rememberSubscription, subscribe } from '../session/profile/profile-actions.ts'
import { updateContact } from '../session/profile/update-contact.ts'
import type { NewsletterState } from './newsletter-state.ts'

const rules = v.object({ isWanted: tickable })

interface NewsletterChoiceProps {
  customer: UserProfile
  state: NewsletterState
  /** `counts` is false while an unproven address has to be confirmed by mail. */
  onSaved: (counts: boolean) => void
}

/**
 * The form state of the newsletter's box, which subscribes and unsubscribes. Each choice is sent to subscription and
 * profile, also if nothing seems to change: what the page knows may be outdated.
 */
function useNewsletterChoice({ customer: { email }, state, onSaved }: NewsletterChoiceProps) {
  const shop = useShop()
  const save = async (isWanted: boolean): Promise<boolean> => {
    const { newsletter } = await shop.loadGateway()
    if (isWanted) await subscribe(shop, email)
    else await endSubscription(newsletter, shop.visit.getState().user?.subscriptions.Newsletter)
    await updateContact(
      shop,
      { receiveMarketingMaterials: isWanted },
      ({ receiveMarketingMaterials }) => receiveMarketingMaterials === isWanted,
    )
    if (!isWanted) rememberSubscription(shop, null)
    return !isWanted || (await newsletter.lookup()) !== undefined
  }
  return useCustomerForm({
    id: 'newsletter-choice',
    rules,
    empty: { isWanted: state !== 'off' },
    send: async ({ isWanted }) => onSaved(await save(isWanted)),
  })
}

/** Ends the customer's subscription. A pending one is known only to the shop that asked for it. */
async function endSubscription(newsletter: Gateway['newsletter'], asked: string | null | undefined) {
  const id = (await newsletter.lookup())?.id ?? asked
  if (id) await newsletter.unsubscribe(id).catch(unlessMissing)
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
