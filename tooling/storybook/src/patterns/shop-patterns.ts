import type { Pattern } from './pattern.ts'

// The patterns that are pieces of the shop. Their stories stand beside the pieces, in packages/features.

export const productLists: Pattern = {
  title: 'Product lists',
  lead: 'The same card everywhere: in a category, a search, a slider and among the favourites.',
  use: 'Wherever a visitor compares products and may add one without opening its page.',
  avoid: 'For what is in the basket or was ordered, and for categories.',
  instead: {
    'Commerce/Line item': 'is a product in the basket',
    'Commerce/Compact lines': 'lists what was ordered',
    'Commerce/Category tiles': 'leads to categories',
  },
  rules: [
    'A card adds one piece by its button. A product with options leads to its page instead: “Choose options”.',
    'The name is the link, and a press anywhere else on the card follows it. Buttons on the card stay buttons.',
    'The name of the button for screen readers contains the product. The visible words come first.',
    'What cannot be bought keeps its card. The button says why: sold out, or not sold online.',
    'Where prices are hidden, the badge of an offer is hidden, too.',
    'A list on its way has outlines as high as the cards, and says that it is loading.',
    'A list that could not be loaded offers to try again. An empty one says so and is no error.',
    'Long lists have pages with addresses of their own, so that the way back leads to the same place.',
    'A slider of recommendations without products is left out, heading and all.',
  ],
  code: {
    'packages/features/src/catalogue/product-list-section.tsx': 'a list that is loading, refused, empty or there',
    'packages/features/src/catalogue/tile/product-tile.tsx': 'what a card shows of a product',
    'packages/features/src/catalogue/tile/tile-action.tsx': 'adds a product, or leads to its options',
    'packages/features/src/catalogue/list-address.ts': 'the address of a part of a list',
    'packages/features/src/catalogue/rows/recommended-slider.tsx': 'the slider of recommendations',
  },
}

export const productView: Pattern = {
  title: 'Product view',
  lead: 'A product answers in the order of the questions: what is it, does it fit, what does it cost, when is it here.',
  use: 'For one product, with its choices, its price and its texts.',
  avoid: 'For a product among others.',
  instead: { 'Commerce/Product card': 'is a product in a list', 'Commerce/Line item': 'is a product in the basket' },
  rules: [
    'Name and item number come first, then the choices, the price, quantity and button. Texts and facts follow.',
    'The table of bulk prices follows the button, at all widths. Before it, it moved the button of a phone down by 310 px (to 1,606 px in a window of 390 × 844, BAT-312-06). The row of the chosen quantity is marked.',
    'No bar stays at the bottom of the window, as in the basket. It would cover 81 of 844 px while people read, and say “Choose a size first” far from the sizes.',
    'Every choice is on show as a tile. Nothing is chosen in advance, unless the address names it.',
    'A value that does not go with the others stays pressable, and says so.',
    'Each choice stands in the address, so that a link or a reload shows the same variation.',
    'Item number, price and pictures are those of the variation as soon as it is chosen.',
    'The button stays in its place. What is missing is its reason: “Choose a size first”.',
    'A product that is sold out shows one like it that is in stock, where there is one.',
    'A product that is shown and not sold leads to customer service in place of the button.',
    'Below the choices stands a way to ask, because the wrong size helps nobody.',
  ],
  code: {
    'packages/domain/src/catalogue/buying-obstacle.ts': 'why a product cannot be bought, in this order',
    'packages/features/src/product/buy-box.tsx': 'the order of the parts, and the words for each reason',
    'packages/features/src/product/product-choices.tsx': 'the tiles, and which of them do not go together',
    'packages/features/src/product/product-view.tsx': 'the choice in the address',
    'packages/features/src/product/product-price.tsx': '“From …” where no table tells the steps',
    'packages/features/src/product/alternative.tsx': 'what is in stock instead',
  },
}

