// @vitest-environment happy-dom
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { addMissingNames } from './built-in-names.ts'

let leaving = new AbortController()

const labelOf = (selector: string) => document.querySelector(selector)?.getAttribute('aria-label')

function keep(html: string) {
  document.body.innerHTML = html
  addMissingNames(document.body, leaving.signal)
}

const shown = () => document.querySelector<HTMLElement>('[data-built-in-name]')

describe('addMissingNames', () => {
  afterEach(() => {
    leaving.abort()
    leaving = new AbortController()
    document.body.innerHTML = ''
  })

  it.each([
    ['<button aria-label=""><span data-icon="plus"></span></button>', 'One more'],
    ['<button data-replay="add:1"><span data-icon="check"></span></button>', 'Add to basket'],
    ['<a href="/account/login"><span data-icon="help"></span></a>', 'login'],
    ['<a href="/customer-service/contact-us#top"></a>', 'contact us'],
    ['<a href="/"></a>', 'Start page'],
    ['<label for="a"></label><input id="a" name="quantity">', 'Quantity'],
    ['<label><input type="checkbox" name="agreed"></label>', 'agreed'],
    ['<select></select>', 'Field'],
    ['<button></button>', 'Button'],
    ['<a href="/cart">, <span aria-hidden="true">3</span><span data-icon="basket"></span></a>', 'Basket'],
  ])('[SHELL-03] names a control without words: %s', (html, name) => {
    keep(html)
    expect(labelOf('a, button, input, select')).toBe(name)
  })

  it.each([
    ['da-DK', 'Antal', 'Knap'],
    ['sv-SE', 'Antal', 'Knapp'],
    ['nb-NO', 'Quantity', 'Button'],
  ])('names controls in the language of a page in %s', (lang, quantity, button) => {
    document.documentElement.lang = lang
    onTestFinished(() => document.documentElement.removeAttribute('lang'))
    keep('<input name="quantity"><button></button>')
    expect([labelOf('input'), labelOf('button')]).toEqual([quantity, button])
  })

  it.each([
    ['<button></button>', 'BUTTON', 'Button'],
    ['<a href="/customer-service"></a>', 'A', 'customer service'],
    ['<label for="a"></label><input id="a" name="invoiceAddress.firstName">', 'LABEL', 'first name'],
    ['<label><input type="checkbox" name="agreed"></label>', 'LABEL', 'agreed'],
    ['<button><span data-icon="lock"><svg></svg></span><span></span></button>', 'BUTTON', 'Button'],
    [
      '<label><input type="checkbox" name="agreed"><i><span data-icon="check"><svg></svg></span></i><span></span></label>',
      'SPAN',
      'agreed',
    ],
  ])('shows the name of what looks empty: %s', (html, place, name) => {
    keep(html)
    expect([shown()?.tagName, shown()?.dataset['builtInName']]).toEqual([place, name])
  })

  it('shows no name beside a picture, nor of a field that has no label to show it', () => {
    keep('<a href="/cart"><span data-icon="basket"></span></a><input type="search">')
    expect(shown()).toBeNull()
  })

  it.each([
    '<button>Add</button>',
    '<button aria-label="Close"></button>',
    '<label for="b">Town</label><input id="b">',
    '<a href="/x"><img alt="Batteries"></a>',
    '<p id="c">Size</p><button aria-labelledby="c"></button>',
  ])('leaves a control alone that has a name: %s', (html) => {
    keep(html)
    expect(document.body.innerHTML).toBe(html)
  })

  it('names also what comes later, until the page is left', async () => {
    keep('<main></main>')
    document.querySelector('main')!.innerHTML = '<button data-replay="x"></button>'
    await vi.waitFor(() => expect(labelOf('button')).toBe('Add to basket'))
    leaving.abort()
    document.querySelector('main')!.innerHTML = '<a href="/cart"></a>'
    await Promise.resolve()
    expect(labelOf('a')).toBeNull()
  })
})
