import { render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { styled } from 'styled-components'
import { describe, expect, it } from 'vitest'
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

const Hidden = styled.div`
  display: none;
`

function displayOfHidden() {
  render(createElement(Hidden, null, 'hidden'))
  return getComputedStyle(screen.getByText('hidden')).display
}

const isSame = (one: object, other: object, key: string) =>
  JSON.stringify(Reflect.get(one, key)) === JSON.stringify(Reflect.get(other, key))

describe('pageState', () => {
  it.each(Object.entries(leave))('sees what a test leaves (%s), and removes it', (name, leaveIt) => {
    const before = pageState()
    const restore = rememberPage()
    leaveIt()
    const left = pageState()
    expect(Object.keys(before).filter((key) => !isSame(left, before, key))).toEqual([name])
    restore()
    expect(pageState()).toEqual(before)
  })

  it('brings back the address', () => {
    const { href } = location
    const restore = rememberPage()
    history.pushState(null, '', '/elsewhere')
    restore()
    expect(location.href).toBe(href)
  })

  it('removes the styles of the components, which the next one that is rendered writes again', () => {
    const restore = rememberPage()
    expect(displayOfHidden()).toBe('none')
    restore()
    expect(document.styleSheets).toHaveLength(0)
    expect(displayOfHidden()).toBe('none')
  })
})
