import { useEffect, useEffectEvent } from 'react'
import { addButtonAttributes, addClickName } from './add-button-attributes.ts'

/**
 * Returns the attributes of a product's add button, and carries out a click from before hydration that the script in the
 * page's head has not sent. `label` is shown after an add.
 */
export function useReplayedAdd(productId: string, label: string, carryOut: (quantity: string) => void) {
  const name = addClickName(productId)
  const click = useEffectEvent(carryOut)
  useEffect(() => {
    const clicks = window.beforeHydration?.clicks
    const quantity = clicks?.get(name)
    if (quantity === undefined) return
    clicks?.delete(name)
    // The recorder has marked the button as busy. From now on its component does.
    for (const clicked of document.querySelectorAll(`[data-replay="${CSS.escape(name)}"]`)) {
      clicked.removeAttribute('aria-busy')
    }
    click(quantity)
  }, [name])
  return addButtonAttributes(productId, label)
}
