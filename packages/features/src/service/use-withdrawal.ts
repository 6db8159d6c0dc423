import { personQuestions } from '@shop/domain/account/person-questions.ts'
import { withdrawalRules, type Withdrawal } from '@shop/domain/orders/withdrawal.ts'
import { orderToWithdraw } from '@shop/domain/orders/withdrawal-address.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FormState } from '../forms/form-state.ts'
import { useForm } from '../forms/use-form.ts'
import { useFocusOnChange } from '../runtime/navigation/focus-on-navigation.ts'
import { useLocation, useNavigate } from '../runtime/navigation/router.ts'
import * as v from 'valibot'
import { readKnownPerson } from '../session/known-person.ts'
import { useCustomer } from '../session/visit/use-visit.ts'
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
  usePrefill(form)
  const check = useWithdrawalCheck(checked ?? empty, () => setSent(true))
  // After a reload, the values are gone.
  const isCheck = checked !== undefined && v.is(checkEntry, location.state)
  const step: WithdrawalStep = isSent ? 'done' : isCheck ? 'check' : 'form'
  const beginAnew = useEffectEvent(() => check.setValues({ captcha: '' }))
  useEffect(() => beginAnew(), [step])
  // Each step replaces the one with the pressed button.
  useFocusOnChange(step, true)
  return { step, form, check, withdrawal: checked ?? empty, change: () => void navigate(-1) }
}

/**
 * Fills in what is known after hydration: the order that the link names, and the customer, or who ordered on the page before.
 * Keeps what was typed.
 */
function usePrefill({
  values,
  setValues,
}: Pick<FormState<typeof empty, typeof withdrawalRules>, 'values' | 'setValues'>) {
  const { search, state } = useLocation()
  const customer = useCustomer()
  const fill = useEffectEvent(() => {
    const { firstName, middleName, lastName, email = '' } = customer ?? readKnownPerson(state)
    const known = {
      orderNumber: orderToWithdraw(search),
      name: [firstName, middleName, lastName].filter(Boolean).join(' '),
      email,
    }
    setValues(Object.fromEntries(Object.entries(known).filter(([field]) => !values[field as keyof typeof known])))
  })
  const customerId = customer?.userId
  useEffect(() => fill(), [customerId])
}

const checkEntry = v.object({ isCheck: v.literal(true) })
