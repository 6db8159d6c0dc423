import { amountOf } from '@shop/domain/prices/price.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { changeProperties } from '../change-properties.ts'
import { cartOf } from '../cart.ts'
import { useCart } from '../cart-context.ts'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useAction } from '../../runtime/actions/use-action.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useShop } from '../../runtime/state/shop-context.ts'

/** The UK's VAT exemption. The gateway decides which products it applies to. */
export function VatExempt() {
  return useFlag('orderSummaryType') === 'uk' ? <ExemptRow /> : null
}

function ExemptRow() {
  const t = useTranslate()
  const isApplied = useCart((state) => cartOf(state).customProperties.applyVATExempt === 'true')
  const shop = useShop()
  const { run, pendingArgs, hasFailed } = useAction((wants: boolean) =>
    changeProperties(shop, { applyVATExempt: String(wants) }),
  )
  const isChecked = pendingArgs ? pendingArgs[0] : isApplied
  return (
    <div>
      <Checkbox label={t('ApplyVatExempt')} checked={isChecked} onChange={(wants) => void run(wants)} />
      <Link href={paths.vatExempt}>{t('VatExemptWhoCan')}</Link>
      <NothingExempt />
      <ActionAlert hasFailed={hasFailed} text="CartChangeFailed" />
    </div>
  )
}

/** Shown when the exemption applies to no product, because the totals have no row for it then. */
function NothingExempt() {
  const t = useTranslate()
  const isInVain = useCart((state) => {
    const { customProperties, vatExempt } = cartOf(state)
    const isApplied = customProperties.applyVATExempt === 'true'
    return state.busy === 0 && isApplied && vatExempt !== true && (amountOf(vatExempt) ?? 0) === 0
  })
  if (!isInVain) return null
  return (
    <Alert tone="info" live>
      {t('VatExemptNothing')}
    </Alert>
  )
}
