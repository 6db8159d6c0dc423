/** Returns the `tel:` address of a telephone number with spaces or dashes. */
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
