import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useHydrated } from '../rendering/client/after-hydration.tsx'
import { useStayPreference } from '../runtime/navigation/use-stay-preference.ts'

/** Where visitors say, and take back, that no page is to move on by itself (OP-64). */
export function StayPreference() {
  const t = useTranslate()
  const { stays, stay } = useStayPreference()
  // What the device remembers is known to the browser alone.
  const isKnown = useHydrated()
  return (
    <Panel data-surface="sunken">
      <Stack>
        <h2>{t('StayTitle')}</h2>
        <p>{t('StayText')}</p>
        <Checkbox checked={isKnown && stays} onChange={stay} label={t('DoNotMoveMeOn')} />
      </Stack>
    </Panel>
  )
}
