import { cancellationForm } from '@shop/domain/orders/cancellation-form.ts'
import { page } from '../categories/category-plan.ts'
import { accessibilityPage } from './accessibility.ts'
import { deliveryNotes, deliveryTable, type PageFacts, type ServicePage } from './page-facts.ts'
import { withdrawalPage } from './withdrawal.ts'

/** The form with which customers may cancel, if they like. The law wants it before an order, too. */
function britishForm({ company, address, email }: PageFacts): string[] {
  const [title, ...lines] = cancellationForm([company, address, email].join(', '))
  return [`## ${title}`, 'You may use this form, but you do not have to.', ...lines]
}

const help = (f: PageFacts): ServicePage[] => [
  {
    address: 'contact-us',
    title: 'Contact us',
    html: page(
      'Write to us or call',
      `Write with the form or to <a href="mailto:${f.email}">${f.email}</a>. We will answer within one working day, in plain words.`,
      `Or call <a href="tel:${f.phone.replace(/\s/g, '')}">${f.phone}</a>. ${f.openingHours}.`,
      `If using the telephone is difficult, ask somebody to call for you, or use ${f.isBritish ? 'Relay UK or ' : ''}your own relay service. We are glad to take the time.`,
    ),
  },
  {
    address: 'delivery',
    title: 'Delivery',
    html:
      page(
        'When and how it comes',
        `Orders placed before 3 pm leave us the same working day and are with you in about ${f.deliveryDays} working days.`,
      ) +
      deliveryTable(f, ['Delivery', 'Price', 'Free over']) +
      page('Good to know', `- ${deliveryNotes(f)} | You will get an email when your parcel leaves us.`),
  },
  {
    address: 'returns',
    title: 'Returns',
    html: page(
      `${f.returnDays} days to change your mind`,
      `Send unopened packs back within ${f.returnDays} days, and we will refund you within 14 days.`,
      'By law you may withdraw within 14 days after the parcel has arrived, without giving a reason. You may open and try the goods as you would in a shop.',
      'For reasons of hygiene we cannot take back domes, filters, tubes, ear drops, ear plugs and swim plugs once the pack is open.',
      '## Where to send it',
      `Send your parcel to ${f.company}, ${f.address}. You pay the return postage. If something is broken or wrong, we pay it and replace the item: tell us first.`,
      f.isWithdrawable
        ? '<a href="/customer-service/withdrawal">Withdraw from contract here</a>. You do not have to log in, and we will confirm it by email.'
        : `Write to ${f.email} with your order number and say that you withdraw. You do not have to log in, and we will confirm it by email.`,
      ...(f.isBritish ? britishForm(f) : []),
    ),
  },
  ...withdrawalPage(f, 'en'),
  {
    address: 'which-battery',
    title: 'Which battery do I need?',
    html: page(
      'Look at the tab',
      'The sticky tab has the same colour in all makes: yellow is 10, brown is 312, orange is 13, blue is 675. The number is printed on your old pack, too.',
      '- Size 10: the smallest, 3 to 5 days | Size 312: small, 5 to 7 days | Size 13: medium, 10 to 14 days | Size 675: the largest, 14 to 20 days',
      'Hearing aids that charge overnight need no batteries from a pack.',
    ),
  },
  {
    address: 'care-guide',
    title: 'Clean your hearing aids in two minutes',
    html: page(
      'Every evening, in four steps',
      '- Wipe the hearing aid with a dry cloth | Brush the openings, facing down | Blow through the tube, if there is one | Let it dry overnight with the battery door open',
      'Once a month, or when the sound grows weak: change the wax filter. Every two months: change the dome.',
    ),
  },
  {
    address: 'dome-guide',
    title: 'Find the right dome',
    html: page(
      'Type and size',
      'Open for a mild loss, closed for a fuller sound, power for a strong loss. The size in millimetres is printed on the old dome or its pack.',
      'Measure across the widest part of the old dome. If it lies between two sizes, take the smaller one first.',
      '## Tube length',
      'Measure from the top of the ear to the ear canal. 0 is the shortest tube, 3 the longest; the number is printed on it.',
    ),
  },
]

const vatExempt = (): ServicePage => ({
  address: 'vat-exempt',
  title: 'VAT exemption',
  html: page(
    'Buying without VAT',
    'If you are chronically sick or disabled, you may buy certain goods for your own use without VAT: streamers, microphones, alarm clocks, doorbells, amplified telephones. Age alone does not qualify.',
    'Hearing aid batteries, domes and filters do not qualify; HMRC says so in Notice 701/7.',
    '## Your declaration',
    'I declare that I am chronically sick or have a disabling condition, and that the goods that qualify are for my personal or domestic use.',
    'Tick “I can buy without VAT” in the basket. We keep the declaration with your order. There are penalties for a false declaration.',
  ),
})

const specialist = (): ServicePage => ({
  address: 'find-a-specialist',
  title: 'Find a specialist',
  html: page(
    'Fitting is done in person',
    'Hearing aids are fitted by a specialist near you. Tell us your postcode and the model you wear, and we will send you three names in your area.',
  ),
})

const fineprint = (f: PageFacts): ServicePage[] => [
  {
    address: 'about',
    title: `About ${f.shop}`,
    html: page(
      'Small things, well looked after',
      `${f.shop} sells what hearing aids need: batteries, domes, filters, and the things that make a day easier. We know hearing aids and have time for your questions.`,
    ),
  },
  {
    address: 'terms',
    title: 'Terms and conditions',
    html: page(
      'What we agree on',
      `You buy from ${f.company}, ${f.address}.`,
      'Prices include VAT unless the page says otherwise. Delivery is added before you pay and shown in the total.',
      'You place a binding order when you complete the payment. We charge your card when the goods leave us, not before.',
      `You may withdraw within 14 days by law, and within ${f.returnDays} days by our own promise. Goods that break within two years are repaired, replaced or refunded. Your rights by law stay as they are.`,
      `Complaints: write to ${f.email}. If we cannot agree, you may turn to the consumer body of your country.`,
    ),
  },
  {
    address: 'privacy',
    title: 'Privacy',
    html: page(
      'What we know about you, and why',
      `We keep your name, address and orders to deliver what you bought and because bookkeeping law asks us to keep them for ${f.recordYears} years. Only the carrier and the payment provider get them from us.`,
      'Your card number never reaches us. The newsletter goes out only with your consent, and every newsletter has a link to unsubscribe.',
      `You may see, correct and delete your data: write to ${f.email}.`,
    ),
  },
  {
    address: 'cookies',
    title: 'Cookies',
    html: page(
      'What we store on your device',
      '- “user”: keeps your basket and your login, needed for the shop to work | Your choices, such as a closed notice | What you typed at checkout, until you have ordered or closed the tab | The numbers and dates of orders placed without an account, so that you can find them again | Statistics and marketing: only after you said yes',
    ),
  },
  accessibilityPage(f, 'en'),
]

/** The pages of customer service in English. */
export const englishPages = (facts: PageFacts): ServicePage[] => [
  ...help(facts),
  ...(facts.isBritish ? [vatExempt()] : []),
  ...(facts.isBernafon ? [specialist()] : []),
  ...fineprint(facts),
]
