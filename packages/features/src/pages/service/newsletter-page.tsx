import { Container, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { NewsletterForm } from '../../content/newsletter-form.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import type { Page } from '../page.ts'

/** The page for subscribing to the newsletter. */
export function NewsletterPage() {
  const t = useTranslate()
  return (
    <Container width="narrow">
      <Head title={t('NewsletterTitle')} />
      <Section>
        <Stack>
          <h1>{t('NewsletterTitle')}</h1>
          <Lead>{t('NewsletterText')}</Lead>
          <NewsletterForm id="newsletter" />
        </Stack>
      </Section>
    </Container>
  )
}

export const page = { Component: NewsletterPage } satisfies Page
