import { RichText } from '@shop/ui/content/rich-text/rich-text.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { hasErrors } from '../../forms/form-summary.tsx'
import { ContactInstead } from '../../forms/contact-instead.tsx'
import { useCanSendCaptcha } from '../../forms/use-can-send-captcha.ts'
import { usePageTitle } from '../../forms/use-page-title.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useLoaderData, type LoaderFunctionArgs } from '../../runtime/navigation/router.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { ContactForm } from '../../service/contact-form.tsx'
import { useContactForm } from '../../service/use-contact-form.ts'
import type { Shop } from '../../runtime/state/shop-context.ts'
import type { Page } from '../page.ts'
import { loadServicePage } from './load-service-page.ts'
import type { ServiceData } from './service-data.ts'
import { ServiceLayout, titleOf } from './service-layout.tsx'

/** Loads the editors' text, if any. The form is always shown, because the whole shop links to it. */
const contactLoader =
  (shop: Shop) =>
  async ({ request }: LoaderFunctionArgs) => ({
    ...(await loadServicePage(shop, paths.contact, request.signal)),
    route: paths.contact,
  })

/** The page with the form for a message to customer service. */
export function ContactPage() {
  const t = useTranslate()
  const { menu, route, html } = useLoaderData<ServiceData>()
  const form = useContactForm()
  const canSend = useCanSendCaptcha()
  const title = titleOf({ menu, route }, t('ContactTitle'))
  return (
    <ServiceLayout menu={menu} route={route} title={title} documentTitle={usePageTitle(title, hasErrors(form))}>
      {html ? <RichText html={html} /> : canSend && <Lead>{t('ContactIntro')}</Lead>}
      {canSend ? <ContactForm form={form} /> : <ContactInstead text="ContactNotPossible" />}
    </ServiceLayout>
  )
}

export const page = { Component: ContactPage, loader: contactLoader } satisfies Page
