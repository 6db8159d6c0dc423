import { loadCode } from '../../../runtime/platform/load-code.ts'
import type { MountedForm, FormListener } from './adyen-sdk.ts'
import type { FormSettings } from './form-settings.ts'

/** How long the form may take to load, in milliseconds. */
export const FORM_TIMEOUT = 30_000

/** Loads the form's code and opens it. Rejects if there is no payment method, or after the time limit. */
export async function openFormWithTimeout(
  settings: FormSettings,
  container: HTMLElement,
  listener: FormListener,
): Promise<MountedForm> {
  if (!settings.clientKey || settings.methods.length === 0) throw new Error('Adyen has no way to pay here')
  const opening = loadCode(() => import('./adyen-sdk.ts')).then(({ openAdyenForm }) =>
    openAdyenForm(settings, container, listener),
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The form of Adyen did not come in time')), FORM_TIMEOUT)
  })
  try {
    return await Promise.race([opening, late])
  } catch (error) {
    // A form that opens after the time limit is removed.
    opening.then(
      ({ close }) => close(),
      () => undefined,
    )
    throw error
  } finally {
    clearTimeout(timer)
  }
}
