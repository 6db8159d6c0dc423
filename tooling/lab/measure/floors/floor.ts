import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FloorProduct, FloorContent } from './floor-content.ts'

// Pages written by hand without a framework: the least cost of the same pictures and texts on this machine.

const css = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c1c22;background:#fff}a{color:inherit;text-decoration:none}header{display:flex;gap:16px;align-items:center;padding:12px 16px;border-bottom:1px solid #ddd}header b{flex:1}#n{background:#067a46;color:#fff;border-radius:99px;padding:0 8px;min-width:24px;text-align:center}#n:empty{visibility:hidden}main{max-width:1200px;margin:0 auto;padding:16px}h1{font-size:1.9rem;line-height:1.2}h2{font-size:1rem;margin:8px 0 0}.g{display:grid;grid-template-columns:repeat(2,1fr);gap:16px;padding:0;list-style:none}@media(min-width:800px){.g{grid-template-columns:repeat(4,1fr)}.p{grid-template-columns:1fr 1fr}}img{width:100%;height:auto;aspect-ratio:1;border-radius:8px;background:#eee}.p{display:grid;gap:24px}button{font:inherit;font-weight:600;border:0;border-radius:8px;background:#067a46;color:#fff;padding:14px 28px;min-height:48px}footer{border-top:1px solid #ddd;padding:24px 16px;color:#444}`

// An add shows at once and is sent in the background. A product opened from the list renders from its data.
const script = `const n=document.getElementById('n');let c=+(localStorage.c||0),list='';const show=()=>n.textContent=c||'';show();const view=h=>{document.querySelector('main').innerHTML=h;scrollTo(0,0)};addEventListener('click',e=>{if(e.target.closest('#add')){localStorage.c=++c;show();fetch('/api/cart/add',{method:'POST',keepalive:true});return}const a=e.target.closest('a.card');if(!a)return;e.preventDefault();history.pushState(1,'',a.href);const i=a.querySelector('img');list||=document.querySelector('main').innerHTML;view('<div class="p"><img src="'+a.dataset.l+'" alt="" width="720" height="720" style="background:url('+i.currentSrc+') center/cover"><div><h1>'+a.querySelector('h2').textContent+'</h1><p><b>'+a.querySelector('p').textContent+'</b></p><p>'+a.dataset.t+'</p><button id="add">Add to cart</button></div></div>')});addEventListener('popstate',()=>list?view(list):location.reload())`

/** Writes the pages of the floor into a folder that holds the pictures. */
export async function writeFloor({ title, measured, products, hero }: FloorContent, folder: string) {
  await mkdir(path.join(folder, 'p'), { recursive: true })
  const write = (name: string, html: string) => writeFile(path.join(folder, `${name}.html`), html)
  const welcome = `<div class="p"><img src="${hero}" alt="" width="720" height="720" fetchpriority="high"><div><h1>Welcome</h1><p>Everything you need, delivered tomorrow.</p></div></div>`
  const tiles = products.slice(0, 8).map((good) => tile(good, 6, '/category'))
  await write('index', page('Floor', `${welcome}<ul class="g">${tiles.join('')}</ul>`))
  await write('category', page(title, `<h1>${text(title)}</h1><ul class="g">${products.map(card).join('')}</ul>`))
  for (const good of products) await write(`p/${good.slug}`, page(good.name, view(good)))
  const line = products.find(({ slug }) => slug === measured)
  await write('cart', page('Cart', `<h1>Cart</h1><p>${text(line?.name ?? '')} ${text(line?.price ?? '')}</p>`))
}

const text = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const page = (title: string, main: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text(title)}</title><meta name="description" content="The physical limit"><link rel="icon" href="data:,"><style>${css}</style></head><body><header><b><a href="/">Floor</a></b><a href="/cart">Cart <span id="n"></span></a></header><main>${main}</main><footer><p>Customer service: Monday to Friday, 9–16. Terms, privacy, delivery and returns.</p></footer><script>${script}</script></body></html>`

const card = (good: FloorProduct, index: number) => tile(good, index, `/p/${good.slug}`)

function tile({ name, price, picture, description }: FloorProduct, index: number, href: string) {
  const priority = index < 2 ? ' fetchpriority="high"' : index > 5 ? ' loading="lazy"' : ''
  return `<li><a class="card" href="${href}" data-l="/img/${picture}-l.avif" data-t="${text(text(description))}"><img src="/img/${picture}-s.avif" alt="" width="360" height="360"${priority}><h2>${text(name)}</h2><p>${text(price)}</p></a></li>`
}

const view = ({ name, price, description, picture }: FloorProduct) =>
  `<div class="p"><img src="/img/${picture}-l.avif" alt="${text(name)}" width="720" height="720" fetchpriority="high"><div><h1>${text(name)}</h1><p><b>${text(price)}</b></p><p>${text(description)}</p><button id="add">Add to cart</button></div></div>`