export const loginBox: Pattern = {
  title: 'Login box',
  lead: 'A visitor can log in without leaving the checkout, and never has to.',
  use: 'Where an account helps and is not needed, and where a login has ended while a form is filled in.',
  avoid: 'For pages that only customers see.',
  instead: { Forms: 'has the rules for the fields', Dialogs: 'ask one question, and are no place for a form' },
  rules: [
    'It begins as a question with one button. The forms open in its place, below the question.',
    'Login and registration lead to each other, and the email address moves along.',
    'What the page knows already is filled in: the name and the email address of the checkout.',
    'The focus moves to the heading of the form that replaces the pressed button.',
    'A way on as a guest is always there, unless the shop sells to customers alone.',
    'If a login ends, the box opens by itself and first says that the basket is safe.',
    'It does not take the focus from a visitor who is typing. The notice is announced.',
    'After a login it confirms in its place, and what was typed into the page stays.',
  ],
  code: {
    'packages/features/src/session/login/login-box.tsx': 'when the box opens, and what it shows',
    'packages/features/src/session/login/login-box-form.tsx': 'the two forms, and the focus',
    'packages/features/src/session/login/login-ended.tsx': 'the notice after a login has ended',
    'packages/features/src/session/known-person.ts': 'what the page knows already',
  },
}

export const headerAndFooter: Pattern = {
  title: 'Header and footer',
  lead: 'The same ways stand in the same places on every page: search, help, account, basket.',
  use: 'Around every page of the shop.',
  avoid: 'For news about one page, and during the payment, where nothing may distract.',
  instead: {
    Messages: 'tells something at its place',
    'Navigation/Quiet header': 'is the header of checkout and payment',
    'Navigation/Small footer': 'is the footer of checkout and payment',
  },
  rules: [
    'Each icon of the header has its word. An icon alone is for those who know it.',
    'Help is reachable from each page: in the header, or in the menu and the selling points on a phone.',
    'The menu closes when the page changes.',
    'The number on the basket counts pieces, and moves with the press, before the gateway has answered.',
    'Where prices are hidden, header and basket show none.',
    'Editors choose columns and links of the footer. Customers get “My account” in place of login and registration.',
    'The checkout keeps the legal links. Without chosen ones it shows the whole footer, so that the terms stay reachable.',
    'A lost connection is told by a line on the page, and what can be read stays.',
    'A shop that cannot start says so, with a button to try again.',
  ],
  code: {
    'packages/features/src/shell/header.tsx': 'what stands in the header, and where help is',
    'packages/features/src/shell/footer.tsx': 'the footer of pages and of the checkout',
    'packages/features/src/shell/cart-action.tsx': 'the number on the basket',
    'packages/features/src/shell/offline-notice.tsx': 'a lost connection',
    'packages/features/src/shell/start-screens.tsx': 'a shop that starts, or cannot',
  },
}

export const writtenByEditors: Pattern = {
  title: 'Written by editors',
  lead: 'Editors write banners, spots, guides and partners. Any part of them may be missing, and nothing gapes.',
  use: 'For what a shop tells of itself: on the front page, above categories, in the footer.',
  avoid: 'For prices, stock and dates of delivery, which change without an editor.',
  instead: { Prices: 'come from the gateway', 'Feedback/Notification bar': 'is news for all visitors' },
  rules: [
    'A part that editors left empty is left out with its heading. No space stays behind.',
    'A banner works with words alone. A picture carries nothing that the words do not say.',
    'The first banner of a page may hold its heading. No slide of a carousel does, because it would disappear with it.',
    'One button of a banner is primary. Further ones are secondary.',
    'A carousel can be paused, and stands still with reduced motion.',
    'Links with the same words say what they are about to screen readers: “Read more: Change the battery”.',
    'The newsletter asks for an address and a consent, and for nothing else.',
    'Editors’ HTML is cleaned: no scripts, no styles, no frames.',
  ],
  code: {
    'packages/features/src/content/shop-banner.tsx': 'a banner, each part of which may be missing',
    'packages/features/src/content/banner-carousel.tsx': 'one banner, or several as slides',
    'packages/features/src/content/newsletter-form.tsx': 'the newsletter',
    'packages/features/src/content/materials-row.tsx': 'guides, and the names of their links',
    'packages/ui/src/content/rich-text/rich-text-rules.ts': 'what stays of editors’ HTML',
  },
}
