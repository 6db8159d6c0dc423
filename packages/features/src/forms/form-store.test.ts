import { GatewayFailure } from '@shop/api-client/failure.ts'
import { email } from '@shop/domain/fields/email.ts'
import { consent, required } from '@shop/domain/fields/field-errors.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { FormNeeds } from './form-state.ts'
import { createFormStore } from './form-store.ts'

const rules = v.object({ email, agreed: consent, home: v.object({ city: required }) })
const empty = { email: '', agreed: false, home: { city: '', floor: '' } }
type Needs = FormNeeds<typeof empty, typeof rules>

function openForm(needs: Partial<Needs> = {}) {
  const store = createFormStore<typeof empty, typeof rules>({ rules, empty, ...needs })
  const fillIn = () => {
    store.getState().edit('email', ' dorothy@example.com ')
    store.getState().edit('agreed', true)
    store.getState().edit('home.city', 'Harrogate')
  }
  return { store, state: store.getState, fillIn }
}
const refused = (...errorCodes: string[]) =>
  Promise.reject(new GatewayFailure({ kind: 'refused', status: 400, errorCodes }))

const sortErrorCodes: Needs['sortErrorCodes'] = (codes, { email: typed }) => ({
  errors: typed ? { email: 'InvalidField' } : {},
  errorCodes: codes.slice(1),
})

const questions: Needs['questions'] = ({ home }) => (home.city ? { 'home.city': 'LengthQuestion' } : {})
const sendIt = async () => 'sent'

