import { Container, Row } from '@shop/ui/layout/layout.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { SiteFooter, SmallFooter } from '@shop/ui/navigation/site-footer.tsx'
import type { Footer as FooterContent } from '@shop/domain/content.ts'
import { Suspense } from 'react'
import { CookieSettings } from '../consent/cookie-settings.tsx'
import { LazyNewsletterForm } from '../content/lazy-newsletter-form.ts'
import { usePageHandle } from '../runtime/navigation/page-handle.ts'
import { useShopConfig } from '../runtime/config/shop-config.tsx'
import { useSession } from '../session/session-context.ts'
import { BrandLogo } from './brand-logo.tsx'

/** The foot of every page as the editors wrote it (SHELL-10, SHELL-11); at checkout only the links one may need there. */
export function Footer() {
  const { scheme } = usePageHandle()
  const footer = useShopConfig().content.footer
  if (!footer) return null
  return scheme === 'light' ? <CheckoutFooter footer={footer} /> : <FullFooter footer={footer} />
}

function FullFooter({ footer: { columns, newsletter, copyright } }: { footer: FooterContent }) {
  // Whoever logs out leaves no address behind in it (SES-19).
  const endings = useSession((state) => state.endings)
  return (
    <SiteFooter
      newsletter={
        newsletter && (
          <>
            <div>
              <h2>{newsletter.title}</h2>
              {newsletter.text && <p>{newsletter.text}</p>}
            </div>
            <Suspense>
              <LazyNewsletterForm key={endings} onDark />
            </Suspense>
          </>
        )
      }
      columns={columns.map(({ title, links }) => ({
        key: title,
        title,
        links: links.map((link) => ({ key: link.title, link: <Link href={link.url}>{link.title}</Link> })),
      }))}
      logo={<BrandLogo place="footer" />}
      base={
        <>
          {copyright && <p>{copyright}</p>}
          <CookieSettings />
        </>
      }
    />
  )
}

function CheckoutFooter({ footer: { copyright, legalLinks } }: { footer: FooterContent }) {
  const { consentScriptUrl } = useShopConfig().configuration
  if (!copyright && legalLinks.length === 0 && !consentScriptUrl) return null
  return (
    <SmallFooter>
      <Container>
        <Row data-justify="between">
          {copyright && <p>{copyright}</p>}
          {legalLinks.length > 0 && (
            <Row as="ul">
              {legalLinks.map(({ title, url }) => (
                <li key={url}>
                  <Link href={url}>{title}</Link>
                </li>
              ))}
            </Row>
          )}
          <CookieSettings />
        </Row>
      </Container>
    </SmallFooter>
  )
}
