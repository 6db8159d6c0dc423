import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, shopCategories } from '../testing/open-page.tsx'
import { runDueTasks } from '../testing/run-due-tasks.ts'
import { paths } from '../runtime/navigation/paths.ts'

const content = {
  sellingPointsBar: { points: [], phone: '20 12 34 56', openingHours: 'Mon–Fri 9–16' },
  footer: { columns: [{ title: 'Help', links: [{ title: 'Delivery', url: '/customer-service/delivery' }] }] },
}
const options = { content, configuration: { displaySellingPointsBar: true, guestOrders: true } }

/** The pages whose address needs no value, and one of each other kind. */
const ADDRESSES = [
  ...Object.values(paths).filter((path): path is string => typeof path === 'string'),
  '/no-such-page',
  '/details/BAT-312',
  '/search-result/nothing',
  '/payments/t-1/c-1',
  '/order-confirmation/t-1/c-1',
  '/order-failed/t-1',
]

const numbers = () => [...document.querySelectorAll('a[href^="tel:"]')]

/** Opens a page. Returns the parts of it that have a telephone number and no link to a written way. */
async function openAlone(address: string, contact = '/customer-service/contact-us', more: object = {}) {
  openPage(address, { ...options, ...more })
  await waitFor(() => expect(numbers().length).toBeGreaterThan(0))
  await runDueTasks()
  return numbers().flatMap((number) => {
    const part = number.closest('section, nav, header, main, footer, aside')
    return part?.querySelector(`a[href="${contact}"]`) ? [] : [part?.outerHTML.slice(0, 300)]
  })
}

describe('a telephone number', () => {
  it.each(ADDRESSES)('has a written way beside it on %s [SHELL-32]', async (address) => {
    expect(await openAlone(address)).toEqual([])
  })

  it('has text messages and a relay service beside it in footer and help, each a setting of its own [SHELL-32]', async () => {
    const links = { contact: 'mailto:help@hearby.example', textMessages: '+45 20 12', relay: 'Relay UK: dial 18001.' }
    openPage('/customer-service', { ...options, fallbacks: { links } })
    await waitFor(() => expect(numbers().length).toBeGreaterThan(0))
    await runDueTasks()
    const foot = document.querySelector('footer')
    expect(foot?.querySelector('a[href="sms:+452012"]')?.textContent).toBe('SMS +45 20 12')
    expect(foot?.querySelector('a[href="mailto:help@hearby.example"]')).toBeTruthy()
    expect(foot?.textContent).toContain('Relay UK: dial 18001.')
  })

  it('has them in the menu of a phone too [SHELL-32]', async () => {
    const links = { textMessages: '+45 20 12', relay: 'Relay UK: dial 18001.' }
    const { person } = openPage('/', {
      ...options,
      categories: shopCategories,
      flags: { topMenuType: 'links' },
      fallbacks: { links },
    })
    await person.click(await screen.findByRole('button', { name: 'Menu' }))
    const menu = document.querySelector('nav:has(a[href^="tel:"])')
    expect(menu?.querySelector('a[href="sms:+452012"]')?.textContent).toBe('SMS +45 20 12')
    expect(menu?.textContent).toContain('Relay UK: dial 18001.')
  })

  it.each(['mailto:help@hearby.example', 'sms:+4520123456', '/customer-service/chat'])(
    'has the site’s own written way beside it: %s',
    async (contact) => {
      expect(await openAlone('/', contact, { fallbacks: { links: { contact } } })).toEqual([])
      cleanup()
      expect(await openAlone('/error', contact, { fallbacks: { links: { contact } } })).toEqual([])
    },
  )
})
