import { memo, useEffect } from 'react'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { LinkProvider } from '@shop/ui/elements/link-context.tsx'
import { Main } from '@shop/ui/layout/layout.tsx'
import { SkipLink } from '@shop/ui/navigation/skip-link.tsx'
import { Toasts } from '@shop/ui/feedback/toasts.tsx'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { FocusOnNavigation, MAIN_ID } from '../runtime/navigation/focus-on-navigation.ts'
import { PageHandleProvider, usePageHandle } from '../runtime/navigation/page-handle.tsx'
import { Outlet, ScrollRestoration } from '../runtime/navigation/router.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { useEndedLogins } from '../session/visit/use-ended-logins.ts'
import { reopenOnce } from '../runtime/failures/reopen.ts'
import { createLatePart } from '../rendering/client/late-part.tsx'
import { Header } from './header.tsx'
import { LoginEndedNotice } from './login-ended-notice.tsx'
import { Notice } from './notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PageProgress } from './page-progress.tsx'
import { ShopSellingPoints } from './shop-selling-points.tsx'
import { ShopLink } from './shop-link.tsx'

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
        <Toasts closeLabel={t('Close')}>
          <PageFrame />
        </Toasts>
      </PageHandleProvider>
      <FocusOnNavigation />
      <ScrollRestoration />
    </LinkProvider>
  )
})

function PageFrame() {
  const t = useTranslate()
  const { scheme, hidesHeaderAndFooter = false, private: isPrivate = false } = usePageHandle()
  // The end of a login empties the newsletter form.
  const endings = useEndedLogins()
  return (
    <div data-scheme={scheme}>
      <SkipLink href={`#${MAIN_ID}`}>{t('SkipToContent')}</SkipLink>
      <PageProgress />
      {!hidesHeaderAndFooter && <Top />}
      <Main id={MAIN_ID} tabIndex={-1} high={isPrivate || undefined}>
        <OfflineNotice />
        <LoginEndedNotice />
        <Outlet />
      </Main>
      {!hidesHeaderAndFooter && <LateFooter key={endings} />}
    </div>
  )
}

/** The footer, whose code and newsletter form are loaded when the visitor comes near. */
const LateFooter = createLatePart(async () => (await import('./footer.tsx')).Footer, reopenOnce)

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

/** Some of the texts that every page needs. If one is missing, others may be. */
const NEEDED: readonly MessageKey[] = [
  'Menu',
  'Search',
  'Cart',
  'Close',
  'AddToCart',
  'Quantity',
  'QuantityMore',
  'Email',
]

/** Names the controls of a page if the gateway has no texts. Otherwise loads nothing. */
function useBuiltInNames() {
  const { messages } = useShopConfig()
  const isSpeechless = NEEDED.some((key) => !messages[key])
  useEffect(() => {
    if (!isSpeechless) return undefined
    const leaving = new AbortController()
    void import('./built-in-names.ts').then(
      ({ addMissingNames }) => !leaving.signal.aborted && addMissingNames(document.body, leaving.signal),
      () => undefined,
    )
    return () => leaving.abort()
  }, [isSpeechless])
}
