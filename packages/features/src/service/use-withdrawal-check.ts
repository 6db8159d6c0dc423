import { sortAccountErrors } from '@shop/domain/account/account-errors.ts'
import { captchaRules } from '@shop/domain/fields/captcha.ts'
import type { Withdrawal } from '@shop/domain/orders/withdrawal.ts'
import { useState } from 'react'
import { useCaptchaForm } from '../forms/use-captcha-form.ts'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'

/**
 * Sends a withdrawal as a message to customer service, without a phone number. Where the gateway spares withdrawals the captcha,
 * it is asked for only once the gateway has refused.
 */
export function useWithdrawalCheck({ orderNumber, name, email, reason }: Withdrawal, onSent: () => void) {
  const t = useTranslate()
  const { loadGateway } = useShop()
  const configuration = useConfiguration()
  const { captcha: vendor } = configuration
  const isSpared = typeof vendor === 'object' && vendor.sparesWithdrawals
  const [asksCaptcha, setAsksCaptcha] = useState(!isSpared)
  const message = [
    t('WithdrawalMessage', { orderNumber }),
    ...(reason ? [t('WithdrawalMessageReason', { reason })] : []),
  ].join('\n')
  const form = useCaptchaForm({
    id: 'withdrawal-check',
    rules: captchaRules(isSpared ? { captcha: 'none' } : configuration),
    empty: { captcha: '' },
    staysOnPage: true,
    sortErrorCodes: sortAccountErrors,
    send: async ({ captcha }) => {
      const { customerService } = await loadGateway()
      await customerService.contact({ message, name, email, phone: '', captcha, ...(isSpared && { orderNumber }) })
    },
    onSent,
    onRefused: ({ errors }) => setAsksCaptcha((before) => before || errors.captcha !== undefined),
  })
  return { ...form, asksCaptcha }
}
