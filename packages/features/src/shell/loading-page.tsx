import { Loader } from '@shop/ui/elements/spinner.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** Stands in for a page whose data can only be asked for in the visitor's own browser, until it is there. */
export function LoadingPage() {
  return <Loader label={useTranslate()('Loading')} />
}
