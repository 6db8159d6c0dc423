import { readableEmail } from '@shop/domain/fields/readable-email.ts'
import { RichText } from '@shop/ui/content/rich-text/rich-text.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { hasErrors } from '../../forms/form-summary.tsx'
import { ContactInstead } from '../../forms/contact-instead.tsx'
import { useCanSendCaptcha } from '../../forms/use-can-send-captcha.ts'
import { usePageTitle } from '../../forms/use-page-title.ts'
import { ModelForm } from '../../law/model-form.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useLoaderData, type ShouldRevalidateFunction } from '../../runtime/navigation/router.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useWithdrawal } from '../../service/use-withdrawal.ts'
import { WithdrawalCheck } from '../../service/withdrawal-check.tsx'
import { WithdrawalForm } from '../../service/withdrawal-form.tsx'
import type { Page } from '../page.ts'
import { editedPageLoader } from './load-service-page.ts'
import type { ServiceData } from './service-data.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { ServiceLayout, titleOf } from './service-layout.tsx'

/**
 * The page for withdrawing from a contract, without an account: in shops under the law of the European Union, and in others whose
 * editors have written it (docs/decisions/0010).
 */
export function WithdrawalPage() {
  const service = useLoaderData<ServiceData>()
  return service.html === undefined ? <NotFoundPage /> : <Withdrawing {...service} html={service.html} />
}

function Withdrawing(service: ServiceData & { html: string }) {
  const { menu, route, html } = service
  const t = useTranslate()
  const { step, form, check, withdrawal, change } = useWithdrawal()
  const canSend = useCanSendCaptcha()
  // Each step has its own heading, which takes the focus and so tells screen readers where they are.
  const titles = {
    form: titleOf(service, t('WithdrawalTitle')),
    check: t('WithdrawalCheckTitle'),
    done: t('ContactReceiptTitle'),
  }
  const title = titles[step]
  const documentTitle = usePageTitle(title, hasErrors(step === 'check' ? check : form))
  return (
    <ServiceLayout menu={menu} route={route} title={title} documentTitle={documentTitle}>
      {step === 'form' && (
        <>
          <RichText html={html} />
          {canSend ? <WithdrawalForm form={form} /> : <ContactInstead text="WithdrawalNotPossible" />}
          <ModelForm />
        </>
      )}
      {step === 'check' && <WithdrawalCheck withdrawal={withdrawal} form={check} onChange={change} />}
      {step === 'done' && (
        <>
          <Alert tone="success">{t('WithdrawalSent', { email: readableEmail(withdrawal.email) })}</Alert>
          <p>{t('WithdrawalReturn')}</p>
        </>
      )}
    </ServiceLayout>
  )
}

/** Does not load again between the steps of this page. */
const isOtherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname

export const page = {
  Component: WithdrawalPage,
  loader: editedPageLoader(paths.withdrawal),
  shouldRevalidate: isOtherPage,
} satisfies Page
