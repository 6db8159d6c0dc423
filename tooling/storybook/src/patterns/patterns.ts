import type { Pattern } from './pattern.ts'

export const forms: Pattern = {
  title: 'Forms',
  lead: 'A form asks for as little as it can, keeps what was typed, and says how to mend a mistake.',
  use: 'Wherever a customer writes or chooses something that is sent: login, address, checkout, contact.',
  avoid: 'For a choice that works at once, such as a quantity in the basket.',
  instead: {
    'Commerce/Quantity stepper': 'changes a quantity at once',
    'Commerce/Option tiles': 'chooses a variation of a product',
  },
  rules: [
    'The label stands above the field and stays there. A field has no example inside.',
    'Fields stand one below the other. Only short pairs such as postcode and town share a line.',
    'Optional fields say so after the label. All others are needed, and have no mark, because nearly all are.',
    'A field is checked when the customer leaves it with something in it. An empty field waits for the button.',
    'An error goes away with the next letter. No error appears while the customer types.',
    'The button is never grey because something is missing. A press shows what is missing.',
    'After the press a summary takes the focus and links to each field. The newsletter’s form of one field focuses that field instead.',
    'What was typed stays, also when the connection is lost or the gateway refuses it.',
    'Each field about the customer names its purpose for autofill. CPR, order and code numbers are never filled.',
    'Numbers such as a CPR number are text with a number pad. Spaces and dashes are accepted.',
  ],
  code: {
    'packages/features/src/forms/form-store.ts': 'when a field is checked, and when an error goes away',
    'packages/features/src/forms/use-field-binding.ts': 'why a check waits for the end of a press',
    'packages/features/src/forms/form-summary.tsx': 'what the summary lists, and when it stays away',
    'packages/features/src/forms/use-focus-first-error.ts': 'where the focus goes without a summary',
    'packages/domain/src/address/address-table.ts': 'labels, hints and autofill of an address',
    'packages/features/src/checkout/cpr-step.tsx': 'the CPR number, without autofill',
    'packages/domain/src/fields/cpr.ts': 'which CPR numbers are read',
  },
}

export const errors: Pattern = {
  title: 'Errors',
  lead: 'An error says what happened, what is safe, and what to do now. It stands where the customer looks.',
  use: 'When something that the customer asked for did not happen.',
  avoid: 'For news, for a choice that is not possible yet, and for an empty list.',
  instead: {
    Messages: 'are news without a failure',
    'Empty states': 'is a list that has nothing yet',
    'Actions/Button': 'says in its disabled reason what is missing',
  },
  rules: [
    'The smallest place that failed shows the error: the field, the list, or the page. The rest stays usable.',
    'What could not be loaded has a button to try again. A panel or a page also leads to customer service.',
    'An answer that did not arrive is not an error of the customer. The shop reads what happened before it says anything.',
    'Whenever money is involved, the first sentence says whether something was paid.',
    'No code, no status, no “invalid”. A failure that only we can find has an error number to read out on the phone.',
    'An error has an icon and words. Red alone says nothing.',
    'An error never disappears by time.',
  ],
  code: {
    'packages/domain/src/reading/errors.ts': 'error codes of any gateway become texts of the shop',
    'packages/features/src/runtime/failures/failure-panel.tsx': 'a part or a page that could not be loaded',
    'packages/features/src/runtime/failures/retry-notice.tsx': 'a small part that could not be loaded',
    'packages/features/src/runtime/actions/use-action.ts': 'a press whose call failed',
    'packages/features/src/cart/change.ts': 'a lost answer is read, not repeated',
    'packages/ui/src/feedback/error-number.tsx': 'the error number in groups of three',
  },
}

