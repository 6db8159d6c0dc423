import { preferencesRules } from '@shop/domain/account/account-rules.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { BatteryTab } from '@shop/ui/commerce/battery-tab.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { RadioCards } from '@shop/ui/forms/radio-cards.tsx'
import { FormSummary, summaryFields } from '../forms/form-summary.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useCustomerForm } from '../session/profile/use-customer-form.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { changeProfile } from '../session/profile/profile-actions.ts'
import { useBatteryChoices } from '../hearing-aid/use-battery-choices.ts'

/** The form state of the preferred battery size. Saving keeps the customer's other preferences. */
export function usePreferencesForm({ customerPreference }: UserProfile, onSent: () => void) {
  const shop = useShop()
  return useCustomerForm({
    id: 'preferences',
    rules: preferencesRules,
    empty: { batterySize: customerPreference['batterySize'] ?? '' },
    send: (chosen) =>
      changeProfile(
        shop,
        (account) => account.update({ customerPreference: { ...customerPreference, ...chosen } }),
        (profile) => profile.customerPreference['batterySize'] === chosen.batterySize,
      ),
    onSent,
  })
}

export function PreferencesForm({ form }: { form: ReturnType<typeof usePreferencesForm> }) {
  const t = useTranslate()
  const choices = useBatteryChoices().map((choice) => ({
    ...choice,
    aside: <BatteryTab size={choice.value} scale="small" />,
  }))
  const { id, error, name, value } = form.field('batterySize')
  return (
    <form {...form.formProps}>
      <Fields>
        <FormSummary form={form} fields={summaryFields(form.id, { batterySize: t('BatterySize') })} />
        <RadioCards
          legend={t('BatterySizeChoose')}
          hint={t('BatteryFinderText')}
          {...{ id, name, error, value, choices }}
          onChange={(size) => form.edit('batterySize', size)}
        />
        <Button type="submit" busy={form.isSending}>
          {t('Save')}
        </Button>
      </Fields>
    </form>
  )
}
