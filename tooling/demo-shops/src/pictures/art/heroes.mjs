// @ts-nocheck -- drawings, whose sums of coordinates have no types
// The scenery of each brand's start page.
const rnd = (s) => () => (s = (s * 16807) % 2147483647) / 2147483647
const svg = (w, h, body, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMaxYMid slice" aria-hidden="true"><defs>${defs}</defs>${body}</svg>`
const lg = (id, s, x2 = 0, y2 = 1) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${s.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</linearGradient>`
const wave = (w, h, y, amp, len, ph) => {
  let d = `M0 ${h}V${y + Math.sin(ph) * amp}`
  for (let x = 0; x <= w; x += 20) d += `L${x} ${(y + Math.sin(x / len + ph) * amp).toFixed(1)}`
  return d + `V${h}Z`
}

function water(p, w, h) {
  // product: morning water, a low sun, rings
  const hz = h * 0.56,
    sx = w * 0.72,
    R = h * 0.24,
    u = 'w' + w
  let b = `<rect width="${w}" height="${h}" fill="url(#${u}s)"/>`
  for (let i = 5; i >= 1; i--)
    b += `<circle cx="${sx}" cy="${hz - R * 0.12}" r="${R + i * h * 0.085}" fill="${p.light}" opacity="0.17"/>`
  b += `<circle cx="${sx}" cy="${hz - R * 0.12}" r="${R}" fill="url(#${u}u)"/>`
  b += `<path d="M0 ${hz}C${w * 0.2} ${hz - h * 0.05} ${w * 0.34} ${hz - h * 0.03} ${w * 0.5} ${hz - h * 0.012}S${w * 0.86} ${hz - h * 0.055} ${w} ${hz - h * 0.02}V${h}H0Z" fill="${p.far}" opacity=".75"/>`
  b += `<rect y="${hz}" width="${w}" height="${h - hz}" fill="url(#${u}l)"/>`
  for (let i = 0; i < 7; i++)
    b += `<ellipse cx="${sx}" cy="${hz + h * 0.14}" rx="${(i + 1) * w * 0.075}" ry="${(i + 1) * h * 0.026}" fill="none" stroke="${p.light}" stroke-width="${4 - i * 0.35}" opacity="${0.75 - i * 0.09}"/>`
  for (let i = 0; i < 6; i++)
    b += `<rect x="${sx - R * (0.72 - i * 0.1)}" y="${hz + 12 + i * h * 0.03}" width="${R * (1.44 - i * 0.2)}" height="${h * 0.009}" rx="6" fill="${p.sun}" opacity="${0.75 - i * 0.11}"/>`
  b += `<path d="${wave(w, h, h * 0.84, h * 0.018, w * 0.12, 1)}" fill="${p.near}" opacity=".5"/><path d="${wave(w, h, h * 0.92, h * 0.016, w * 0.1, 3)}" fill="${p.deep}" opacity=".55"/>`
  return svg(
    w,
    h,
    b,
    lg(u + 's', [
      [0, p.sky],
      [0.6, '#F4F4EC'],
      [1, p.light],
    ]) +
      lg(u + 'l', [
        [0, p.far],
        [0.5, p.mid],
        [1, p.near],
      ]) +
      lg(u + 'u', [
        [0, '#FFE0AE'],
        [1, p.sun],
      ]),
  )
}
function skyline(p, w, h) {
  // phonicear: a street of sound bars at dusk, windows lit
  const u = 'k' + w,
    r = rnd(77)
  let b = `<rect width="${w}" height="${h}" fill="url(#${u}s)"/><circle cx="${w * 0.7}" cy="${h * 0.43}" r="${h * 0.36}" fill="${p.light}" opacity=".55"/><circle cx="${w * 0.7}" cy="${h * 0.43}" r="${h * 0.25}" fill="${p.sun}" opacity=".85"/>`
  const row = (n, base, amp, col, op, off, bw) => {
    let s = ''
    const step = w / n
    for (let i = 0; i < n; i++) {
      const t = i / n,
        e = 0.35 + 0.65 * Math.abs(Math.sin(t * 9.2 + off)) * (0.6 + r() * 0.4)
      const hh = amp * e,
        x = i * step + (step - step * bw) / 2
      s += `<rect x="${x.toFixed(1)}" y="${(base - hh).toFixed(1)}" width="${(step * bw).toFixed(1)}" height="${(hh + 80).toFixed(1)}" rx="${((step * bw) / 2).toFixed(1)}" fill="${col}" opacity="${op}"/>`
      if (op === 1) {
        const wn = step * bw * 0.3
        for (let k = 0; k < 3; k++)
          if (r() > 0.52 && hh > 90 + k * 60)
            s += `<rect x="${(x + (step * bw) / 2 - wn / 2).toFixed(1)}" y="${(base - hh + step * bw * 0.62 + k * wn * 2).toFixed(1)}" width="${wn.toFixed(1)}" height="${(wn * 1.25).toFixed(1)}" rx="${(wn * 0.3).toFixed(1)}" fill="${p.sun}"/>`
      }
    }
    return s
  }
  b +=
    row(22, h * 0.9, h * 0.62, p.mid, 0.55, 0.4, 0.7) +
    row(18, h * 0.95, h * 0.5, p.near, 0.62, 1.7, 0.74) +
    row(15, h * 1.02, h * 0.44, p.deep, 1, 2.5, 0.78)
  b += `<rect y="${h * 0.94}" width="${w}" height="${h * 0.06}" fill="${p.ink}"/>`
  return svg(
    w,
    h,
    b,
    lg(u + 's', [
      [0, p.sky],
      [0.7, p.far],
      [1, p.mid],
    ]),
  )
}
function swiss(p, w, h) {
  // bernafon: quarter circles on a grid
  const n = 6,
    c = h / n,
    cols = Math.ceil(w / c),
    r = rnd(20261)
  let b = `<rect width="${w}" height="${h}" fill="${p.sky}"/>`
  const pal = [p.near, p.mid, p.far, p.deep, p.light, p.near, p.far]
  for (let y = 0; y < n; y++)
    for (let x = 0; x < cols; x++) {
      const X = x * c,
        Y = y * c,
        q = Math.floor(r() * 4),
        f = pal[Math.floor(r() * pal.length)],
        g = pal[Math.floor(r() * pal.length)],
        k = r()
      const t = `transform="rotate(${q * 90} ${(X + c / 2).toFixed(1)} ${(Y + c / 2).toFixed(1)})"`
      const at = (rr) => `M${X} ${(Y + rr).toFixed(1)}A${rr} ${rr} 0 0 0 ${(X + rr).toFixed(1)} ${Y}H${X}Z`
      if (x < cols * 0.36 && k < 0.62) {
        continue
      }
      if (k < 0.16) continue
      if (k < 0.5) b += `<g ${t}><path d="${at(c)}" fill="${f}"/></g>`
      else if (k < 0.72)
        b += `<g ${t}><rect x="${X}" y="${Y}" width="${c + 0.5}" height="${c + 0.5}" fill="${g}"/><path d="${at(c)}" fill="${f === g ? p.sun : f}"/></g>`
      else if (k < 0.9) {
        b += `<g ${t}>`
        for (let i = 6; i >= 1; i--)
          b += `<path d="M${X} ${(Y + (c * i) / 6 - c / 12).toFixed(1)}A${((c * i) / 6 - c / 12).toFixed(1)} ${((c * i) / 6 - c / 12).toFixed(1)} 0 0 0 ${(X + (c * i) / 6 - c / 12).toFixed(1)} ${Y}" fill="none" stroke="${p.near}" stroke-width="${(c / 22).toFixed(1)}"/>`
        b += '</g>'
      } else b += `<circle cx="${X + c / 2}" cy="${Y + c / 2}" r="${c * 0.5}" fill="${f}"/>`
    }
  return svg(w, h, b)
}
const fir = (x, y, s, c) =>
  `<path d="M${x} ${y - s}L${x + s * 0.3} ${y - s * 0.42}H${x + s * 0.17}L${x + s * 0.4} ${y}H${x - s * 0.4}L${x - s * 0.17} ${y - s * 0.42}H${x - s * 0.3}Z" fill="${c}"/>`

function lake(p, w, h) {
  // horselbutik: lake, red cottage, birches
  const u = 'l' + w
  const hz = h * 0.6
  let b = `<rect width="${w}" height="${h}" fill="url(#${u}s)"/><circle cx="${w * 0.6}" cy="${h * 0.36}" r="${h * 0.13}" fill="${p.sun}"/><circle cx="${w * 0.6}" cy="${h * 0.36}" r="${h * 0.2}" fill="${p.sun}" opacity=".22"/><circle cx="${w * 0.6}" cy="${h * 0.36}" r="${h * 0.28}" fill="${p.sun}" opacity=".14"/>`
  b += `<path d="M0 ${hz}C${w * 0.1} ${h * 0.42} ${w * 0.24} ${h * 0.4} ${w * 0.38} ${h * 0.5}S${w * 0.62} ${h * 0.5} ${w * 0.74} ${h * 0.42}S${w * 0.94} ${h * 0.42} ${w} ${h * 0.48}V${hz}Z" fill="${p.far}"/><path d="M0 ${hz}C${w * 0.16} ${h * 0.52} ${w * 0.3} ${h * 0.53} ${w * 0.42} ${h * 0.57}S${w * 0.7} ${h * 0.49} ${w * 0.84} ${h * 0.5}S${w * 0.97} ${h * 0.52} ${w} ${h * 0.53}V${hz}Z" fill="${p.mid}"/>`
  const r = rnd(9)
  for (let i = 0; i < 34; i++) {
    const x = w * 0.5 + r() * w * 0.5,
      s = h * (0.045 + r() * 0.06)
    b += fir(x, hz + 4, s, i % 3 ? p.near : p.deep)
  }
  for (let i = 0; i < 12; i++) {
    const x = r() * w * 0.3,
      s = h * (0.03 + r() * 0.04)
    b += fir(x, hz + 3, s, p.near)
  }
  b += `<rect y="${hz}" width="${w}" height="${h - hz}" fill="url(#${u}w)"/>`
  for (let i = 0; i < 6; i++)
    b += `<ellipse cx="${w * 0.6}" cy="${hz + h * 0.13}" rx="${(i + 1) * w * 0.06}" ry="${(i + 1) * h * 0.02}" fill="none" stroke="${p.light}" stroke-width="3.5" opacity="${0.8 - i * 0.12}"/>`
  for (let i = 0; i < 4; i++)
    b += `<rect x="${w * 0.6 - h * (0.11 - i * 0.02)}" y="${hz + 10 + i * h * 0.026}" width="${h * (0.22 - i * 0.04)}" height="${h * 0.008}" rx="5" fill="${p.sun}" opacity="${0.8 - i * 0.17}"/>`
  const X = w * 0.765,
    Y = hz + h * 0.015,
    size = h / 900 // cottage on a point
  b += `<path d="M${w * 0.68} ${hz + h * 0.04}C${w * 0.74} ${hz - h * 0.02} ${w * 0.9} ${hz - h * 0.02} ${w} ${hz + h * 0.01}V${hz + h * 0.1}C${w * 0.9} ${hz + h * 0.06} ${w * 0.76} ${hz + h * 0.08} ${w * 0.68} ${hz + h * 0.04}Z" fill="${p.near}"/>`
  b += `<g transform="translate(${X} ${Y - 120 * size}) scale(${size})"><rect x="172" y="-74" width="26" height="70" fill="#7A4A3A"/><path d="M0 0H240V124H0Z" fill="${p.red}"/><path d="M-22 8L30 -66H212L262 8Z" fill="#4A4440"/><path d="M0 0V124M240 0V124" stroke="#FFF8E8" stroke-width="9"/>${[16, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224].map((x) => `<path d="M${x} 6V124" stroke="#7F2A20" stroke-width="2" opacity=".6"/>`).join('')}${[
    [36, 34],
    [168, 34],
  ]
    .map(
      ([x, y]) =>
        `<rect x="${x}" y="${y}" width="42" height="48" fill="#FFF8E8"/><rect x="${x + 6}" y="${y + 6}" width="30" height="36" fill="#FFD67D"/><path d="M${x + 21} ${y + 4}V${y + 44}M${x + 4} ${y + 24}H${x + 38}" stroke="#FFF8E8" stroke-width="4"/>`,
    )
    .join(
      '',
    )}<rect x="102" y="40" width="40" height="84" fill="#FFF8E8"/><rect x="108" y="46" width="28" height="78" fill="${p.deep}"/></g>`
  b += `<path d="M0 ${h}V${h * 0.93}C${w * 0.2} ${h * 0.87} ${w * 0.4} ${h * 0.97} ${w * 0.62} ${h * 0.92}S${w * 0.9} ${h * 0.84} ${w} ${h * 0.82}V${h}Z" fill="${p.deep}"/>`
  const birch = (x, tw, top) => {
    let s = `<path d="M${x} ${h}C${x + tw * 0.1} ${h * 0.6} ${x + tw * 0.1} ${h * 0.3} ${x + tw * 0.3} ${top}H${x + tw * 0.8}C${x + tw * 0.8} ${h * 0.3} ${x + tw} ${h * 0.6} ${x + tw * 1.15} ${h}Z" fill="#FBF6EA"/><path d="M${x + tw * 0.7} ${top}C${x + tw * 0.7} ${h * 0.3} ${x + tw * 0.86} ${h * 0.6} ${x + tw * 1.0} ${h}H${x + tw * 1.15}C${x + tw} ${h * 0.6} ${x + tw * 0.8} ${h * 0.3} ${x + tw * 0.8} ${top}Z" fill="#D9CFB8"/>`
    const q = rnd(Math.round(x) + 3)
    for (let i = 0; i < 15; i++) {
      const yy = top + ((h - top) * (i + q() * 0.7)) / 15,
        l = tw * (0.2 + q() * 0.34),
        lx = q() > 0.5 ? x + tw * 0.16 : x + tw * 0.9 - l
      s += `<rect x="${lx.toFixed(1)}" y="${yy.toFixed(1)}" width="${l.toFixed(1)}" height="${(h * 0.007).toFixed(1)}" rx="3" fill="#2B2A26" opacity=".78"/>`
    }
    return s
  }
  b += birch(w * 0.955, h * 0.036, 0)
  const leaf = rnd(41),
    tx = w * 0.955 + h * 0.012 // three hanging twigs, leaves along them
  for (const [y0, dx, dy] of [
    [0.0, -0.34, 0.2],
    [0.07, -0.22, 0.3],
    [0.03, 0.16, 0.24],
    [-0.04, -0.44, 0.1],
  ]) {
    const q = (t) => [tx + dx * h * t, h * (y0 + dy * t * t)]
    let d = `M${q(0)
      .map((v) => v.toFixed(0))
      .join(' ')}`
    for (let k = 1; k <= 10; k++)
      d += `L${q(k / 10)
        .map((v) => v.toFixed(0))
        .join(' ')}`
    b += `<path d="${d}" fill="none" stroke="#6B5A44" stroke-width="${(h * 0.004).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`
    for (let k = 2; k <= 20; k++) {
      const [x, y] = q(k / 20),
        sd = k % 2 ? 1 : -1,
        sz = h * (0.013 + leaf() * 0.005),
        an = 60 * sd + (leaf() - 0.5) * 40 + 90
      b += `<ellipse cx="${(x + sd * sz * 0.7).toFixed(0)}" cy="${(y + sz * 1.1).toFixed(0)}" rx="${(sz * 1.35).toFixed(1)}" ry="${(sz * 0.72).toFixed(1)}" transform="rotate(${an.toFixed(0)} ${(x + sd * sz * 0.7).toFixed(0)} ${(y + sz * 1.1).toFixed(0)})" fill="${[p.near, p.mid, p.sun, p.near, p.deep][Math.floor(leaf() * 5)]}"/>`
    }
  }
  return svg(
    w,
    h,
    b,
    lg(u + 's', [
      [0, '#F6EEDC'],
      [0.55, p.sky],
      [1, p.light],
    ]) +
      lg(u + 'w', [
        [0, '#DCE3CB'],
        [0.35, p.far],
        [1, p.mid],
      ]),
  )
}
const scenes = { product: water, phonicear: skyline, bernafon: swiss, horselbutik: lake }

/** The background of the start page's banner, 1600 x 900, with the subject at the right. */
export const hero = (brand, palette) => scenes[brand](palette, 1600, 900)

/** The same scenery as a small picture, 800 x 600. */
export const spot = (brand, palette) => scenes[brand](palette, 800, 600)
