import { withdrawalRules, type Withdrawal } from '@shop/domain/withdrawal.ts'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../forms/use-form.ts'
import { focusHeading } from '../runtime/navigation/focus-on-navigation.ts'
import { useWithdrawalCheck } from './use-withdrawal-check.ts'

const empty = { orderNumber: '', name: '', email: '', reason: '' }

/** Where somebody stands who withdraws: filling in, looking at it once more, or done. */
export type WithdrawalStep = 'form' | 'check' | 'done'

/** Withdrawing from a contract in two steps, as the law asks: nothing is sent before the second. */
export function useWithdrawal() {
  const [step, setStep] = useState<WithdrawalStep>('form')
  const [checked, setChecked] = useState<Withdrawal>(empty)
  useFocusOnStep(step)
  const form = useForm({
    id: 'withdrawal',
    rules: withdrawalRules,
    empty,
    send: (withdrawal) => {
      setChecked(withdrawal)
      setStep('check')
      return Promise.resolve()
    },
  })
  const check = useWithdrawalCheck(checked, () => setStep('done'))
  const change = () => {
    check.setValues({ captcha: '' })
    setStep('form')
  }
  return { step, form, check, withdrawal: checked, change }
}

/** Each step takes the place of the one before it, and with it of the button that was pressed: the page begins anew. */
function useFocusOnStep(step: WithdrawalStep) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    focusHeading()
  }, [step])
}
