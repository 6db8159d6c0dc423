import type { CartLine } from '@shop/domain/cart/cart.ts'
import { lineAttributes } from '@shop/domain/cart/line-attributes.ts'
import { linePerUnit } from '@shop/domain/prices/price-view.ts'
import { formatAmount } from '@shop/domain/prices/price.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import type { Totals } from '@shop/domain/totals/totals.ts'
import { CompactLines } from '@shop/ui/commerce/cart/compact-lines.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { Collapsible } from '@shop/ui/content/collapsible.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { Skeleton } from '@shop/ui/feedback/skeleton.tsx'
import { CountedRows } from '@shop/ui/commerce/cart/counted-rows.tsx'
import { SummaryRows } from '@shop/ui/commerce/cart/summary-rows.tsx'
import { space } from '@shop/ui/tokens/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageLoader } from '../../runtime/failures/page-loader.tsx'
import { perUnitText } from '../../runtime/config/per-unit-text.ts'
import { useConfiguration, useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { totalRows } from './total-rows.ts'
import { lineKeys } from './line-keys.ts'

interface OrderSummaryProps {
  /** Undefined until they are known. */
  lines: readonly OrderLine[] | undefined
  totals: Totals
  /** Whether the lines are expanded at first. */
  open?: boolean
  /** Whether the gateway is recalculating. Undefined if the amounts cannot change. */
  counting?: boolean
  /** Whether the shipping method is still to be chosen on this page. */
  awaitsDelivery?: boolean
  /** Shown below the totals. */
  children?: ReactNode
}

/** The lines and totals of an order, shown beside checkout, payment and confirmation. */
export function OrderSummary({
  lines,
  totals,
  open = true,
  counting,
  awaitsDelivery = false,
  children,
}: OrderSummaryProps) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const rows = lines ? totalRows(totals, { t, configuration, awaitsDelivery }) : []
  return (
    <Panel surface="sunken" aria-label={t('OrderSummary')}>
      {lines ? (
        <Collapsible
          title={t('YourOrder')}
          showLabel={t('ShowLines')}
          hideLabel={t('HideLines')}
          open={open}
          peek={<Pictures lines={lines} />}
        >
          <CompactOrderLines lines={lines} currencyCode={totals.currencyCode} />
        </Collapsible>
      ) : (
        <Stack>
          <h2>{t('YourOrder')}</h2>
          <PageLoader>
            <OrderOutline />
          </PageLoader>
        </Stack>
      )}
      <BelowLines data-awaiting={!lines || undefined}>
        {rows.length > 0 && counting === undefined && <SummaryRows rows={rows} />}
        {rows.length > 0 && counting !== undefined && (
          <CountedRows rows={rows} counting={counting ? t('CartUpdating') : undefined} />
        )}
        {children}
      </BelowLines>
    </Panel>
  )
}

/** Hidden until the lines are known, because an order needs a sum that was seen, and the lines would push it down. */
const BelowLines = styled(Stack)`
  &[data-awaiting] {
    visibility: hidden;
  }
`

/** A placeholder for the lines and totals of an order. High enough for what a slow page says over it. */
export const OrderOutline = () => (
  <Stack>
    <Skeleton $height="4.75rem" />
    <Skeleton $height="4.75rem" />
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </Stack>
)

/** A line of a cart or of a transaction. */
type OrderLine = CartLine | Transaction['products'][number]

/** The pictures of the first lines, as many as fit a phone. */
const Pictures = ({ lines }: { lines: readonly OrderLine[] }) => (
  <Tiles>
    {lines.slice(0, 4).map((line, index) => (
      <Picture key={`${index} ${line.itemNumber}`} src={line.imageUrl} alt="" sizes="56px" />
    ))}
  </Tiles>
)

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 3.5rem));
  gap: ${space[2]};
  padding-bottom: ${space[3]};
`

interface CompactOrderLinesProps {
  lines: readonly OrderLine[]
  currencyCode: string
}

/** The lines of an order in short form. */
function CompactOrderLines({ lines, currencyCode }: CompactOrderLinesProps) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const keys = lineKeys(lines)
  const perUnit = (line: OrderLine) => perUnitText(linePerUnit(line, configuration, currencyCode), t)
  const pieces = (count: number) => (count === 1 ? t('PiecesOne') : t('PiecesOther', { count }))
  return (
    <CompactLines
      label={t('OrderLines')}
      lines={lines.map((line, index) => ({
        key: keys[index] ?? '',
        picture: <Picture src={line.imageUrl} alt="" sizes="76px" />,
        name: line.name,
        details: [...lineAttributes(line), pieces(line.quantity), hidesPrices ? undefined : perUnit(line)]
          .filter(Boolean)
          .join(' · '),
        total: hidesPrices ? undefined : formatAmount(line.total, configuration, currencyCode),
      }))}
    />
  )
}
