import { page } from '../categories/category-plan.ts'
import type { Language } from '@shop/domain/messages/languages.ts'
import { wordings } from '@shop/domain/messages/wordings.ts'
import type { PageFacts, ServicePage } from './page-facts.ts'

const wording: Readonly<Record<Language, { heading: string; exceptions: string }>> = {
  en: {
    heading: 'Have you changed your mind?',
    exceptions: 'What we cannot take back is listed under <a href="/customer-service/returns">Returns</a>.',
  },
  da: {
    heading: 'Har du fortrudt?',
    exceptions: 'Hvad der ikke kan tages retur, står under <a href="/customer-service/returns">Returnering</a>.',
  },
  sv: {
    heading: 'Har du ångrat dig?',
    exceptions: 'Vad som inte kan returneras står under <a href="/customer-service/returns">Retur</a>.',
  },
}

function write(language: Language): ServicePage {
  const { WithdrawalTitle: title, WithdrawalIntro: intro, WithdrawalReturn: ways } = wordings[language]
  const { heading, exceptions } = wording[language]
  return { address: 'withdrawal', title, html: page(heading, intro, `${ways} ${exceptions}`) }
}

/** Returns the page for withdrawing from a contract, if EU law requires it. */
export const withdrawalPage = ({ isWithdrawable }: PageFacts, language: Language): ServicePage[] =>
  isWithdrawable ? [write(language)] : []
