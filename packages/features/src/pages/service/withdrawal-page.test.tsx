import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answer, openPage, refusal, type StoryShopOptions } from '../../testing/open-page.tsx'
import { withFakeCaptcha } from '../../testing/fake-captcha.ts'

const captcha = withFakeCaptcha()

const written = {
  menu: [{ route: 'withdrawal', title: 'Withdraw from contract here' }],
  pages: [{ route: 'withdrawal', contentHtml: '<p>You have 14 days.</p>' }],
}

/** Opens the page. Records what is sent. */
function open(
  answerContact: () => unknown = () => ({}),
  pages: unknown = written,
  configuration: StoryShopOptions['configuration'] = captcha.configuration,
) {
  const sent: unknown[] = []
  const answer: Answer = ({ path, body }) => {
    if (path === '/api/customer-service') return pages
    if (path !== '/api/customer-service/contact-us') return undefined
    sent.push(body)
    return answerContact()
  }
  const { router } = openPage('/customer-service/withdrawal', { answer, configuration })
  return { sent, router }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (name: RegExp, value: string) =>
  fireEvent.change(within(screen.getByRole('main')).getByRole('textbox', { name }), { target: { value } })

async function goToCheck(reason = '') {
  await screen.findByText('You have 14 days.')
  type(/Order number/, ' PD100001 ')
  type(/^Name/, 'Dorothy Ashworth')
  type(/Email/, 'dorothy@example.com')
  type(/Reason/, reason)
  press('Check and send')
  await screen.findByRole('heading', { name: 'Is this right?' })
}

async function goToCaptcha(reason = '') {
  await goToCheck(reason)
  await waitFor(() => expect(captcha.shown).toHaveLength(1))
}

const sparing = () => ({ captcha: { ...captcha.configuration.captcha, sparesWithdrawals: true } })

describe('the withdrawal page', () => {
  it('withdraws in two steps, without an account: nothing is sent before the second', async () => {
    const { sent } = open()
    await goToCaptcha('Too loud')
    expect(sent).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Is this right?' }))
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'PD100001',
      'Dorothy Ashworth',
      'dorothy@example.com',
      'Too loud',
    ])
    act(() => captcha.solve('solved'))
    press('Confirm withdrawal')
    await screen.findByText('We have received your withdrawal. A receipt is on its way to dorothy@example.com.')
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { level: 1, name: 'We have received your message' }),
    )
    expect(screen.getByText(/^Then send the goods back within 14 days/)).toBeTruthy()
    expect(sent).toEqual([
      {
        message: 'I withdraw from the contract for order PD100001.\nReason: Too loud',
        name: 'Dorothy Ashworth',
        email: 'dorothy@example.com',
        phone: '',
        captcha: 'solved',
      },
    ])
    expect(screen.queryByRole('button', { name: 'Confirm withdrawal' })).toBeNull()
  })

  it('stays at the second step without an answer, says so, and can be sent again', async () => {
    let isBroken = true
    const { sent } = open(() => (isBroken ? new Response(null, { status: 503 }) : {}), written, sparing())
    await goToCheck()
    press('Confirm withdrawal')
    expect((await screen.findByRole('alert')).textContent).toContain('We got no answer')
    expect(screen.getAllByRole('definition')).toHaveLength(3)
    isBroken = false
    press('Confirm withdrawal')
    await screen.findByText(/^We have received your withdrawal\./)
    expect(sent).toHaveLength(2)
  })

  it('lets what was typed be changed before it is sent', async () => {
    const { sent } = open()
    await goToCaptcha()
    expect(screen.getAllByRole('definition')).toHaveLength(3)
    press('Change')
    const order = await screen.findByRole<HTMLInputElement>('textbox', { name: /Order number/ })
    expect(order.value).toBe(' PD100001 ')
    expect(sent).toEqual([])
  })

  it('keeps what was typed when the browser goes back, and asks the captcha anew when it goes on', async () => {
    const { router } = open()
    await goToCaptcha()
    act(() => captcha.solve('solved'))
    await act(() => router.navigate(-1))
    const order = await screen.findByRole<HTMLInputElement>('textbox', { name: /Order number/ })
    expect(order.value).toBe(' PD100001 ')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await act(() => router.navigate(1))
    await screen.findByRole('heading', { name: 'Is this right?' })
    press('Confirm withdrawal')
    expect(await screen.findByRole('alert')).toBeTruthy()
  })

  it('stays done when the browser goes back, and sends nothing twice', async () => {
    const { sent, router } = open()
    await goToCaptcha()
    act(() => captcha.solve('solved'))
    press('Confirm withdrawal')
    await screen.findByText(/^We have received your withdrawal/)
    await act(() => router.navigate(-1))
    expect(screen.getByText(/^We have received your withdrawal/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Check and send' })).toBeNull()
    expect(sent).toHaveLength(1)
  })

  it('asks for order, name and address, and no reason', async () => {
    open()
    await screen.findByText('You have 14 days.')
    press('Check and send')
    const links = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Write your order number.',
      'Write your name.',
      'Write your email address.',
    ])
  })

  it('says why the gateway refuses, and has the captcha solved anew', async () => {
    open(() => refusal('invalid-captcha'))
    await goToCaptcha()
    act(() => captcha.solve('spent'))
    press('Confirm withdrawal')
    expect(await screen.findByRole('link', { name: 'Please do the security check.' })).toBeTruthy()
    expect(document.title).toMatch(/^Error: /)
    expect(captcha.widget.resets).toBe(1)
  })

  it('is no page of shops whose editors have not written one, where the law asks for none', async () => {
    open(undefined, { menu: [], pages: [] })
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' })).toBeTruthy()
  })

  describe('where the gateway spares withdrawals the captcha', () => {
    it('[LAW-02] sends at once, with the number of the order', async () => {
      const { sent } = open(undefined, written, sparing())
      await goToCheck()
      expect(screen.queryByRole('group', { name: 'Security check' })).toBeNull()
      press('Confirm withdrawal')
      await screen.findByText(/^We have received your withdrawal/)
      expect(sent).toMatchObject([{ orderNumber: 'PD100001', captcha: '' }])
      expect(captcha.shown).toHaveLength(0)
    })

    it('[LAW-02] asks for the captcha once the gateway wants it, and keeps asking', async () => {
      const answers = [refusal('invalid-captcha'), {}]
      const { sent } = open(() => answers.shift(), written, sparing())
      await goToCheck()
      press('Confirm withdrawal')
      expect(await screen.findByRole('link', { name: 'Please do the security check.' })).toBeTruthy()
      await waitFor(() => expect(captcha.shown).toHaveLength(1))
      act(() => captcha.solve('solved'))
      press('Confirm withdrawal')
      await screen.findByText(/^We have received your withdrawal/)
      expect(sent).toMatchObject([{ captcha: '' }, { captcha: 'solved', orderNumber: 'PD100001' }])
    })
  })
})
