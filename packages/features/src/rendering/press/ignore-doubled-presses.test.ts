// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ignoreDoubledPresses } from './ignore-doubled-presses.ts'

let pressed: string[] = []
const target = (id: string) => document.getElementById(id)!
const AT = { bubbles: true, cancelable: true, clientX: 100, clientY: 100 }

/** Puts a finger on an element, at a time and a place. */
function touch(id: string, timeStamp: number, at = AT) {
  const down = new PointerEvent('pointerdown', at)
  Object.defineProperty(down, 'timeStamp', { value: timeStamp })
  target(id).dispatchEvent(down)
}

/** Presses an element with a finger, at a time and a place. */
function press(id: string, timeStamp: number, [clientX, clientY] = [100, 100], detail = 1) {
  touch(id, timeStamp, { ...AT, clientX, clientY })
  target(id).dispatchEvent(new MouseEvent('click', { ...AT, clientX, clientY, detail }))
}

describe('ignoreDoubledPresses', () => {
  beforeEach(() => {
    pressed = []
    document.body.innerHTML =
      '<main><button id="one"></button><a id="two"></a><label id="label"><input id="box" type="checkbox"></label></main>'
    for (const part of document.body.querySelectorAll('button, a, input'))
      part.addEventListener('click', () => pressed.push(part.id))
    ignoreDoubledPresses(document.querySelector('main')!)
  })

  afterEach(() => document.body.replaceChildren())

  it('[SHELL-33] leaves out the second press at the same place, also on what the first has put there', () => {
    press('one', 1000)
    press('one', 1060)
    press('two', 1250, [110, 95])
    expect(pressed).toEqual(['one'])
  })

  it('[SHELL-33] leaves alone a later press, a press elsewhere, and keys', () => {
    press('one', 1000)
    press('one', 1310)
    press('two', 1400, [100, 140])
    press('two', 1450, [100, 140], 0)
    expect(pressed).toEqual(['one', 'one', 'two', 'two'])
  })

  it('[SHELL-33] counts from the first press, so that no trembling goes on for ever', () => {
    for (const time of [1000, 1150, 1290, 1350]) press('one', time)
    expect(pressed).toEqual(['one', 'one'])
  })

  it('[SHELL-33] leaves alone a press after a touch that pressed nothing, as one that stops the page from scrolling', () => {
    touch('one', 1000)
    press('one', 1100)
    expect(pressed).toEqual(['one'])
  })

  it('[SHELL-33] leaves alone a press after something was typed', () => {
    press('one', 1000)
    target('box').dispatchEvent(new InputEvent('input', { bubbles: true }))
    press('one', 1100)
    expect(pressed).toEqual(['one', 'one'])
  })

  it('[SHELL-33] leaves alone a press by voice after a doubled touch that has scrolled', () => {
    press('one', 1000)
    touch('one', 1100)
    target('one').dispatchEvent(new PointerEvent('pointercancel', AT))
    target('two').dispatchEvent(new MouseEvent('click', { ...AT, detail: 1 }))
    expect(pressed).toEqual(['one', 'two'])
  })

  it('[SHELL-33] ticks a box whose words are pressed twice', () => {
    press('label', 1000)
    press('label', 1100)
    expect(pressed).toEqual(['box'])
    expect(document.querySelector<HTMLInputElement>('#box')?.checked).toBe(true)
  })
})
