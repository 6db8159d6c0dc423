import { BaseStyles } from '@shop/ui/base.tsx'
import { LinkProvider } from '@shop/ui/link-context.tsx'
import { SkipLink } from '@shop/ui/skip-link.tsx'
import { usePageHandle } from '../runtime/handle.ts'
import { MAIN_ID, useArrival } from '../runtime/arrival.ts'
import { Outlet, ScrollRestoration } from '../runtime/router.ts'
import { useTranslate } from '../runtime/shop-context.tsx'
import { Header } from './header.tsx'
import { ShopLink } from './shop-link.tsx'

/** What stands around every page: header, the page itself, footer; as much of it as the page's handle wants. */
export function Shell() {
  const t = useTranslate()
  const { scheme, bare = false } = usePageHandle()
  useArrival()
  return (
    <LinkProvider value={ShopLink}>
      <BaseStyles />
      <div data-scheme={scheme}>
        <SkipLink href={`#${MAIN_ID}`}>{t('SkipToContent')}</SkipLink>
        {!bare && <Header />}
        <main id={MAIN_ID} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
    </LinkProvider>
  )
}
