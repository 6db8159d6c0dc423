import { part } from '../../page/browser/page-parts.js'

const form = part('#widget')
const status = part('#status')
const box = document.querySelector('input')
/** @type {Record<string, string>} */
const widget = JSON.parse(form.dataset.widget ?? '{}')
const lifetimeMilliseconds = Number(form.dataset.lifetimeSeconds) * 1000
/** @type {ReturnType<typeof setTimeout> | undefined} */
let expiry

/** @param {string} type @param {unknown} [data] */
const post = (type, data) => parent.postMessage(JSON.stringify({ type, data }), widget.origin ?? '')

/** @param {string} text */
function reset(text) {
  clearTimeout(expiry)
  if (box) box.checked = false
  status.textContent = text
}

function expire() {
  reset('The check has expired. Please tick the box again.')
  post('expired')
}

async function solve() {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(widget)
  const answer = await fetch('/captcha/solve', { method: 'POST', headers, body }).catch(() => undefined)
  if (!answer?.ok) {
    reset('The check failed. Please try again.')
    post('error', answer ? 'challenge-error' : 'network-error')
    return
  }
  const { token } = await answer.json()
  status.textContent = ''
  expiry = setTimeout(expire, lifetimeMilliseconds)
  post('solved', token)
}

box?.addEventListener('change', () => {
  if (box.checked) void solve()
  else expire()
})
// A quick visitor ticks the box before this script has loaded.
if (box?.checked) void solve()
addEventListener('message', ({ origin, source, data }) => {
  if (origin === widget.origin && source === parent && data === 'reset') reset('')
})
new ResizeObserver(() => post('height', Math.ceil(document.body.scrollHeight))).observe(document.body)
if (form.dataset.known !== 'true') post('error', 'invalid-sitekey')
