const english = {
  sandbox: 'Sandbox: no real payment. No money moves here.',
  toPay: 'To pay',
  to: 'To',
  reference: 'Reference',
  bankTitle: 'Approve your payment',
  bankNote: 'This is where the app or the bank asks you. Press what it should answer.',
  approve: 'Approve',
  refuse: 'Decline',
  cancel: 'Cancel',
  otherAnswers: 'More that can happen',
  pending: 'Leave it open: the bank decides 20 seconds later',
  payAndClose: 'Approve, then close the window',
  closedTitle: 'Paid',
  closed: 'Now close this window. Only the notice in the background reaches the shop.',
  challengeTitle: 'Is it you?',
  challengeNote: 'Your bank wants to know that it is you who pays.',
  password: 'Password: "password"',
  confirm: 'Confirm',
  answered: 'Thank you. One moment, please.',
  unknownTitle: 'Unknown payment',
  unknown: 'This payment is not known here, or it is over. Please go back to the shop.',
}

/** A bank's texts for its customers. */
export type BankTexts = typeof english

const danish: BankTexts = {
  sandbox: 'Testmiljø: ingen rigtig betaling. Her flyttes ingen penge.',
  toPay: 'At betale',
  to: 'Til',
  reference: 'Reference',
  bankTitle: 'Godkend din betaling',
  bankNote: 'Her spørger appen eller banken dig. Tryk på det svar, der skal gives.',
  approve: 'Godkend',
  refuse: 'Afvis',
  cancel: 'Annuller',
  otherAnswers: 'Mere, der kan ske',
  pending: 'Lad den stå åben: banken bestemmer sig 20 sekunder senere',
  payAndClose: 'Godkend, og luk så vinduet',
  closedTitle: 'Betalt',
  closed: 'Luk nu vinduet. Kun beskeden i baggrunden når frem til butikken.',
  challengeTitle: 'Er det dig?',
  challengeNote: 'Din bank vil vide, at det er dig, der betaler.',
  password: 'Adgangskode: "password"',
  confirm: 'Bekræft',
  answered: 'Tak. Et øjeblik.',
  unknownTitle: 'Ukendt betaling',
  unknown: 'Betalingen er ikke kendt her, eller den er slut. Gå venligst tilbage til butikken.',
}

const swedish: BankTexts = {
  sandbox: 'Testmiljö: ingen riktig betalning. Inga pengar flyttas här.',
  toPay: 'Att betala',
  to: 'Till',
  reference: 'Referens',
  bankTitle: 'Godkänn din betalning',
  bankNote: 'Här frågar appen eller banken dig. Tryck på det svar som ska ges.',
  approve: 'Godkänn',
  refuse: 'Neka',
  cancel: 'Avbryt',
  otherAnswers: 'Mer som kan hända',
  pending: 'Lämna den öppen: banken bestämmer sig 20 sekunder senare',
  payAndClose: 'Godkänn och stäng sedan fönstret',
  closedTitle: 'Betalt',
  closed: 'Stäng nu fönstret. Bara meddelandet i bakgrunden når butiken.',
  challengeTitle: 'Är det du?',
  challengeNote: 'Din bank vill veta att det är du som betalar.',
  password: 'Lösenord: "password"',
  confirm: 'Bekräfta',
  answered: 'Tack. Ett ögonblick.',
  unknownTitle: 'Okänd betalning',
  unknown: 'Betalningen är okänd här, eller avslutad. Gå tillbaka till butiken.',
}

const TEXTS: Readonly<Record<string, BankTexts>> = { da: danish, sv: swedish }

/** Returns the bank's texts in a language, or in English. */
export function textsFor(locale = 'en') {
  const language = locale.slice(0, 2).toLowerCase()
  const texts = TEXTS[language]
  return texts ? { language, texts } : { language: 'en', texts: english }
}
