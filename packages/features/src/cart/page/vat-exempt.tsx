import { amountOf } from '@shop/domain/prices/price.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { useCart } from '../cart-context.ts'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useAction } from '../../runtime/actions/use-action.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'

/** The UK's VAT exemption. The gateway decides which products it applies to. */
export function VatExempt() {
  return useFlag('orderSummaryType') === 'uk' ? <ExemptRow /> : null
}

function ExemptRow() {
  const t = useTranslate()
  const isApplied = useCart(({ cart }) => cart.customProperties.applyVATExempt === 'true')
  const changeProperties = useCart((state) => state.changeProperties)
  const { run, pendingArgs, hasFailed } = useAction((wants: boolean) =>
    changeProperties({ applyVATExempt: String(wants) }),
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
  const isInVain = useCart(
    ({ cart, pending }) =>
      pending === 0 &&
      cart.customProperties.applyVATExempt === 'true' &&
      cart.vatExempt !== true &&
      (amountOf(cart.vatExempt) ?? 0) === 0,
  )
  if (!isInVain) return null
  return (
    <Alert tone="info" live>
      {t('VatExemptNothing')}
    </Alert>
  )
}