export const prices: Pattern = {
  title: 'Prices',
  lead: 'The price on the tile, in the basket and on the receipt is one price: the one that is charged.',
  use: 'Wherever an amount of money is shown.',
  avoid: 'In pictures and in texts of editors, where no change of price reaches it.',
  instead: {
    'Commerce/Bulk price table': 'shows prices by quantity',
    'Commerce/Summary rows': 'adds the sums of a basket up',
  },
  rules: [
    'The shop computes no amount that it shows. Every amount comes from the gateway as it will be charged.',
    'The market decides how an amount is written. “kr.” in Danish, “kr” in Swedish, “£” in front in English.',
    'The page of a product says whether VAT is included. The words belong to the shop, not to the designer.',
    'During an offer the new price comes first, then the old one struck through. Screen readers hear “Now” and “Was”.',
    'A former price is shown only if it is higher than the price now.',
    'A bulk price is shown only if it is lower than the price of one piece. “From …” names the lowest.',
    'A discount has a minus, and the name of its code or offer where the gateway sends one.',
    'Delivery that costs nothing is the word “Free”, not an amount of zero.',
    'Amounts stand at the end of a line, with digits of one width where the typeface has them.',
  ],
  code: {
    'packages/domain/src/prices/price-view.ts': 'which of the amounts are shown',
    'packages/domain/src/prices/price.ts': 'how an amount is read and written',
    'packages/domain/src/prices/bulk-rows.ts': 'the rows of the table of bulk prices',
    'packages/features/src/catalogue/tile/use-vat-note.ts': 'the words about VAT',
    'packages/features/src/catalogue/tile/tile-price.tsx': 'the price of a tile',
    'tooling/gateway/src/checkout/initialize-transaction.ts': 'the amounts of an order are fixed before it is paid',
  },
}

export const messages: Pattern = {
  title: 'Messages',
  lead: 'A message tells what has changed or what to know, once, at the place it is about.',
  use: 'When a press worked and the page does not show it by itself, or when something is to be known before going on.',
  avoid: 'When the page already shows the result, and for advertising.',
  instead: {
    Errors: 'is something that did not happen',
    Dialogs: 'must be answered before going on',
    'Feedback/Notification bar': 'is for all visitors of all pages',
  },
  rules: [
    'Success confirms in the past: “Your address has been saved.” It has no exclamation mark.',
    'Warning is for what costs something later: few pieces left, a basket changed elsewhere.',
    'Info is for what is good to know and costs nothing.',
    'Danger is for what failed. See Errors.',
    'There is one toast at a time. A newer one replaces it.',
    'A message that appears later is announced. A message that was there from the start is not.',
    'A toast confirms a press and can undo it. It never carries an error, because it leaves by itself.',
    'A toast stays six seconds, and as long as pointer or focus is on it.',
  ],
  code: {
    'packages/ui/src/feedback/alert.tsx': 'tones, and which of them interrupt a screen reader',
    'packages/ui/src/feedback/toasts.tsx': 'one toast at a time, and how long it stays',
    'packages/ui/src/elements/announcement.tsx': 'what screen readers are told',
    'packages/features/src/session/profile/undo-notice.tsx': 'a removal that can be undone',
  },
}

export const emptyStates: Pattern = {
  title: 'Empty states',
  lead: 'A list that has nothing yet explains itself and leads on.',
  use: 'For an empty basket, no favourites, no orders, and a search that found nothing.',
  avoid: 'For a list that is loading, and for one that could not be loaded.',
  instead: { Loading: 'is not there yet', Errors: 'could not be loaded' },
  rules: [
    'The heading says what is empty, in words the menu uses: “Your basket is empty”.',
    'One sentence says how something gets here.',
    'There is a way on: a button, the battery sizes, or a phone number.',
    'A search that found nothing repeats the words that were searched, so that a slip of the finger is seen.',
    'The drawing is decoration. Screen readers skip it.',
    'A list that belongs to the customer is shown when it is empty, too. Recommendations without products are left out.',
  ],
  code: {
    'packages/ui/src/feedback/empty-state.tsx': 'drawing, heading, sentence and way on',
    'packages/features/src/catalogue/search/nothing-found.tsx': 'a search without results',
  },
}

