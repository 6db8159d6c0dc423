import type { AdyenForm, FormListener } from './adyen-sdk.ts'
import type { FormSettings } from './form-settings.ts'

/** Milliseconds after which a customer rather reads that the form does not come. */
export const FORM_TIMEOUT = 30_000

/** Fetches the form's code and opens it. Rejects when there is nothing to pay with, or when it does not come in time. */
export async function openFormInTime(
  settings: FormSettings,
  container: HTMLElement,
  listener: FormListener,
): Promise<AdyenForm> {
  if (!settings.clientKey || settings.methods.length === 0) throw new Error('Adyen has no way to pay here')
  const opening = import('./adyen-sdk.ts').then(({ openAdyenForm }) => openAdyenForm(settings, container, listener))
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The form of Adyen did not come in time')), FORM_TIMEOUT)
  })
  try {
    return await Promise.race([opening, late])
  } catch (error) {
    // What comes later is not wanted any more.
    opening.then(
      ({ close }) => close(),
      () => undefined,
    )
    throw error
  } finally {
    clearTimeout(timer)
  }
}
