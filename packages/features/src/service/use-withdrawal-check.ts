import { sortAccountErrors } from '@shop/domain/account/account-errors.ts'
import { captchaRules } from '@shop/domain/fields/captcha.ts'
import type { Withdrawal } from '@shop/domain/orders/withdrawal.ts'
import { useCaptchaForm } from '../forms/use-captcha-form.ts'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'

/** Sends a withdrawal as a message to customer service, without a phone number. */
export function useWithdrawalCheck({ orderNumber, name, email, reason }: Withdrawal, onSent: () => void) {
  const t = useTranslate()
  const { loadGateway } = useShop()
  const message = [
    t('WithdrawalMessage', { orderNumber }),
    ...(reason ? [t('WithdrawalMessageReason', { reason })] : []),
  ].join('\n')
  return useCaptchaForm({
    id: 'withdrawal-check',
    rules: captchaRules(useConfiguration()),
    empty: { captcha: '' },
    sortErrorCodes: sortAccountErrors,
    send: async ({ captcha }) => {
      const { customerService } = await loadGateway()
      await customerService.contact({ message, name, email, phone: '', captcha })
    },
    onSent,
  })
}
