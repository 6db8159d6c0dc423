import { cardForm, challengedCard, mobilePay, type AdyenShop } from './adyen-shop.ts'

const FORMS = { card: cardForm(), declined: cardForm('DECLINED'), challenged: challengedCard(), elsewhere: mobilePay }
/** The forms of payment in the model. */
export type FormName = keyof typeof FORMS

type Begun = Awaited<ReturnType<AdyenShop['begin']>>
interface OpenAction {
  begun: Begun
  token: string
  isChallenge: boolean
}

const itemAt = <Item>(items: readonly Item[], which: number) => items[which % Math.max(1, items.length)]

/** Types the bank's password, or a wrong one, and returns the form's result. */
async function answerChallenge(shop: AdyenShop, authorisationToken: string, isApproved: boolean) {
  const password = isApproved ? 'password' : 'wrong'
  await shop.press('/bank/answer', { payment: authorisationToken, answer: 'approve', password })
  const result = { transStatus: 'Y', authorisationToken }
  return { threeDSResult: Buffer.from(JSON.stringify(result)).toString('base64') }
}

/** Creates a customer who can act on every open payment at any time. `all` lists the orders. */
export async function createAdyenCustomer(shop: AdyenShop) {
  let begun: Begun = await shop.begin()
  const all = [begun]
  // Open bank pages and their results.
  const actions: OpenAction[] = []
  const details: { begun: Begun; brought: object }[] = []
  return {
    all,
    press: async (form: FormName, times: number) => {
      const answers = await Promise.all(Array.from({ length: times }, () => begun.pay(FORMS[form])))
      for (const action of answers.flatMap(({ body }) => body.action ?? [])) {
        const token = action.authorisationToken ?? new URL(action.url).searchParams.get('payment')
        actions.push({ begun, token, isChallenge: action.type === 'threeDS2' })
      }
    },
    answerBank: async (which: number, answer: string) => {
      const action = itemAt(actions, which)
      if (!action) return
      const { token, isChallenge } = action
      if (isChallenge) {
        details.push({ begun: action.begun, brought: await answerChallenge(shop, token, answer === 'approve') })
        return
      }
      const back = await shop.press('/bank/answer', { payment: token, answer })
      const redirectResult = back && new URL(back).searchParams.get('redirectResult')
      if (redirectResult) details.push({ begun: action.begun, brought: { redirectResult } })
    },
    comeBack: async (which: number, times: number) => {
      const found = itemAt(details, which)
      if (found) await Promise.all(Array.from({ length: times }, () => found.begun.goOn(found.brought)))
    },
    orderAnew: async () => {
      begun = await begun.again()
      all.push(begun)
    },
  }
}
export type AdyenCustomer = Awaited<ReturnType<typeof createAdyenCustomer>>
