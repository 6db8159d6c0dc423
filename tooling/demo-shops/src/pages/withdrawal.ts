import { page } from '../categories/category-plan.ts'
import type { Language } from '@shop/domain/messages/languages.ts'
import type { PageFacts, ServicePage } from './page-facts.ts'

const wording: Readonly<Record<Language, Omit<ServicePage, 'address'>>> = {
  en: {
    title: 'Withdraw from contract here',
    html: page(
      'Have you changed your mind?',
      'You may withdraw within 14 days after the parcel has arrived, without giving a reason. Fill in the form, look at it once more and confirm it. You need no account, and you will get a receipt by email.',
      'Then send the goods back within 14 days. We will refund you within 14 days after your withdrawal, as soon as the goods are here or you have shown that you have sent them. What we cannot take back is listed under <a href="/customer-service/returns">Returns</a>.',
    ),
  },
  da: {
    title: 'Fortryd aftalen her',
    html: page(
      'Har du fortrudt?',
      'Du har 14 dages fortrydelsesret, fra pakken er kommet, uden at give en grund. Udfyld formularen, se den igennem, og bekræft. Du behøver ingen konto, og du får en kvittering på e-mail.',
      'Send så varerne tilbage inden 14 dage. Du får pengene igen inden 14 dage efter, at du har fortrudt, når varerne er her, eller når du har vist, at de er sendt. Hvad der ikke kan tages retur, står under <a href="/customer-service/returns">Returnering</a>.',
    ),
  },
  sv: {
    title: 'Ångra avtalet här',
    html: page(
      'Har du ångrat dig?',
      'Du har 14 dagars ångerrätt från det att paketet har kommit, utan att ange skäl. Fyll i formuläret, titta igenom det och bekräfta. Du behöver inget konto, och du får ett kvitto med e-post.',
      'Skicka sedan tillbaka varorna inom 14 dagar. Du får pengarna inom 14 dagar efter att du har ångrat dig, när varorna är här eller när du har visat att de är skickade. Vad som inte kan returneras står under <a href="/customer-service/returns">Retur</a>.',
    ),
  },
}

/** Returns the page for withdrawing from a contract, if EU law requires it. */
export const withdrawalPage = ({ isWithdrawable }: PageFacts, language: Language): ServicePage[] =>
  isWithdrawable ? [{ address: 'withdrawal', ...wording[language] }] : []
