import { Lead } from '@shop/ui/elements/text.tsx'
import { Loader } from '@shop/ui/elements/spinner.tsx'
import { Container, Section, Stack, WithSummary } from '@shop/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { useHydrated } from '../../runtime/hydration/use-hydrated.ts'

interface AccessLayoutProps {
  title: string
  intro?: string
  /** The form. It comes with hydration: before that, a press would send nothing. */
  children: ReactNode
  /** The other way into the account, beside the form where there is room. */
  beside?: ReactNode
}

/** A page with one form that leads into the account; it begins where the page for logging in begins. */
export function AccessLayout({ title, intro, children, beside }: AccessLayoutProps) {
  const t = useTranslate()
  const isHydrated = useHydrated()
  return (
    <Container>
      {!isHydrated && <Head title={title} noindex />}
      <Section data-spacing="page-top">
        <WithSummary>
          <Stack data-gap="fields">
            <Stack data-gap="tight">
              <h1>{title}</h1>
              {intro && <Lead>{intro}</Lead>}
            </Stack>
            {isHydrated ? children : <Loader label={t('Loading')} />}
          </Stack>
          {beside}
        </WithSummary>
      </Section>
    </Container>
  )
}