describe('createFormStore', () => {
  it('sends what the rules made of the form, and gives the answer back', async () => {
    const { state, fillIn } = openForm()
    fillIn()
    expect(await state().submit(async (checked) => checked)).toEqual({
      email: 'dorothy@example.com',
      agreed: true,
      home: { city: 'Harrogate' },
    })
  })

  it('sends nothing while something is missing, and says all of it by the way to its field', async () => {
    const { state } = openForm()
    expect(state()).toMatchObject({ errors: {}, errorCodes: [] })
    await state().submit(() => Promise.reject(new Error('sent')))
    expect(state()).toMatchObject({
      errors: {
        email: 'RequiredFieldHelperText',
        agreed: 'ConsentRequired',
        'home.city': 'RequiredFieldHelperText',
      },
      tries: 1,
      isSending: false,
    })
  })

  it('checks a field when it is left, but not one that is still empty', () => {
    const { state } = openForm()
    state().leave('email')
    expect(state().errors).toEqual({})
    state().edit('email', 'dorothy@')
    state().leave('email')
    expect(state().errors).toEqual({ email: 'PleaseEnterValidEmail' })
    state().edit('email', '  ')
    state().leave('email')
    state().leave('agreed')
    expect(state().errors).toEqual({})
  })

  it('keeps the list of errors as it is while a field without one is edited, so that nothing is drawn anew', async () => {
    const { state } = openForm()
    await state().submit(async () => undefined)
    const { errors } = state()
    state().edit('home.floor', '2')
    expect(state().errors).toBe(errors)
  })

  it('takes an error back when its field is edited, set or mended elsewhere, and leaves the others', async () => {
    const { state } = openForm()
    await state().submit(async () => undefined)
    state().clearError('email')
    expect(Object.keys(state().errors).toSorted()).toEqual(['agreed', 'home.city'])
    state().edit('email', 'd')
    expect(Object.keys(state().errors).toSorted()).toEqual(['agreed', 'home.city'])
    state().setValues({ home: { city: '', floor: '2' } })
    expect(state()).toMatchObject({
      errors: { agreed: 'ConsentRequired' },
      values: { home: { floor: '2' }, email: 'd' },
    })
    state().clearError('agreed')
    expect(state().errors).toEqual({})
  })

  it('edits one field, and what is not on the way to it stays the same object', () => {
    const { state } = openForm()
    const { home } = state().values
    state().edit('email', 'd')
    expect(state().values.home).toBe(home)
    state().edit('home.city', 'Leeds')
    expect(state().values).toEqual({ ...empty, email: 'd', home: { city: 'Leeds', floor: '' } })
  })

  it('is sent once at a time, however often', async () => {
    const { state, fillIn } = openForm()
    fillIn()
    let sent = 0
    const send = async () => (sent += 1)
    const { submit } = state()
    expect(await Promise.all([submit(send), submit(send)])).toEqual([1, undefined])
    expect(state().isSending).toBe(false)
  })

  describe('questions', () => {
    it('[FORM-03] asks once about what was typed, and sends it at the second try', async () => {
      const { state, fillIn } = openForm({ questions })
      fillIn()
      state().edit('home.city', 'Leed')
      expect(await state().submit(sendIt)).toBeUndefined()
      expect(state()).toMatchObject({ errors: { 'home.city': 'LengthQuestion' }, tries: 1, isSending: false })
      state().leave('home.city')
      expect(state().errors).toEqual({ 'home.city': 'LengthQuestion' })
      expect(await state().submit(sendIt)).toBe('sent')
      expect(state().errors).toEqual({})
    })

    it('[FORM-03] asks beside the errors, when a field is left, and again about another text', async () => {
      const { state, fillIn } = openForm({ questions })
      state().edit('home.city', 'Leed')
      state().leave('home.city')
      expect(state().errors).toEqual({ 'home.city': 'LengthQuestion' })
      await state().submit(sendIt)
      expect(state().errors).toMatchObject({ 'home.city': 'LengthQuestion', agreed: 'ConsentRequired' })
      fillIn()
      expect(await state().submit(sendIt)).toBeUndefined()
      expect(state().errors).toEqual({ 'home.city': 'LengthQuestion' })
      expect(await state().submit(sendIt)).toBe('sent')
    })
  })

  it('keeps what was typed when it is refused, and the codes until the next edit', async () => {
    const { state, fillIn } = openForm()
    fillIn()
    expect(await state().submit(() => refused('email-in-use'))).toBeUndefined()
    expect(state()).toMatchObject({ errorCodes: ['email-in-use'], tries: 1, values: { home: { city: 'Harrogate' } } })
    state().edit('email', 'd')
    expect(state().errorCodes).toEqual([])
  })

  it('says that something went wrong when a refusal names no reason', async () => {
    const { state, fillIn } = openForm()
    fillIn()
    await state().submit(() => refused())
    expect(state().errorCodes).toEqual(['something-went-wrong'])
  })

  it('starts over without what was typed, its errors and the codes of a refusal, also where nothing is remembered', async () => {
    const { state, fillIn } = openForm()
    fillIn()
    await state().submit(() => refused('email-in-use'))
    state().reset()
    expect(state()).toMatchObject({ values: empty, errors: {}, errorCodes: [] })
  })

  it('keeps codes that typing cannot mend until the next try', async () => {
    const { state, fillIn } = openForm({ keepsErrorCodes: true })
    fillIn()
    await state().submit(() => refused('cart-changed'))
    state().edit('home.floor', '2')
    expect(state().errorCodes).toEqual(['cart-changed'])
    await state().submit(async () => undefined)
    expect(state().errorCodes).toEqual([])
  })

  it('sorts the codes of a refusal to their fields', async () => {
    const { state, fillIn } = openForm({ sortErrorCodes })
    fillIn()
    await state().submit(() => refused('email-in-use', 'captcha'))
    expect(state()).toMatchObject({ errors: { email: 'InvalidField' }, errorCodes: ['captcha'], tries: 1 })
  })

  it('leaves every other failure to the caller, and can be sent again', async () => {
    const { state, fillIn } = openForm()
    fillIn()
    const unreachable = new GatewayFailure({ kind: 'unreachable' })
    await expect(state().submit(() => Promise.reject(unreachable))).rejects.toBe(unreachable)
    expect(state()).toMatchObject({
      errorCodes: [],
      tries: 0,
      isSending: false,
      values: { home: { city: 'Harrogate' } },
    })
  })

  it('judges and sends what stands besides the form', async () => {
    const withDelivery = v.object({ ...rules.entries, delivery: required })
    let delivery = ''
    const store = createFormStore({ rules: withDelivery, empty, otherValues: async () => ({ delivery }) })
    const { submit, edit } = store.getState()
    edit('email', 'd@example.com')
    edit('agreed', true)
    edit('home.city', 'Leeds')
    expect(await submit(async (checked) => checked.delivery)).toBeUndefined()
    expect(store.getState().errors).toEqual({ delivery: 'RequiredFieldHelperText' })
    delivery = 'post'
    expect(await submit(async (checked) => checked.delivery)).toBe('post')
  })

  it('begins with what is remembered, remembers every edit, and forgets all when it starts over', () => {
    let writes = 0
    let kept: typeof empty | undefined = { ...empty, email: 'd@example.com' }
    const memory = {
      read: () => kept ?? empty,
      write: (values: typeof empty) => {
        kept = values
        writes += 1
      },
      clear: () => void (kept = undefined),
    }
    const { state } = openForm({ memory })
    expect(state().values.email).toBe('d@example.com')
    state().refuse(['email-in-use'])
    expect(writes).toBe(0)
    state().edit('home.city', 'Leeds')
    expect(writes).toBe(1)
    expect(kept).toMatchObject({ email: 'd@example.com', home: { city: 'Leeds' } })
    state().reset()
    expect([state().values, kept]).toEqual([empty, undefined])
  })
})
