import { readableEmail } from '@shop/domain/fields/readable-email.ts'
import type { Withdrawal } from '@shop/domain/orders/withdrawal.ts'
import { Definitions } from '@shop/ui/content/definitions.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import { CaptchaField } from '../forms/captcha-field.tsx'
import { FormSummary, summaryFields } from '../forms/form-summary.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import type { useWithdrawalCheck } from './use-withdrawal-check.ts'

interface WithdrawalCheckProps {
  withdrawal: Withdrawal
  form: ReturnType<typeof useWithdrawalCheck>
  onChange: () => void
}

/** The second step of a withdrawal: the data that is sent, and the button that sends it. */
export function WithdrawalCheck({ withdrawal, form, onChange }: WithdrawalCheckProps) {
  const t = useTranslate()
  const { orderNumber, name, email, reason } = withdrawal
  const items = [
    { key: 'order', term: t('OrderNumber'), value: orderNumber },
    { key: 'name', term: t('Name'), value: name },
    { key: 'email', term: t('Email'), value: readableEmail(email) },
    ...(reason ? [{ key: 'reason', term: t('WithdrawalReason'), value: reason }] : []),
  ]
  return (
    <form {...form.formProps}>
      <Fields>
        <FormSummary form={form} fields={summaryFields(form.id, { captcha: '' })} />
        <Definitions items={items} />
        {form.asksCaptcha && <CaptchaField form={form} atOnce />}
        <Row>
          <Button type="submit" size="large" busy={form.isSending}>
            {t('WithdrawalConfirm')}
          </Button>
          <Button look="secondary" size="large" onClick={onChange}>
            {t('Edit')}
          </Button>
        </Row>
      </Fields>
    </form>
  )
}
