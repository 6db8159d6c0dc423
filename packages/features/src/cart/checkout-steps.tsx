import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import { Steps } from '@shop/ui/navigation/steps.tsx'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'

const names = { cart: 'Cart', delivery: 'StepDelivery', payment: 'StepPayment', receipt: 'StepReceipt' } as const
type Step = keyof typeof names

/** How far it is from the basket to the receipt; not every shop has its customers pay. */
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
