// The attributes of an add button for the script in the page's head, which carries out clicks before hydration.

const PREFIX = 'add:'

/** The name under which a click on a product's add button is recorded. */
export const addClickName = (productId: string) => `${PREFIX}${productId}`

/** Returns the attributes of a product's add button. `label` is shown after an add. */
export const addButtonAttributes = (productId: string, label: string) => ({
  'data-replay': addClickName(productId),
  'data-added': label,
})

/** Returns the id of the product that a button adds. Undefined for other buttons. */
export function addedProductIdOf({ dataset: { replay = '' } }: HTMLButtonElement) {
  return replay.startsWith(PREFIX) ? replay.slice(PREFIX.length) : undefined
}

/** Returns the label that an add button shows after an add. */
export const addedLabelOf = ({ dataset: { added } }: HTMLButtonElement) => added
