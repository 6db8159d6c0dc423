import { Collapsible } from '@shop/ui/content/collapsible.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { SummaryRows } from '@shop/ui/commerce/summary-rows.tsx'
import type { ReactNode } from 'react'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { CompactOrderLines, type OrderLine } from './compact-order-lines.tsx'
import { totalRows, type Totals } from './total-rows.ts'

interface OrderSummaryProps {
  lines: readonly OrderLine[]
  totals: Totals
  /** Whether the lines show from the start. */
  open?: boolean
  /** The gateway is counting anew. */
  busy?: boolean
  /** What stands below the totals. */
  children?: ReactNode
}

/** What is being bought and what it costs, beside checkout, payment and confirmation (CHK-31, PAY-06). */
export function OrderSummary({ lines, totals, open = true, busy = false, children }: OrderSummaryProps) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const rows = totalRows(totals, { t, configuration })
  return (
    <Panel data-surface="sunken" aria-label={t('OrderSummary')}>
      <Collapsible title={t('YourOrder')} showLabel={t('ShowLines')} hideLabel={t('HideLines')} open={open}>
        <CompactOrderLines lines={lines} currencyCode={totals.currencyCode} />
      </Collapsible>
      <div aria-busy={busy || undefined}>{rows.length > 0 && <SummaryRows rows={rows} />}</div>
      {children}
    </Panel>
  )
}
