/** The address that calls a telephone number, written as people write it. */
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
