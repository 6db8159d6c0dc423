import { memo } from 'react'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { LinkProvider } from '@shop/ui/elements/link-context.tsx'
import { Main } from '@shop/ui/layout/layout.tsx'
import { SkipLink } from '@shop/ui/navigation/skip-link.tsx'
import { Toasts } from '@shop/ui/feedback/toasts.tsx'
import { FocusOnNavigation, MAIN_ID } from '../runtime/navigation/focus-on-navigation.ts'
import { PageHandleProvider, usePageHandle } from '../runtime/navigation/page-handle.tsx'
import { Outlet, ScrollRestoration } from '../runtime/navigation/router.ts'
import { ShownLocationProvider } from '../rendering/client/shown-location.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LoginEndedNotice } from './login-ended-notice.tsx'
import { Notice } from './notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PageProgress } from './page-progress.tsx'
import { ShopSellingPoints } from './shop-selling-points.tsx'
import { ShopLink } from './shop-link.tsx'
import { useBuiltInNames } from './use-built-in-names.ts'

/**
 * The layout of every page: header, page and footer, as far as the page's handle wants them. Memoized, so that a
 * navigation renders only the page.
 */
export const Shell = memo(function Shell() {
  const t = useTranslate()
  useBuiltInNames()
  return (
    <LinkProvider value={ShopLink}>
      <PageHandleProvider>
        <ShownLocationProvider>
          <Toasts closeLabel={t('Close')}>
            <PageFrame />
          </Toasts>
        </ShownLocationProvider>
      </PageHandleProvider>
      <FocusOnNavigation />
      <ScrollRestoration />
    </LinkProvider>
  )
})

function PageFrame() {
  const t = useTranslate()
  const { scheme, hidesHeaderAndFooter = false, private: isPrivate = false } = usePageHandle()
  return (
    <div data-scheme={scheme}>
      <SkipLink href={`#${MAIN_ID}`}>{t('SkipToContent')}</SkipLink>
      <PageProgress />
      {!hidesHeaderAndFooter && <Top />}
      <Main id={MAIN_ID} tabIndex={-1} data-high={isPrivate || undefined}>
        <OfflineNotice />
        <LoginEndedNotice />
        <Outlet />
      </Main>
      {!hidesHeaderAndFooter && <Bottom />}
    </div>
  )
}

function Top() {
  const t = useTranslate()
  const { checkoutHeader = false } = usePageHandle()
  return (
    <>
      {!checkoutHeader && <ShopSellingPoints />}
      <Header />
      {!checkoutHeader && <Notice />}
      <noscript>
        <Alert tone="info">{t('NoScriptNotice')}</Alert>
      </noscript>
    </>
  )
}

/** At checkout the notice stands below the page, so that the form comes first. */
function Bottom() {
  const { checkoutHeader = false } = usePageHandle()
  return (
    <>
      {checkoutHeader && <Notice />}
      <Footer />
    </>
  )
}
