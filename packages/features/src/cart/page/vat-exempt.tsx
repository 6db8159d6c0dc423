import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { useState } from 'react'
import { useCart } from '../cart-context.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useChangeProperties } from './use-change-properties.ts'

/** In the UK some customers need not pay VAT on some products: the gateway decides on which (CART-15, OP-33, OP-62). */
export function VatExempt() {
  return useConfiguration().featureFlags.orderSummaryType === 'uk' ? <ExemptRow /> : null
}

function ExemptRow() {
  const t = useTranslate()
  const isApplied = useCart(({ cart }) => cart.customProperties.applyVATExempt === 'true')
  const { change, isChanging, hasFailed } = useChangeProperties()
  const [wish, setWish] = useState(isApplied)
  const apply = (wants: boolean) => {
    setWish(wants)
    void change({ applyVATExempt: String(wants) })
  }
  return (
    <div>
      <Checkbox label={t('ApplyVatExempt')} checked={isChanging ? wish : isApplied} onChange={apply} />
      <Link href={paths.vatExempt}>{t('VatExemptWhoCan')}</Link>
      {hasFailed && (
        <Alert tone="danger" live>
          {t('CartChangeFailed')}
        </Alert>
      )}
    </div>
  )
}
