import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import { Link, StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useLinePath } from '../cart/use-line-path.ts'
import { useRefusalText } from '../forms/use-refusal-text.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useCheckout } from './checkout-context.ts'
import { lineKeys } from '../cart/summary/line-keys.ts'

/** The errors that belong to no field, beside the button. The summary at the top has announced them. */
export function Refusals() {
  const inWords = useRefusalText()
  const errorCodes = useCheckout((state) => state.errorCodes)
  return errorCodes.map((code) => (
    <Alert key={code} tone="danger">
      <p>{inWords(code)}</p>
      {messageKeyOf(code) === 'ProductNotAvailable' && <UnavailableLines />}
    </Alert>
  ))
}

/** The unavailable lines, each with a link to its product, and a button that removes them. */
function UnavailableLines() {
  const t = useTranslate()
  const lines = useCheckout((state) => state.unavailable)
  const pathOf = useLinePath()
  const keys = lineKeys(lines)
  return (
    <>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, index) => (
            <li key={keys[index]}>
              <Link href={pathOf(line)}>{line.name}</Link>
            </li>
          ))}
        </ul>
      )}
      <StandaloneLink href={paths.cart} before="back">
        {t('BackToCart')}
      </StandaloneLink>
    </>
  )
}
