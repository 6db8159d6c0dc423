/** Returns the elements that leave the window with letters of twice the size. The letters have their size again afterwards. */
export function overflowWithLargeLetters(): string[] {
  const { style, clientWidth } = document.documentElement
  const before = style.fontSize
  style.fontSize = '200%'
  try {
    if (document.documentElement.scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return wide
      .slice(-3)
      .map((element) => `Leaves the window with letters of 200 %: ${element.outerHTML.slice(0, 160)}`)
  } finally {
    style.fontSize = before
  }
}
