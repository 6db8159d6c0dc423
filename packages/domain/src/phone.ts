/** Whether a text could be a phone number of any country, however it is grouped: six digits at least, and nothing that is in none. */
export const isPhone = (text: string) => /^[\d\s+()./-]+$/.test(text) && /(?:\d\D*){6}/.test(text)
