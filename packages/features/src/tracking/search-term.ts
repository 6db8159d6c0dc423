const PERSONAL = /\S+@\S+|\b\d{6}[-\s]?\d{4}\b|\+?\d(?:\s?\d){7,}/g

/** Returns a search term without e-mail addresses, phone numbers and personal numbers. */
export const trackableSearchTerm = (words: string) => words.replaceAll(PERSONAL, '…').slice(0, 100)
