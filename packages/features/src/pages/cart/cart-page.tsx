import { WithSummary, Container, Section, Stack, Sticky } from '@shop/ui/layout/layout.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Muted } from '@shop/ui/elements/text.tsx'
import { Skeleton } from '@shop/ui/feedback/skeleton.tsx'
import { cartOf, isAwaited, isRead } from '../../cart/cart.ts'
import { useCart } from '../../cart/cart-context.ts'
import { CartNotice } from '../../cart/cart-notice.tsx'
import { FreeDelivery } from '../../cart/summary/free-delivery.tsx'
import { ReorderedNotice } from '../../cart/reordered.tsx'
import { EditableLines } from '../../cart/page/editable-lines.tsx'
import { CartSummary } from '../../cart/page/cart-summary.tsx'
import { CouponReminder } from '../../cart/page/cart-codes.tsx'
import { EmptyCart } from '../../cart/page/empty-cart.tsx'
import { NumberedSlider } from '../../catalogue/rows/numbered-slider.tsx'
import { AcceptedPayments } from '../../payments/before/accepted-payments.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { FailurePanel } from '../../runtime/failures/failure-panel.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import type { Page } from '../page.ts'
import { PageLoader } from '../../runtime/failures/page-loader.tsx'
import { refresh } from '../../cart/queue.ts'
import { useShop } from '../../runtime/state/shop-context.ts'

export function CartPage() {
  const t = useTranslate()
  const isWaiting = useCart(isAwaited)
  const isKnown = useCart(isRead)
  const isEmpty = useCart((state) => cartOf(state).total <= 0)
  return (
    <>
      <Head title={t('YourCart')} noindex />
      <Container>
        <Section spacing="page-top">
          <Stack gap="fields">
            {isWaiting && <WaitingCart />}
            {!isWaiting && !isKnown && <UnreadCart />}
            {isKnown && <CartNotice />}
            {isKnown && <ReorderedNotice />}
            {isKnown && (isEmpty ? <EmptyCart /> : <FilledCart />)}
          </Stack>
        </Section>
      </Container>
      {isKnown && <Recommended isEmpty={isEmpty} />}
    </>
  )
}

function WaitingCart() {
  const t = useTranslate()
  return (
    <>
      <h1>{t('YourCart')}</h1>
      <PageLoader>
        <Stack>
          <Skeleton $height="9rem" />
          <Skeleton $height="9rem" />
        </Stack>
      </PageLoader>
    </>
  )
}

/** Shown if the cart could not be read, because that must not look like an empty cart. */
function UnreadCart() {
  const t = useTranslate()
  const shop = useShop()
  return (
    <>
      <h1>{t('YourCart')}</h1>
      <FailurePanel title="CartFailed" onAction={() => void refresh(shop).catch(() => undefined)} />
    </>
  )
}

function FilledCart() {
  const t = useTranslate()
  const total = useCart((state) => cartOf(state).total)
  return (
    <Stack>
      <Stack gap="tight">
        <h1>{t('YourCart')}</h1>
        <p>
          <Muted>{total === 1 ? t('ItemsOne') : t('ItemsOther', { count: total })}</Muted>
        </p>
      </Stack>
      <WithSummary>
        <Stack>
          <CouponReminder />
          <FreeDelivery />
          <EditableLines />
          <p>
            <StandaloneLink href={paths.home} before="back">
              {t('ContinueShopping')}
            </StandaloneLink>
          </p>
        </Stack>
        <Sticky>
          <CartSummary>
            <AcceptedPayments />
          </CartSummary>
        </Sticky>
      </WithSummary>
    </Stack>
  )
}

/** Products that the shop recommends with a cart. Nothing is in an empty one that they could be needed with. */
function Recommended({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslate()
  const { cartRecommendedProducts } = useConfiguration()
  return (
    <NumberedSlider title={t(isEmpty ? 'RecommendedProducts' : 'AlsoNeeded')} itemNumbers={cartRecommendedProducts} />
  )
}

export const page = { Component: CartPage } satisfies Page
