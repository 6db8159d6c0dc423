import { LINE_MAX_LENGTH } from '@shop/domain/fields/line-length.ts'
import { ORDER_NUMBER_MAX_LENGTH, REASON_MAX_LENGTH } from '@shop/domain/orders/withdrawal.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { TextArea } from '@shop/ui/forms/text-area.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { FormSummary, summaryFields } from '../forms/form-summary.tsx'
import { useOptionalMark } from '../forms/use-optional-mark.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import type { useWithdrawal } from './use-withdrawal.ts'

/** The first step of a withdrawal: the order, the customer, and the address for the receipt. */
export function WithdrawalForm({ form }: Pick<ReturnType<typeof useWithdrawal>, 'form'>) {
  const t = useTranslate()
  const optional = useOptionalMark()
  const { id, field } = form
  const labels = {
    orderNumber: t('OrderNumber'),
    name: t('Name'),
    email: t('Email'),
    reason: t('WithdrawalReason'),
  }
  return (
    <form {...form.formProps}>
      <Fields>
        <FormSummary form={form} fields={summaryFields(id, labels)} />
        <TextField
          {...field('orderNumber')}
          label={labels.orderNumber}
          hint={t('WithdrawalOrderNumberHint')}
          autoComplete="off"
          maxLength={ORDER_NUMBER_MAX_LENGTH}
        />
        <TextField {...field('name')} label={labels.name} autoComplete="name" maxLength={LINE_MAX_LENGTH} />
        <EmailField {...field('email')} hint={t('WithdrawalEmailHint')} autoComplete="email" />
        <TextArea
          {...field('reason')}
          label={labels.reason}
          optional={optional}
          hint={t('WithdrawalReasonHint')}
          maxLength={REASON_MAX_LENGTH}
        />
        <div>
          <Button type="submit" size="large" busy={form.isSending}>
            {t('WithdrawalGoOn')}
          </Button>
        </div>
      </Fields>
    </form>
  )
}
