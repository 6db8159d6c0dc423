import type { CartLine } from '@shop/domain/cart/cart.ts'
import { linePerUnit } from '@shop/domain/prices/price-view.ts'
import { formatAmount } from '@shop/domain/prices/price.ts'
import { currencyOf } from '@shop/domain/totals/totals.ts'
import { Badge } from '@shop/ui/elements/badge.tsx'
import { Button, ButtonLink } from '@shop/ui/elements/button.tsx'
import { Loader } from '@shop/ui/elements/spinner.tsx'
import { MiniCart } from '@shop/ui/commerce/cart/mini-cart.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import type { MouseEvent } from 'react'
import { cartOf, isAwaited, isRead } from '../cart/cart.ts'
import { useCart } from '../cart/cart-context.ts'
import { CartNotice } from '../cart/cart-notice.tsx'
import { FreeDelivery } from '../cart/summary/free-delivery.tsx'
import { useCartRows } from '../cart/summary/use-cart-rows.ts'
import type { Removal } from '../cart/use-removal.ts'
import { perUnitText } from '../runtime/config/per-unit-text.ts'
import { ActionAlert } from '../runtime/actions/action-alert.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useConfiguration, useFlag, useTranslate, type Translate } from '../runtime/config/shop-config.tsx'
import { lineKeys } from '../cart/summary/line-keys.ts'
import { refresh } from '../cart/queue.ts'
import { useShop } from '../runtime/state/shop-context.ts'

export interface MiniCartPanelProps {
  /** The item numbers of the lines that were just added. */
  fresh: ReadonlySet<string>
  onFollow: () => void
  onKeepShopping: (event: MouseEvent) => void
  removal: Pick<Removal, 'ask' | 'removing' | 'hasFailed'>
}

/** A summary of the cart. */
export function MiniCartPanel({ fresh, onFollow, onKeepShopping, removal }: MiniCartPanelProps) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const cart = useCart(cartOf)
  const { lines } = cart
  const { delivery, total } = useCartRows()
  const isWaiting = useCart(isAwaited)
  const isKnown = useCart(isRead)
  if (!isKnown) {
    const title = isWaiting ? <Loader label={t('Loading')} /> : <h2>{t('YourCart')}</h2>
    return <MiniCart title={title} label={t('CartLines')} lines={[]} actions={!isWaiting && <ReadAgain />} />
  }

  const amount = (text: CartLine['total']) =>
    hidesPrices ? undefined : formatAmount(text, configuration, currencyOf(cart))
  const perUnit = (line: CartLine) =>
    hidesPrices ? undefined : perUnitText(linePerUnit(line, configuration, currencyOf(cart)), t)
  const isEmpty = lines.length === 0
  const keys = lineKeys(lines)
  return (
    <MiniCart
      title={<h2>{t(isEmpty ? 'CartEmpty' : 'YourCart')}</h2>}
      mark={!isEmpty && <JustAdded />}
      isMarked={fresh.size > 0}
      label={t('CartLines')}
      lines={lines.map((line, index) => ({
        key: keys[index] ?? '',
        picture: <Picture src={line.imageUrl} alt="" sizes="76px" />,
        name: line.name,
        details: [...choices(line), pieces(line.quantity, t), perUnit(line)].filter(Boolean).join(' · '),
        action: !line.isAddedByPromotion && <RemoveLine line={line} removal={removal} />,
        total: amount(line.total),
        highlighted: fresh.has(line.itemNumber),
      }))}
      note={<FreeDelivery />}
      totals={isEmpty ? [] : [delivery, total].filter((row) => row !== undefined)}
      actions={
        isEmpty ? (
          <>
            <CartNotice />
            <p>{t('CartEmptyHelp')}</p>
          </>
        ) : (
          <>
            <CartNotice />
            <ActionAlert hasFailed={removal.hasFailed} text="CartChangeFailed" />
            <ButtonLink href={paths.checkout} wide onClick={onFollow}>
              {t('GoToCheckout')}
            </ButtonLink>
            <div data-pair="">
              <Button look="secondary" onClick={onKeepShopping}>
                {t('KeepShopping')}
              </Button>
              <ButtonLink href={paths.cart} look="secondary" aria-label={t('GoToCart')} onClick={onFollow}>
                {t('Cart')}
              </ButtonLink>
            </div>
          </>
        )
      }
    />
  )
}

/** Says that the cart could not be read, with a button to retry. */
function ReadAgain() {
  const t = useTranslate()
  const shop = useShop()
  return (
    <>
      <p>{t('CartFailed')}</p>
      <Button look="secondary" onClick={() => void refresh(shop).catch(() => undefined)}>
        {t('TryAgain')}
      </Button>
    </>
  )
}

/** Removes a line after a question. A gift line has no such button. */
function RemoveLine({ line, removal }: { line: CartLine; removal: MiniCartPanelProps['removal'] }) {
  const t = useTranslate()
  return (
    <Button
      look="quiet"
      icon="remove"
      aria-label={t('RemoveNamed', { name: line.name })}
      busy={removal.removing === line.itemNumber}
      onClick={() => removal.ask(line)}
    >
      {t('Remove')}
    </Button>
  )
}

function JustAdded() {
  const t = useTranslate()
  return (
    <Badge tone="success" icon="check">
      {t('AddedToCart')}
    </Badge>
  )
}

/** Returns the chosen options of a line. A colour may be among the attributes too, but is shown once. */
const choices = ({ colorName, productAttributes }: CartLine) =>
  [...new Set([colorName, ...Object.values(productAttributes)])].filter(Boolean)

const pieces = (count: number, t: Translate) => (count === 1 ? t('PiecesOne') : t('PiecesOther', { count }))
