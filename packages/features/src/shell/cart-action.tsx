import type { Cart } from '@shop/domain/cart/cart.ts'
import { DropdownAnchor, DropdownPanel } from '@shop/ui/navigation/dropdown.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { HeaderLink } from '@shop/ui/navigation/header-action.tsx'
import { belowTablet, from } from '@shop/ui/tokens/core.ts'
import { useDismiss } from '@shop/ui/navigation/use-dismiss.ts'
import { usePausableTimer } from '@shop/ui/feedback/use-pausable-timer.ts'
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
} from 'react'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { HIGHLIGHT_DURATION } from '../runtime/state/highlight-duration.ts'
import { useCart } from '../cart/cart-context.ts'
import { cartOf, isRead, type CartState } from '../cart/cart.ts'
import { useRemoval } from '../cart/use-removal.ts'
import { loadCode } from '../runtime/platform/load-code.ts'
import { usePageHandle } from '../runtime/navigation/page-handle.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'
import type { MiniCartPanelProps } from './mini-cart-panel.tsx'

/** Whether a payment for the cart may have succeeded. Then its total would look like another order. */
const useMayBePaid = () => useStore(useShop().mayBePaid)

/** Without the code of the mini-cart, its place has a link to the cart. */
const MiniCartPanel = lazy(async () => ({
  default: await import('./mini-cart-panel.tsx').then(
    (code) => code.MiniCartPanel,
    (): ComponentType<MiniCartPanelProps> => LinkToCart,
  ),
}))

const RemovalDialog = lazy(async () => ({
  default: (await loadCode(() => import('../cart/removal-dialog.tsx'))).RemovalDialog,
}))

/** How long the mini-cart stays open after an add, in milliseconds. */
const AUTO_CLOSE_DELAY = 2000

/** The link to the cart with its count, and the mini-cart below it on pages that show one. */
export const CartAction = memo(function CartAction() {
  const { hidesMiniCart = false } = usePageHandle()
  const mayBePaid = useMayBePaid()
  return hidesMiniCart || mayBePaid ? <CartLink /> : <CartWithMiniCart />
})

type CartLinkProps = Partial<Omit<Parameters<typeof HeaderLink>[0], 'icon' | 'label' | 'count' | 'href'>>

function CartLink(props: CartLinkProps) {
  const t = useTranslate()
  const mayBePaid = useMayBePaid()
  const known = useCart((state) => (mayBePaid ? undefined : totalOf(state)))
  const ahead = useCart((state) => state.ahead)
  const total = (known ?? 0) + ahead
  const items = total === 1 ? t('ItemsOne') : t('ItemsOther', { count: total })
  return (
    <HeaderLink
      icon="basket"
      label={t('Cart')}
      href={paths.cart}
      count={{ number: total, label: `${t('Cart')}, ${items}`, isKnown: known !== undefined }}
      {...props}
    />
  )
}

/** Returns the number of pieces in the cart. Undefined while it is unknown. */
const totalOf = (state: CartState) => (isRead(state) ? cartOf(state).total : state.view.recalled)

function LinkToCart() {
  const t = useTranslate()
  return <Link href={paths.cart}>{t('GoToCart')}</Link>
}

/** Opens on hover, on a press, and after a change of the cart. */
function CartWithMiniCart() {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { isOpen, open, close, opened, fresh, setShown, isShown } = useMiniCart()
  const focusLink = () => area.current?.querySelector('a')?.focus()
  const removal = useRemoval(focusLink)
  /** A key leaves the focus on the link. After a tap it stays outside, so that the next opening closes by itself. */
  const keepShopping = ({ detail }: MouseEvent) => {
    close()
    if (detail === 0) focusLink()
  }
  useDismiss(area, isOpen, close)
  // In a layout effect, before the paint. Not while closed, because measuring forces a layout.
  useLayoutEffect(() => {
    if (!isOpen) return
    panel.current?.toggleAttribute(HEADER_AWAY, isAbove(area.current))
    panel.current?.toggleAttribute(FOOT_TAKEN, isFootTaken(area.current))
  }, [isOpen, opened])
  // Every opening restarts the timer, once its code has come. Pointer and focus inside pause it.
  const pause = usePausableTimer(close, isShown ? AUTO_CLOSE_DELAY : undefined, opened)

  /**
   * The first press of a finger or key opens the mini-cart, the next one follows the link. A mouse has opened it by
   * hovering.
   */
  const press = (event: MouseEvent) => {
    const isOfMouse = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'mouse'
    if (isOpen || isOfMouse || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    open()
  }
  const enter = (event: { pointerType: string }) => event.pointerType === 'mouse' && open()
  return (
    <DropdownAnchor ref={area} {...pause}>
      <CartLink aria-expanded={isOpen} aria-controls={id} onPointerEnter={enter} onClick={press} />
      <Drop id={id} ref={panel} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <MiniCartPanel fresh={fresh} onFollow={close} onKeepShopping={keepShopping} removal={removal} />
            <Shown tell={setShown} />
          </Suspense>
        )}
      </Drop>
      {removal.line && (
        <Suspense>
          <RemovalDialog removal={removal} />
        </Suspense>
      )}
    </DropdownAnchor>
  )
}

