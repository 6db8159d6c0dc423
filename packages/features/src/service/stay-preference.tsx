import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useHydrated } from '../rendering/client/after-hydration.tsx'
import { useStayPreference } from '../runtime/navigation/use-stay-preference.ts'

/** Lets visitors turn off pages that move on by themselves. */
export function StayPreference() {
  const t = useTranslate()
  const { stays, stay } = useStayPreference()
  // Only the browser knows what the device stores.
  const isKnown = useHydrated()
  return (
    <Panel surface="sunken">
      <Stack>
        <h2>{t('StayTitle')}</h2>
        <p>{t('StayText')}</p>
        <Checkbox checked={isKnown && stays} onChange={stay} label={t('DoNotMoveMeOn')} />
      </Stack>
    </Panel>
  )
}
