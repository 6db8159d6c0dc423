/** Returns the `tel:` address of a telephone number with spaces or dashes. */
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

/** Returns the address that opens a text message to a number. */
export const textMessageLink = (number: string) => `sms:${number.replaceAll(' ', '')}`