const HEADER_AWAY = 'data-header-is-away'
const FOOT_TAKEN = 'data-foot-is-taken'

/** Whether an element is scrolled out above the window. */
const isAbove = (part: HTMLElement | null) => part !== null && part.getBoundingClientRect().bottom < 0

const rootOf = (element: Element | null) => element?.closest('body > *')

/** Whether something that is not part of the shop, such as a consent banner, covers the foot of the window. */
function isFootTaken(part: HTMLElement | null) {
  const atFoot = rootOf(document.elementFromPoint(innerWidth / 2, innerHeight - 1))
  return Boolean(atFoot) && atFoot !== rootOf(part)
}

// Hidden while a dialog is open. Fixed to the window while the header is out of view. On a phone always at the foot.
const Drop = styled(DropdownPanel)`
  body:has(dialog[open]) & {
    display: none;
  }
  ${from.tablet} {
    &[${HEADER_AWAY}] {
      position: fixed;
      top: 0.625rem;
      right: max(2.5rem, calc(50vw - 37.5rem));
    }
  }
  ${belowTablet} {
    position: fixed;
    inset: auto 0 0;

    &[${FOOT_TAKEN}] {
      inset: 0 0 auto;
    }
  }
`

/** Tells when what is beside it has been painted, which a part whose code is loaded late is not at once. */
function Shown({ tell }: { tell: (isShown: boolean) => void }) {
  useEffect(() => {
    tell(true)
    return () => tell(false)
  }, [tell])
  return null
}

/** Returns whether the mini-cart is open, because the visitor opened it or changed the cart. */
function useMiniCart() {
  const cart = useCart(cartOf)
  const last = useCart((state) => state.last)
  const [state, setState] = useState({ isOpen: false, opened: 0, last, fresh: NONE })
  const [isShown, setShown] = useState(false)
  // Set during render, so that a change opens it without another render.
  if (last !== state.last) {
    setState({ isOpen: true, opened: state.opened + 1, last, fresh: grown(last.before, cart) })
  }
  useEffect(() => {
    if (!isShown || state.fresh === NONE) return undefined
    const timer = setTimeout(() => setState((before) => ({ ...before, fresh: NONE })), HIGHLIGHT_DURATION)
    return () => clearTimeout(timer)
  }, [isShown, state.fresh])
  return {
    isOpen: state.isOpen,
    /** Counts the openings, also while it is open already. */
    opened: state.opened,
    /** The item numbers of the lines that the visitor has just added. */
    fresh: state.fresh,
    isShown,
    setShown,
    open: useCallback(() => setState((before) => ({ ...before, isOpen: true, opened: before.opened + 1 })), []),
    close: useCallback(() => setState((before) => ({ ...before, isOpen: false, fresh: NONE })), []),
  }
}

const NONE: ReadonlySet<string> = new Set()

/** Returns the lines whose quantity has grown. */
function grown(before: Cart, after: Cart): ReadonlySet<string> {
  const quantities = new Map(before.lines.map(({ itemNumber, quantity }) => [itemNumber, quantity]))
  const lines = after.lines.filter(({ itemNumber, quantity }) => quantity > (quantities.get(itemNumber) ?? 0))
  return new Set(lines.map(({ itemNumber }) => itemNumber))
}
