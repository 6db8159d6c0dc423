import type { Language } from '@shop/domain/messages/languages.ts'

/**
 * The words of the legal guarantee where the gateway has no texts, because the law wants them before an order. They also stand in
 * for the official notice until the owner's settings name it (docs/law.md).
 */
export const GUARANTEE_WORDS: Readonly<Record<Language, { title: string; text: string }>> = {
  en: {
    title: 'Legal guarantee: at least 2\u00A0years',
    text: 'If something is faulty or not as described, we must repair or replace it free of charge, or give you a discount or your money back. You have this right by law for at least 2 years after delivery, in some countries longer.',
  },
  da: {
    title: 'Reklamationsret efter loven: mindst 2\u00A0år',
    text: 'Er der fejl ved en vare, eller er den anderledes end beskrevet, skal vi reparere eller bytte den gratis eller give dig et afslag i prisen eller pengene igen. Den ret har du efter loven i mindst 2 år, fra du har fået varen.',
  },
  sv: {
    title: 'Reklamationsrätt enligt lag: minst 2\u00A0år, i Sverige 3\u00A0år',
    text: 'Om en vara är felaktig eller inte stämmer med beskrivningen ska vi reparera eller byta den gratis, eller ge dig prisavdrag eller pengarna tillbaka. Den rätten har du enligt lag i minst 2 år från leveransen, i Sverige i 3 år.',
  },
}
