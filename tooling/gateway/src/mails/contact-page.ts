/** Where customers of a shop write to its people. */
export const contactPage = (origin: string): string => `${origin}/customer-service/contact-us`
