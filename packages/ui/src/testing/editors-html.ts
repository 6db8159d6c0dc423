/**
 * HTML as editors write it, and as browsers hold it once it is sanitised: on the server by sanitize-html 2.18, whose parser is
 * htmlparser2 12, and in the browser by DOMPurify 3.4.
 */
export const editorsHtml: readonly (readonly [html: string, clean: string])[] = [
  // Texts
  ['Just words', 'Just words'],
  ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  ['&aring;&nbsp;&copy; &#229; &unknown;', 'å&nbsp;© å &amp;unknown;'],
  ['<p>&lt;b&gt;</p>', '<p>&lt;b&gt;</p>'],
  ['<p>One</p>\n<p>Two</p>', '<p>One</p>\n<p>Two</p>'],
  ['<p>One<p>Two', '<p>One</p><p>Two</p>'],
  ['<P>One<BR>two</P>', '<p>One<br>two</p>'],
  ['<p>One<br/>two<br />three</p>', '<p>One<br>two<br>three</p>'],
  ['<p>One</p><hr><p>Two</p>', '<p>One</p><hr><p>Two</p>'],
  ['<p>open <b>bold', '<p>open <b>bold</b></p>'],
  ['</b>stray', 'stray'],
  ['<p>a<!-- note -->b</p>', '<p>ab</p>'],
  ['<p>a<!-- > --> b</p>', '<p>a b</p>'],
  ['<!doctype html><p>x</p>', '<p>x</p>'],
  ['<html><head><title>T</title></head><body><p>x</p></body></html>', '<p>x</p>'],
  ['<?xml version="1.0"?><p>x</p>', '<p>x</p>'],
  ['<![CDATA[x]]><p>y</p>', '<p>y</p>'],

  // Elements
  ['<h2>a</h2><h3>b</h3><h4>c</h4>', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
  ['<h1>a</h1><h5>b</h5>', 'ab'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<ol><li>a<ul><li>b</li></ul></li></ol>', '<ol><li>a<ul><li>b</li></ul></li></ol>'],
  ['<dl><dt>a<dd>b</dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
  ['<font color="red">a</font><center>b</center>', 'ab'],
  ['<section><article>a</article></section>', 'a'],
  ['<p><mark>a</mark><code>b</code></p>', '<p>ab</p>'],
  ['<p>a<wbr>b</p>', '<p>ab</p>'],
  ['<o:p>Word</o:p>', 'Word'],
  ['<my-part>a</my-part>', 'a'],
  ['<label>a</label><button>b</button>', 'ab'],
  ['<p><input value="1">a</p>', '<p>a</p>'],
  [
    '<figure><img src="/a.jpg" alt="A"><figcaption>b</figcaption></figure>',
    '<figure><img src="/a.jpg" alt="A"><figcaption>b</figcaption></figure>',
  ],
  [
    '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
    '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
  ],
  [
    '<table><colgroup><col></colgroup><tbody><tr><td>a</td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  [
    '<table><caption>a</caption><thead><tr><th>b</th></tr></thead></table>',
    '<table><caption>a</caption><thead><tr><th>b</th></tr></thead></table>',
  ],

  // What is removed with its content
  ['<script>x()</script>a', 'a'],
  ['<style>p { color: red }</style>a', 'a'],
  ['<video src="/a.mp4">Your browser plays no films</video>a', 'a'],
  ['<audio controls>Your browser plays no sound</audio>a', 'a'],
  ['<svg><text>a</text><title>b</title></svg>c', 'c'],
  ['<math><mi>x</mi></math>c', 'c'],
  ['<iframe src="https://video.example">a</iframe>b', 'b'],
  ['<noscript><p>a</p></noscript>b', 'b'],
  ['<template><p>a</p></template>b', 'b'],
  ['<textarea>a</textarea>b', 'b'],
  ['<select><option>a</option></select>b', 'b'],
  ['<object data="/a.pdf"><a href="/a.pdf">a</a></object>', '<a href="/a.pdf">a</a>'],
  ['<noembed>a</noembed><noframes>b</noframes><xmp>c</xmp>d', 'd'],

  // Links
  ['<a href="/batteries">a</a>', '<a href="/batteries">a</a>'],
  ['<a href="//cdn.example/a.pdf">a</a>', '<a href="//cdn.example/a.pdf">a</a>'],
  ['<a href="HTTPS://a.example/?b=1&amp;c=2#d">a</a>', '<a href="HTTPS://a.example/?b=1&amp;c=2#d">a</a>'],
  ['<a href="mailto:a@b.dk?subject=c">a</a>', '<a href="mailto:a@b.dk?subject=c">a</a>'],
  ['<a href="tel:+45 70 12 34 56">a</a>', '<a href="tel:+45 70 12 34 56">a</a>'],
  [
    '<a href="#top">a</a><a href="?page=2">b</a><a href="next">c</a>',
    '<a href="#top">a</a><a href="?page=2">b</a><a href="next">c</a>',
  ],
  ['<a href="a/b:c">a</a>', '<a href="a/b:c">a</a>'],
  ['<a href=" https://a.example ">a</a>', '<a href="https://a.example">a</a>'],
  ['<a href="">a</a>', '<a href="">a</a>'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<a href="java&#10;script:x()">a</a>', '<a>a</a>'],
  ['<a href="&#1;javascript:x()">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,a">a</a>', '<a>a</a>'],
  ['<a href="ftp://a.example">a</a>', '<a>a</a>'],
  ['<a href="www.a.example:8080">a</a>', '<a>a</a>'],
  ['<a href="h323:a">a</a>', '<a>a</a>'],
  ['<a href="sms:123">a</a>', '<a>a</a>'],
  ['<a href="/a" target="_blank" rel="nofollow" class="b" onclick="x()">a</a>', '<a href="/a">a</a>'],
  ['<a name="b" id="b">a</a>', '<a>a</a>'],

  // Pictures
  ['<img src="//cdn.example/a.jpg" alt="">', '<img src="//cdn.example/a.jpg" alt="">'],
  [
    '<img src="https://a.example/b.jpg" width="100%" height="50">',
    '<img src="https://a.example/b.jpg" width="100%" height="50">',
  ],
  ['<img src="data:image/png;base64,AAAA" alt="a">', '<img src="data:image/png;base64,AAAA" alt="a">'],
  ['<img src="blob:https://a.example/1" alt="a">', '<img alt="a">'],
  ['<img srcset="/a.jpg 2x" src="/a.jpg" loading="lazy">', '<img src="/a.jpg">'],
  ['<picture><source srcset="/a.webp"><img src="/a.jpg"></picture>', '<img src="/a.jpg">'],
  ['<map><area href="/a"></map><img src="/a.jpg" usemap="#b">', '<img src="/a.jpg">'],

  // Attributes
  ['<p style="color:red" class="a" id="b" data-c="d" aria-label="e" role="f">a</p>', '<p>a</p>'],
  ['<p lang="da" title="x: &quot;y&quot;">a</p>', '<p lang="da" title="x: &quot;y&quot;">a</p>'],
  ['<span lang="x:y">a</span>', '<span lang="x:y">a</span>'],
  ['<p title>a</p>', '<p title="">a</p>'],
  ['<p title=" a ">a</p>', '<p title="a">a</p>'],
  ['<img src="/a.jpg" alt="5 --> 6">', '<img src="/a.jpg">'],
  ['<p title="a < b">a</p>', '<p title="a &lt; b">a</p>'],
]
