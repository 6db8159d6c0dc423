/** What has changed in the design, the latest first. Kept by hand, ten at most: an older one leaves with each new one. */
export const changes: readonly { day: string; what: string; see: string }[] = [
  { day: '2026-11-28', what: 'The basket reminds of promo codes in small text.', see: 'Pages/Cart' },
  {
    day: '2026-11-28',
    what: 'The mini-cart opens at the foot of a phone, away from the button that was pressed.',
    see: 'Parts/Commerce/Mini cart',
  },
  {
    day: '2026-11-28',
    what: 'Totals say what delivery costs before one is chosen.',
    see: 'Parts/Commerce/Summary rows',
  },
  {
    day: '2026-11-26',
    what: 'Toasts have their buttons below the words with large letters.',
    see: 'Parts/Feedback/Toasts',
  },
  {
    day: '2026-11-26',
    what: 'A button in a message stands apart from the text, at its own width.',
    see: 'Parts/Feedback/Alert',
  },
  {
    day: '2026-11-26',
    what: 'Long names of categories break instead of being cut.',
    see: 'Parts/Commerce/Category tiles',
  },
  { day: '2026-11-26', what: 'A phone’s slide fills the carousel.', see: 'Parts/Content/Carousel' },
  {
    day: '2026-11-25',
    what: 'Cards cut their text after three lines on phones.',
    see: 'Parts/Commerce/Product card',
  },
  {
    day: '2026-11-24',
    what: 'The button of a password says its state in words alone.',
    see: 'Parts/Forms/Password field',
  },
  {
    day: '2026-11-23',
    what: 'Each failure has a number to read out on the phone.',
    see: 'Parts/Feedback/Error number',
  },
]
