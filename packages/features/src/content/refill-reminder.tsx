import { readRefillDay, refillCalendar, refillDays } from '@shop/domain/orders/refill-reminder.ts'
import { clockIn } from '@shop/domain/time/shop-time.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'

interface RefillReminderProps {
  orderNumber: string
  /** The names of the ordered goods. */
  goods: readonly string[]
  /** The page on which they can be ordered again. */
  path: string
}

/** Offers a reminder to order again, in shops that know how long an order lasts: a file for the customer's own calendar. */
export function RefillReminder({ orderNumber, goods, path }: RefillReminderProps) {
  const { refillAfterDays } = useShopConfig().configuration
  if (refillAfterDays === undefined || !orderNumber) return null
  return <Reminder orderNumber={orderNumber} goods={goods} path={path} afterDays={refillAfterDays} />
}

function Reminder({ orderNumber, goods, path, afterDays }: RefillReminderProps & { afterDays: number }) {
  const t = useTranslate()
  const { brand, configuration } = useShopConfig()
  const { announce } = useAnnouncer()
  const [days] = useState(() => refillDays(clockIn(configuration, new Date()).day, afterDays))
  const [typed, setTyped] = useState(days.suggested)
  const [isWrong, setWrong] = useState(false)
  const shop = configuration.displayName || brand.name
  const save = () => {
    const day = readRefillDay(typed, days)
    setWrong(day === undefined)
    if (!day) return
    const url = location.origin + path
    const file = refillCalendar(
      {
        id: `refill-${orderNumber}@${location.hostname}`,
        day,
        title: t('RefillEventTitle', { shop }),
        text: [t('RefillEventText', { orderNumber }), ...goods, url].join('\n'),
        url,
      },
      new Date(),
    )
    download(file, `${day.toISOString().slice(0, 10)}.ics`)
    announce(t('RefillReady'))
  }
  return (
    <Panel surface="tint" data-screen-only>
      <Stack>
        <h2>{t('RefillTitle')}</h2>
        <p>{t('RefillText')}</p>
        <DayField>
          <TextField
            id="refill-day"
            type="date"
            label={t('RefillDay')}
            value={typed}
            onChange={setTyped}
            min={days.min}
            max={days.max}
            error={isWrong ? t('RefillDayWrong') : ''}
          />
        </DayField>
        <div>
          <Button look="secondary" onClick={save}>
            {t('RefillAdd')}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}

const DayField = styled.div`
  max-width: 20rem;
`

/** Milliseconds after which a browser has taken over a file. */
const TAKEN_AFTER = 60_000

/** Hands a file to the browser, which saves it or opens the calendar. */
function download(text: string, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_AFTER)
}
