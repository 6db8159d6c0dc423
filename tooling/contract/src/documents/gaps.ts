// What the shop does about gaps that are no single field: texts, pictures, links, sums and unknown words.

export const gapEffects = {
  text: 'The place of the text stays empty, or has the fallback text where the site has fallback texts.',
  picture: 'The browser blocks the picture, and shows its sign for a broken one.',
  link: 'The link leads to the page that says that the page is not found.',
  contentPage: 'The menu has the entry, and its page is not found.',
  category: 'The tile of the category leads to an empty list.',
  lineTotal: 'The line shows both amounts as they were sent.',
  rounding: 'The totals show the difference as the row “Rounding”.',
  other: 'The totals show the difference as the row “Other”.',
  unnamedDiscount: 'The totals show the difference as the row “Discount”.',
  transactionTotal: 'The payment shows its own total, which is not the total of the cart.',
  withoutToken: 'The shop never asks without a token. Other programs can.',
  slow: 'The page waits, and shows its progress. After 60 seconds the call counts as failed.',
} as const

export type GapSubject = keyof typeof gapEffects
