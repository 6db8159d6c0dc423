import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import type { AutoRedirect } from '../runtime/navigation/use-auto-redirect.ts'

/** Announces that the page will move on by itself, and lets the visitor stay, now and always. */
export function AutoRedirectNotice({ stays, stay, text }: Pick<AutoRedirect, 'stays' | 'stay'> & { text: string }) {
  const t = useTranslate()
  return (
    <>
      {!stays && <p>{text}</p>}
      <Checkbox checked={stays} onChange={stay} label={t('DoNotMoveMeOn')} />
    </>
  )
}
