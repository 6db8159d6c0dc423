import { describe, expect, it, test } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { fillMissing, type Messages } from './messages.ts'
import { wordings } from './wordings.ts'

const DOCUMENTED = [
  'RequiredFieldHelperText',
  'PleaseEnterValidEmail',
  'PleaseEnterSixOrMoreCharacters',
  'PleaseMakeSureYourPasswordsMatch',
  'InvalidCaptcha',
  'InvalidLoginOrPassword',
]
const placeholders = (wording: string | undefined) => (wording?.match(/\{\w+\}/g) ?? []).toSorted()

const english = wordings.en
const all = LANGUAGES.map((language): [string, Messages] => [language, wordings[language]])
const translations = all.filter(([language]) => language !== 'en')

const NOTHING_PAID = /nothing has been paid|ikke betalt noget|inget har betalats/i

// Texts such as "Pris pr. stk." end with an abbreviation, not with a full stop.
const isSentence = (wording = '') => wording.replace(/stk\.$/, '').endsWith('.')

describe('the texts', () => {
  test('the keys that the documents name are in the list', () => {
    expect(DOCUMENTED.filter((key) => !(key in english))).toEqual([])
  })

  test.each(translations)('the %s texts say everything that the English ones say, and nothing else', (_, texts) => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  describe.each(all)('the %s texts', (_, texts) => {
    it('leave nothing empty, keep every placeholder and never shout', () => {
      const broken = Object.entries<string>(english).filter(([key, wording]) => {
        const said = texts[key] ?? ''
        return !said.trim() || said.includes('!') || placeholders(wording).join() !== placeholders(said).join()
      })
      expect(broken).toEqual([])
    })

    it('have the visible text of a button in its name, because voice control uses that', () => {
      expect(texts['GoToCart']).toMatch(new RegExp(` ${texts['Cart']}$`, 'i'))
      expect(texts['AddNamedToCart']).toMatch(new RegExp(`^${texts['AddToCart']}\\b`))
      for (const password of ['PasswordName', 'CurrentPassword', 'NewPassword', 'RepeatedPassword']) {
        expect(texts[`Show${password}`]).toMatch(new RegExp(`^${texts['ShowPassword']} `))
        expect(texts[`Hide${password}`]).toMatch(new RegExp(`^${texts['HidePassword']} `))
      }
    })

    it('[RES-16] say that nothing was paid only of a payment whose end was read', () => {
      const says = Object.keys(english).filter((key) => NOTHING_PAID.test(texts[key] ?? ''))
      expect(says).toEqual(['PaymentCancelled', 'PaymentFailedHelp'])
    })

    it('are in order, so that two people can add to them at once', () => {
      expect(Object.keys(texts)).toEqual(Object.keys(texts).toSorted())
    })
  })

  test.each(translations)('the %s texts end with a full stop where the English ones do', (_, texts) => {
    const keys = Object.entries<string>(english).flatMap(([key, wording]) =>
      isSentence(texts[key]) === isSentence(wording) ? [] : [key],
    )
    expect(keys).toEqual([])
  })

  test('[OP-75] the shop’s own texts fill missing and blank ones, and replace no others', () => {
    const own = { AddToCart: 'Add to basket', Cart: 'Basket', Search: 'Search' }
    expect(fillMissing({ AddToCart: 'Buy', Cart: ' ', Theirs: 'Hello' }, own)).toEqual({
      AddToCart: 'Buy',
      Cart: 'Basket',
      Search: 'Search',
      Theirs: 'Hello',
    })
  })
})
