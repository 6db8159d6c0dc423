import { ORDER_NUMBER_MAX_LENGTH } from '@shop/domain/orders/withdrawal.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { FormSummary, summaryFields } from '../../forms/form-summary.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import type { FindOrderState } from './use-find-order.ts'

/** The first step: the number of the order, and the email address that it was confirmed to. */
export function AskForCodeForm({ form }: { form: FindOrderState['ask'] }) {
  const t = useTranslate()
  const labels = { orderNumber: t('OrderNumber'), email: t('Email') }
  return (
    <form {...form.formProps}>
      <Fields>
        <FormSummary form={form} fields={summaryFields(form.id, labels)} />
        <TextField
          {...form.field('orderNumber')}
          label={labels.orderNumber}
          hint={t('WithdrawalOrderNumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={ORDER_NUMBER_MAX_LENGTH}
        />
        <EmailField {...form.field('email')} autoComplete="email" />
        <div>
          <Button type="submit" size="large" busy={form.isSending}>
            {t('FindOrderSend')}
          </Button>
        </div>
      </Fields>
    </form>
  )
}

/** Longer than a code, for spaces that a mail program copies along. */
const CODE_FIELD_LENGTH = 20

/** The second step: the code of the mail. Phones offer it above the keyboard. */
export function CodeForm({ form, onAskAgain }: { form: FindOrderState['code']; onAskAgain: () => void }) {
  const t = useTranslate()
  const label = t('CodeLabel')
  return (
    <form {...form.formProps}>
      <Fields>
        <FormSummary form={form} fields={summaryFields(form.id, { code: label })} />
        <TextField
          {...form.field('code')}
          label={label}
          hint={t('CodeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={CODE_FIELD_LENGTH}
        />
        <div>
          <Button type="submit" size="large" busy={form.isSending}>
            {t('ShowMyOrder')}
          </Button>
        </div>
        <p>{t('CodeNoMail')}</p>
        <div>
          <Button look="secondary" onClick={onAskAgain}>
            {t('CodeAskAgain')}
          </Button>
        </div>
      </Fields>
    </form>
  )
}
