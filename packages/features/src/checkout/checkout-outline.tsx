import { Skeleton } from '@shop/ui/feedback/skeleton.tsx'
import { FormSection } from '@shop/ui/forms/form-section.tsx'
import { Stack, WithSummary } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { AddressOutline } from '../forms/address-outline.tsx'
import { PageLoader } from '../runtime/failures/page-loader.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** Stands in for the checkout form while the cart is read; part of the server's page. */
export function CheckoutOutline() {
  const t = useTranslate()
  return (
    <PageLoader>
      <WithSummary>
        <FormSection title={`1. ${t('StepAddress')}`}>
          <AddressOutline asksEmail />
        </FormSection>
        <SummaryOutline />
      </WithSummary>
    </PageLoader>
  )
}

/** Where the order is going to stand beside a form. */
export function SummaryOutline() {
  const t = useTranslate()
  return (
    <Panel as="div" data-surface="sunken">
      <Stack>
        <h2>{t('YourOrder')}</h2>
        <Skeleton $height="4.75rem" />
        <Skeleton />
        <Skeleton />
        <Skeleton $height="3.5rem" />
      </Stack>
    </Panel>
  )
}