export const loading: Pattern = {
  title: 'Loading',
  lead: 'Most answers arrive before anything must be shown. The others keep their place and say that they are coming.',
  use: 'When a part of a page waits for an answer.',
  avoid: 'For a press: the button itself is busy. And never over a page that can still be read.',
  instead: { 'Actions/Button': 'is busy while its press is sent', Errors: 'is what a wait without an answer becomes' },
  rules: [
    'A page that the server renders has no loading state. Outlines are for what only the browser knows.',
    'Outlines appear after 300 milliseconds, where the form of the content is known: tiles, fields, rows.',
    'A spinner never stands alone. It has a word beside it, which screen readers hear.',
    'After ten seconds the page says that it takes longer, and offers a way on.',
    'Outlines have the measures of the content, so that nothing jumps.',
    'A busy button keeps its width, has words, and ignores further presses.',
    'Reduced motion stops the sheen and the turning. The words stay.',
  ],
  code: {
    'packages/ui/src/feedback/skeleton.tsx': 'the delay and the sheen of outlines',
    'packages/ui/src/elements/outlined-loader.tsx': 'word and outlines together',
    'packages/ui/src/elements/spinner.tsx': 'the words that appear after ten seconds',
    'packages/features/src/runtime/failures/page-loader.tsx': 'a page that is loading, or that failed',
    'packages/ui/src/forms/field-outline.tsx': 'the outline of a field',
  },
}

export const dialogs: Pattern = {
  title: 'Dialogs',
  lead: 'A dialog interrupts. It asks one question, or shows one thing that does not fit into the page.',
  use: 'Before something is removed that would be work to bring back, and for a picture in full size.',
  avoid:
    'For messages, for forms, and for what opens by itself. If a removal can be undone, let it happen and offer to undo it.',
  instead: {
    Messages: 'tells something',
    'Feedback/Toasts': 'offers to undo a small thing',
    'Content/Collapsible': 'shows more of the page',
  },
  rules: [
    'The title is the question and names the thing: “Remove Soft domes from the basket?”',
    'The buttons answer it: “Remove” and “Keep it”, never “OK” and “Cancel”.',
    'Esc, the × and a press outside mean no.',
    'A removal that would be work to repeat is asked for, or can be undone.',
    'The focus moves into the dialog, stays there, and goes back to the button that opened it.',
  ],
  code: {
    'packages/ui/src/feedback/dialog.tsx': 'focus, Esc and the page below',
    'packages/ui/src/feedback/confirm-dialog.tsx': 'the question with two answers',
    'packages/features/src/cart/removal-dialog.tsx': 'the removal of a line of the basket',
    'packages/features/src/session/profile/undo-notice.tsx': 'a removal that is undone instead of confirmed',
  },
}

export const paymentResult: Pattern = {
  title: 'Payment result',
  lead: 'After a payment the page says what was read of it, and no more.',
  use: 'On the pages that a payment leads to: an order that is not placed, or not yet.',
  avoid: 'For a placed order, which has its own page with number, delivery and receipt.',
  instead: { Errors: 'is what a page says that failed for another reason' },
  rules: [
    'Every state has its words in one table: paid, refused, cancelled, failed, open, unknown, does not exist.',
    'The first sentence says whether something was paid, as far as that was read.',
    'While the payment may still succeed, no button leads to a second one.',
    'The page asks again for a while, says so, and then offers to ask again.',
    'Who comes back in another browser learns how the payment ended, and nothing personal.',
  ],
  code: {
    'packages/features/src/payments/result/outcome.ts': 'how a state is read',
    'packages/features/src/payments/result/outcome-words.ts': 'what each state says',
    'packages/features/src/payments/result/watch-payment.ts': 'how long the page asks',
  },
}
