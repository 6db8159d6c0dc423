import { withdrawalRules, type Withdrawal } from '@shop/domain/orders/withdrawal.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from '../forms/use-form.ts'
import { focusHeading } from '../runtime/navigation/focus-on-navigation.ts'
import { useLocation, useNavigate } from '../runtime/navigation/router.ts'
import * as v from 'valibot'
import { useWithdrawalCheck } from './use-withdrawal-check.ts'

const empty = { orderNumber: '', name: '', email: '', reason: '' }

/** Where somebody stands who withdraws: filling in, looking at it once more, or done. */
export type WithdrawalStep = 'form' | 'check' | 'done'

/** Withdrawing from a contract in two steps, as the law asks: nothing is sent before the second. */
export function useWithdrawal() {
  const navigate = useNavigate()
  const location = useLocation()
  const [checked, setChecked] = useState<Withdrawal>()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    id: 'withdrawal',
    rules: withdrawalRules,
    empty,
    send: (withdrawal) => {
      setChecked(withdrawal)
      // A place of its own in the history, so that Back leads to what was typed and not away from it.
      return Promise.resolve(navigate(location, { state: { isCheck: true } }))
    },
  })
  const check = useWithdrawalCheck(checked ?? empty, () => setSent(true))
  // After a reload nothing is there to be looked at.
  const isCheck = checked !== undefined && v.is(checkEntry, location.state)
  const step: WithdrawalStep = isSent ? 'done' : isCheck ? 'check' : 'form'
  useNewStep(step, () => check.setValues({ captcha: '' }))
  return { step, form, check, withdrawal: checked ?? empty, change: () => void navigate(-1) }
}

const checkEntry = v.object({ isCheck: v.literal(true) })

/** Each step takes the place of the one before it, and with it of the button that was pressed: the page begins anew. */
function useNewStep(step: WithdrawalStep, begin: () => void) {
  const shown = useRef(step)
  const beginAnew = useEffectEvent(begin)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    beginAnew()
    scrollTo(0, 0)
    focusHeading()
  }, [step])
}
