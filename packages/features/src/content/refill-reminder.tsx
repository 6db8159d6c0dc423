import { readRefillDay, refillCalendar, refillDays, refillRules } from '@shop/domain/orders/refill-reminder.ts'
import { toErrorCode } from '@shop/domain/reading/errors.ts'
import { clockIn, dayOf, formatDate } from '@shop/domain/time/shop-time.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { Row, Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useFocusFirstError } from '../forms/use-focus-first-error.ts'
import { useForm } from '../forms/use-form.ts'
import { useRefusalText } from '../forms/use-refusal-text.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'
import { useUnauthorisedHandler } from '../session/visit/use-unauthorised-handler.ts'

interface RefillReminderProps {
  orderNumber: string
  /** The token of an order that was opened without an account. */
  orderToken?: string | undefined
  /** The names of the ordered goods. */
  goods: readonly string[]
  /** The page on which they can be ordered again. */
  path: string
  /** The day on which a mail was asked for, as the gateway sent it. */
  refillDay?: string | undefined
}

/** Offers a reminder to order again, in shops that know how long an order lasts: by mail, or in the customer's own calendar. */
export function RefillReminder(props: RefillReminderProps) {
  const { refillAfterDays } = useShopConfig().configuration
  if (refillAfterDays === undefined || !props.orderNumber) return null
  return <Reminder {...props} afterDays={refillAfterDays} />
}

interface Asked {
  day: string
}

function Reminder({ afterDays, ...order }: RefillReminderProps & { afterDays: number }) {
  const t = useTranslate()
  const { configuration } = useShopConfig()
  const { refillMails } = configuration
  const [days] = useState(() => refillDays(clockIn(configuration, new Date()).day, afterDays))
  const setBefore =
    dayOf(order.refillDay ?? '', configuration)
      ?.toISOString()
      .slice(0, 10) ?? ''
  const { ask, mailDay } = useMail(order, setBefore)
  const save = useCalendarFile(order, days)
  const inWords = useRefusalText()
  const form = useForm({
    id: 'refill',
    rules: refillRules(days),
    empty: { day: setBefore || days.suggested },
    staysOnPage: true,
    redirectOnFailure: useUnauthorisedHandler(),
    sortErrorCodes: (errorCodes) =>
      errorCodes.some((code) => toErrorCode(code) === 'refill-ended')
        ? { errors: { day: 'RefillMailEnded' }, errorCodes: [] }
        : { errors: {}, errorCodes: [...errorCodes] },
    send: refillMails ? ask : save,
  })
  useFocusFirstError(form)
  return (
    <Panel surface="tint" data-screen-only>
      <form {...form.formProps}>
        <Stack>
          <h2>{t('RefillTitle')}</h2>
          <p>{t(refillMails ? 'RefillMailIntro' : 'RefillText')}</p>
          <DayField>
            <TextField {...form.field('day')} type="date" label={t('RefillDay')} min={days.min} max={days.max} />
          </DayField>
          <Row>
            {refillMails && (
              <Button type="submit" look="secondary" busy={form.isSending}>
                {t('RefillMailAsk')}
              </Button>
            )}
            <Button
              look="secondary"
              {...(refillMails ? { onClick: () => void form.submit(save) } : { type: 'submit' as const })}
            >
              {t('RefillAdd')}
            </Button>
          </Row>
          <div aria-live="polite">
            {form.errorCodes.map((code) => (
              <Alert key={code} tone="danger">
                {inWords(code)}
              </Alert>
            ))}
            {mailDay && (
              <Alert tone="success">
                {t('RefillMailSet', { day: formatDate(mailDay, configuration, { weekday: 'long' }) })}
              </Alert>
            )}
          </div>
        </Stack>
      </form>
    </Panel>
  )
}

/** Returns a function that asks the gateway for a mail, and the day that it was asked for last. */
function useMail({ orderNumber, orderToken }: RefillReminderProps, setBefore: string) {
  const { loadGateway } = useShop()
  const [mailDay, setMailDay] = useState(setBefore)
  const ask = async ({ day }: Asked) => {
    await (await loadGateway()).refills.ask({ day, orderNumber, orderToken })
    setMailDay(day)
  }
  return { ask, mailDay }
}

/** Returns a function that hands over a file for the customer's calendar. */
function useCalendarFile({ orderNumber, goods, path }: RefillReminderProps, days: { min: string; max: string }) {
  const t = useTranslate()
  const { brand, configuration } = useShopConfig()
  const { announce } = useAnnouncer()
  const shop = configuration.displayName || brand.name
  return async (asked: Asked) => {
    const day = readRefillDay(asked.day, days)
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
    download(file, `${asked.day}.ics`)
    announce(t('RefillReady'))
  }
}

const DayField = styled.div`
  container-type: inline-size;
  max-width: 20rem;

  /* Beside the icon, large letters leave no room for the year. A press on the field itself opens the calendar of a phone. */
  @container (max-width: 12rem) {
    input::-webkit-calendar-picker-indicator {
      display: none;
    }
  }
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
