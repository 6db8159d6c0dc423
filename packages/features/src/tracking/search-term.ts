const PERSONAL = /\S+@\S+|\b\d{6}[-\s]?\d{4}\b|\+?\d(?:\s?\d){7,}/g

/** The words of a search as they may be counted: addresses, phone and personal numbers typed by mistake stay here. */
export const trackableSearchTerm = (words: string) => words.replaceAll(PERSONAL, '…').slice(0, 100)
