import { errorMessage } from '@shop/domain/errors.ts'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useRefusalText } from '../forms/use-refusal-text.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useCheckout } from './checkout-context.ts'

/** What belongs to no field stands beside the button too; the summary at the top has said it aloud (CHK-22). */
export function Refusals() {
  const inWords = useRefusalText()
  const codes = useCheckout((state) => state.codes)
  return codes.map((code) => (
    <Alert key={code} tone="danger">
      <p>{inWords(code)}</p>
      {errorMessage(code) === 'ProductNotAvailable' && <UnavailableLines />}
    </Alert>
  ))
}

/** Which lines cannot be bought any more, where the gateway tells, and the way to take them out. */
function UnavailableLines() {
  const t = useTranslate()
  const names = useCheckout((state) => state.unavailable)
  return (
    <>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <StandaloneLink href={paths.cart} before="back">
        {t('BackToCart')}
      </StandaloneLink>
    </>
  )
}
