import { Container, Row } from '@shop/ui/layout/layout.tsx'
import { Link, StandaloneLink } from '@shop/ui/elements/link.tsx'
import { SiteFooter, SmallFooter } from '@shop/ui/navigation/site-footer.tsx'
import type { Footer as FooterContent } from '@shop/domain/shop/content.ts'
import { CookieSettings } from '../consent/cookie-settings.tsx'
import { Seller } from '../content/seller.tsx'
import { NewsletterForm } from '../content/newsletter-form.tsx'
import { usePageHandle } from '../runtime/navigation/page-handle.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { phoneLink } from '../runtime/navigation/phone-link.ts'
import { useConfiguration, useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { useHydrated } from '../rendering/client/after-hydration.tsx'
import { useCustomer } from '../session/visit/use-visit.ts'
import { BrandLogo } from './brand-logo.tsx'
import { OtherWays, WriteToUs } from '../runtime/navigation/write-to-us.tsx'

/** The footer as the editors wrote it. Shorter at checkout and payment. */
export function Footer() {
  const { checkoutHeader = false } = usePageHandle()
  const { footer } = useShopConfig().content
  if (!checkoutHeader) return footer ? <FullFooter footer={footer} /> : null
  // Shows everything if no links were chosen for the checkout, so that the terms stay reachable.
  if (footer && footer.legalLinks.length === 0 && footer.columns.length > 0)
    return <FullFooter footer={{ ...footer, newsletter: undefined }} />
  return <CheckoutFooter footer={footer} />
}

function FullFooter({ footer: { columns, newsletter, copyright } }: { footer: FooterContent }) {
  const linksFor = useLinksForVisitor()
  const t = useTranslate()
  const { content, configuration } = useShopConfig()
  const { isEu } = configuration.law
  const phone = content.sellingPointsBar?.phone
  return (
    <SiteFooter
      isFar={!useHydrated()}
      newsletter={
        newsletter && (
          <>
            <div>
              <h2>{newsletter.title}</h2>
              {newsletter.text && <p>{newsletter.text}</p>}
            </div>
            <NewsletterForm id="newsletter-footer" onDark />
          </>
        )
      }
      columns={columns.map(({ title, links }) => ({
        key: title,
        title,
        links: linksFor(links).map(({ title: name, url }) => ({ key: name, link: <Link href={url}>{name}</Link> })),
      }))}
      logo={<BrandLogo place="footer" />}
      base={
        <>
          {isEu && <StandaloneLink href={paths.withdrawal}>{t('WithdrawalTitle')}</StandaloneLink>}
          <WriteToUs as={StandaloneLink} />
          <OtherWays />
          {configuration.guestOrders && <StandaloneLink href={paths.findOrder}>{t('FindOrderTitle')}</StandaloneLink>}
          {phone && (
            <StandaloneLink href={phoneLink(phone)} before="phone">
              {phone}
            </StandaloneLink>
          )}
          <End copyright={copyright} />
        </>
      }
    />
  )
}

/** The end of every footer: who sells, and the settings of cookies. */
const End = ({ copyright }: { copyright: string | undefined }) => (
  <>
    <Seller />
    {copyright && <p>{copyright}</p>}
    <CookieSettings />
  </>
)

type FooterLinks = FooterContent['legalLinks']

/**
 * Returns a function that adapts the editors' links to the visitor. A customer gets the account instead of login and
 * registration.
 */
function useLinksForVisitor() {
  const t = useTranslate()
  const isCustomer = useCustomer() !== undefined
  const account = { title: t('MyAccount'), url: paths.dashboard }
  return (links: FooterLinks): FooterLinks => {
    if (!isCustomer) return links
    return links.filter(({ url }) => url !== paths.register).map((link) => (link.url === paths.login ? account : link))
  }
}

/** The footer of the checkout: contact and legal links. */
function CheckoutFooter({ footer }: { footer: FooterContent | undefined }) {
  const t = useTranslate()
  const { copyright, legalLinks = [] } = footer ?? {}
  const leadsToPerson = legalLinks.some(({ url }) => url === paths.contact || url === paths.customerService)
  const service = { title: t('CustomerService'), url: paths.customerService }
  const { isEu } = useConfiguration().law
  const withdrawal = { title: t('WithdrawalTitle'), url: paths.withdrawal }
  const others = isEu ? [...legalLinks.filter(({ url }) => url !== withdrawal.url), withdrawal] : legalLinks
  const links = leadsToPerson ? others : [service, ...others]
  return (
    <SmallFooter>
      <Container>
        <Row justify="between">
          <Row as="ul">
            {links.map(({ title, url }) => (
              <li key={url}>
                <Link href={url}>{title}</Link>
              </li>
            ))}
          </Row>
          <End copyright={copyright} />
        </Row>
      </Container>
    </SmallFooter>
  )
}
