import { expect, it } from 'vitest'
import { pageState, rememberPage } from './page-state.ts'

const leave: Record<keyof ReturnType<typeof pageState>, () => void> = {
  html: () => document.documentElement.setAttribute('lang', 'da'),
  head: () => document.head.append(document.createElement('meta')),
  body: () => document.body.append('left'),
  cookie: () => void (document.cookie = 'left=1; path=/'),
  localStorage: () => localStorage.setItem('left', '1'),
  sessionStorage: () => sessionStorage.setItem('left', '1'),
  globals: () => void Reflect.set(globalThis, 'left', 1),
}

it.each(Object.entries(leave))('sees what a test leaves (%s), and removes it', (name, leaveIt) => {
  const before = pageState()
  const restore = rememberPage()
  leaveIt()
  const left = pageState()
  expect(Object.keys(before).filter((key) => !isSame(left, before, key))).toEqual([name])
  restore()
  expect(pageState()).toEqual(before)
})

it('brings back the address and the stylesheet of the parts', () => {
  const { href } = location
  const stylesheet = document.createElement('style')
  stylesheet.setAttribute('data-styled', 'active')
  document.head.append(stylesheet)
  const restore = rememberPage()
  history.pushState(null, '', '/elsewhere')
  document.head.replaceChildren()
  restore()
  expect([location.href, document.head.contains(stylesheet)]).toEqual([href, true])
  stylesheet.remove()
})

const isSame = (one: object, other: object, key: string) =>
  JSON.stringify(Reflect.get(one, key)) === JSON.stringify(Reflect.get(other, key))
