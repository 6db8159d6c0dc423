import { Icon } from '@shop/ui/elements/icon.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { Row, Stack, Sticky, WithSummary } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { DeliveryPanel } from '../../../checkout/delivery-panel.tsx'
import { UnsavedAddressNotice } from '../../../checkout/unsaved-address-notice.tsx'
import { PaymentSummary } from '../../../payments/before/payment-summary.tsx'
import { FormFrame } from '../../../payments/form/form-frame.tsx'
import { FormOutline } from '../../../payments/form/form-outline.tsx'
import { useFormRestarts } from '../../../payments/form/form-state.ts'
import type { PaymentFormProps } from '../../../payments/providers/provider.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'

interface FormBesideSummaryProps extends PaymentFormProps {
  Form: ComponentType<PaymentFormProps>
  /** The login above the form, where the provider's page has one. */
  login: ReactNode
}

/** The provider's form, and what is paid. */
export function FormBesideSummary({ Form, transaction, login }: FormBesideSummaryProps) {
  const t = useTranslate()
  const { restarts, reportStuck } = useFormRestarts()
  return (
    <WithSummary>
      <Stack gap="fields">
        {login}
        <Panel aria-label={t('PaymentTitle')}>
          <Stack>
            <UnsavedAddressNotice />
            <Row wrap="never">
              <Icon name="shield" />
              <Small>{t('PaymentIntro')}</Small>
            </Row>
            <FormFrame key={restarts} reportStuck={reportStuck}>
              <Suspense fallback={<FormOutline />}>
                <Form transaction={transaction} />
              </Suspense>
            </FormFrame>
          </Stack>
        </Panel>
      </Stack>
      <Sticky>
        <Stack>
          <PaymentSummary transaction={transaction} />
          <DeliveryPanel />
        </Stack>
      </Sticky>
    </WithSummary>
  )
}
