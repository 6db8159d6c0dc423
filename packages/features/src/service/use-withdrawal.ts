import { personQuestions } from '@shop/domain/account/person-questions.ts'
import { withdrawalRules, type Withdrawal } from '@shop/domain/orders/withdrawal.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from '../forms/use-form.ts'
import { focusHeading } from '../runtime/navigation/focus-on-navigation.ts'
import { useLocation, useNavigate } from '../runtime/navigation/router.ts'
import * as v from 'valibot'
import { useWithdrawalCheck } from './use-withdrawal-check.ts'

const empty = { orderNumber: '', name: '', email: '', reason: '' }

/** The steps of a withdrawal. `check` shows the entered data again before sending. */
export type WithdrawalStep = 'form' | 'check' | 'done'

/** The withdrawal from a contract in two steps, as the law requires. Only the second step sends. */
export function useWithdrawal() {
  const navigate = useNavigate()
  const location = useLocation()
  const [checked, setChecked] = useState<Withdrawal>()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    id: 'withdrawal',
    rules: withdrawalRules,
    questions: personQuestions,
    empty,
    send: (withdrawal) => {
      setChecked(withdrawal)
      // An own history entry, so that Back leads to the form.
      return Promise.resolve(navigate(location, { state: { isCheck: true } }))
    },
  })
  const check = useWithdrawalCheck(checked ?? empty, () => setSent(true))
  // After a reload, the values are gone.
  const isCheck = checked !== undefined && v.is(checkEntry, location.state)
  const step: WithdrawalStep = isSent ? 'done' : isCheck ? 'check' : 'form'
  useNewStep(step, () => check.setValues({ captcha: '' }))
  return { step, form, check, withdrawal: checked ?? empty, change: () => void navigate(-1) }
}

const checkEntry = v.object({ isCheck: v.literal(true) })

/** Each step replaces the one with the pressed button. Moves focus and scroll position to the start of the page. */
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
