import { tokensIn } from './token-names.ts'

/** A token that styles a part. */
export interface ReadToken {
  token: string
  /** Its value in the brand on screen. */
  value: string
  /** The CSS properties that it sets. */
  sets: readonly string[]
}

/**
 * Returns the tokens that style an element and what is in it, in all states and variants, by name. They are read from the rules
 * of the element's document, so they cannot go out of date.
 */
export function readTokens(root: Element): ReadToken[] {
  const found = new Map<string, { from: string; sets: Set<string> }>()
  const { defaultView: view } = root.ownerDocument
  if (!view) return []
  for (const { selectorText, style } of rulesOf(root.ownerDocument)) {
    if (!applies(selectorText, root)) continue
    for (const [property, value] of declarationsOf(style)) {
      for (const { token, from } of tokensIn(property, value)) {
        const known = found.get(token) ?? { from, sets: new Set() }
        known.sets.add(property)
        found.set(token, known)
      }
    }
  }
  const brand = view.getComputedStyle(root)
  return [...found]
    .map(([token, { from, sets }]) => ({
      token,
      value: from.startsWith('--') ? brand.getPropertyValue(from).trim() : from,
      sets: [...sets],
    }))
    .toSorted((one, other) => one.token.localeCompare(other.token, 'en', { numeric: true }))
}

interface StyleRule {
  selectorText: string
  style: CSSStyleDeclaration
}

/** Returns the style rules of a document. Frames have classes of their own, so `instanceof` would not find them. */
function* rulesOf(page: Document): Generator<StyleRule> {
  for (const sheet of page.styleSheets) yield* rulesIn(sheet.cssRules)
}

function* rulesIn(rules: CSSRuleList): Generator<StyleRule> {
  for (const rule of rules) {
    if ('selectorText' in rule && 'style' in rule) yield rule as CSSStyleRule
    if ('cssRules' in rule) yield* rulesIn((rule as CSSGroupingRule).cssRules)
  }
}

/** Returns whether a rule is about the element or something in it, whatever their state. */
function applies(selector: string, root: Element): boolean {
  return withoutStates(selector).some((one) => {
    try {
      return root.matches(one) || root.querySelector(one) !== null
    } catch {
      return false
    }
  })
}

/** Returns the selectors of a rule without conditions of state: `.a:hover` and `.a[data-look='quiet']` become `.a`. */
export function withoutStates(selector: string): string[] {
  let plain = selector.replaceAll(/\[(?:data|aria)-[^\]]*\]/g, '')
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replaceAll(/:[a-z-]+\([^()]*\)/g, '')
  }
  return plain
    .replaceAll(/::?[a-z-]+/g, '')
    .split(',')
    .map((one) =>
      one
        .trim()
        .replace(/^(?=[>+~])/, '* ')
        .replace(/(?<=[>+~])$/, ' *'),
    )
    .filter((one) => !/^[*\s]*$/.test(one))
}

/** Returns the declarations as they were written, because the browser knows no parts of a shorthand with a custom property. */
const declarationsOf = ({ cssText }: CSSStyleDeclaration): [property: string, value: string][] =>
  cssText
    .split(/;\s*/)
    .filter(Boolean)
    .map((declaration) => {
      const colon = declaration.indexOf(':')
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]
    })
