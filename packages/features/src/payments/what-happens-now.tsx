import { IconList, type IconListItem } from '@shop/ui/content/icon-list.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { ContactCustomerService } from './result-parts.tsx'

/** The next steps of an order, with the expected day if the shop shows it. */
export function WhatHappensNow({ expectedDay }: { expectedDay: string | undefined }) {
  const t = useTranslate()
  const sent: IconListItem = expectedDay
    ? { icon: 'truck', title: t('ExpectedDelivery', { day: expectedDay }), text: <p>{t('WhatHappensSend')}</p> }
    : { icon: 'truck', title: t('WhatHappensSend') }
  return (
    <Stack>
      <h2>{t('WhatHappensNow')}</h2>
      <IconList
        large
        items={[
          { icon: 'box', title: t('WhatHappensPack') },
          sent,
          { icon: 'help', title: t('TalkToUsTitle'), text: <ContactCustomerService /> },
        ]}
      />
    </Stack>
  )
}
