import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import { Steps } from '@shop/ui/navigation/steps.tsx'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'

const names = { cart: 'Cart', delivery: 'StepDelivery', payment: 'StepPayment', receipt: 'StepReceipt' } as const
type Step = keyof typeof names

/** The steps from the cart to the receipt. Shops without payment skip that step. */
export function CheckoutSteps({ current }: { current: Step }) {
  const t = useTranslate()
  const steps: Step[] = takesPayment(useConfiguration())
    ? ['cart', 'delivery', 'payment', 'receipt']
    : ['cart', 'delivery', 'receipt']
  return (
    <Steps
      label={t('CheckoutSteps')}
      steps={steps.map((step) => t(names[step]))}
      current={steps.indexOf(current)}
      doneLabel={t('StepDone')}
    />
  )
}
