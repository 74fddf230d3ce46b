import { quietHtml } from '../../kit/src/ui/SafeHtml/quietHtml.ts';
import { createTally, type Tally } from './tally.ts';

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle/></svg>',
  '<a href="/x" onclick="alert(1)">go</a>',
  '<iframe src="//evil.example"></iframe>',
  '<style>*{background:url(//evil.example)}</style>',
  '<p style="background:url(//evil.example)">a</p>',
  '<form action="//evil.example"><input name=q></form>',
  '<object data="//evil.example"></object><embed src="//evil.example">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<base href="//evil.example"><meta http-equiv=refresh content="0;//evil.example">',
  '<img src="https://track.example/p.gif"><img src="//track.example">',
  '<img src="/&#9;/track.example"><img src="/.//track.example">',
  '<picture><source srcset="//track.example"><img srcset="//track.example"></picture>',
  '<p id="a" class="b" data-msg="ok" name="c">a</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
];
const wraps: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => html.toUpperCase(),
  (html) => `<table><tr><td>${html}`,
  (html) => html.replace(/>/g, ' >').replace(/ on/g, '/on'),
  (html) => `<!-- ${html} -->${html}`,
  (html) => html.replace(/<(\w)/g, '<\0$1').replace(/on(\w)/g, 'o\0n$1'),
  (html) => html.replace(/<script/g, '<scr<script>ipt').repeat(50),
];

/** Html of notices as somebody would write it who may write notices. */
export const notices: readonly string[] = payloads.flatMap((payload) => wraps.map((wrap) => wrap(payload)));

const wholeTag = /<\/?[a-z][a-z0-9]*((?: [a-z]+="[^"<]*")*)>/g;
const allowedAttribute =
  /^(?:alt|cite|colspan|datetime|dir|headers|height|href|lang|reversed|rowspan|scope|span|src|start|title|value|width)$/;
const refusedTag = /<\/?(?:script|style|svg|math|iframe|form|input|object|embed|template|base|meta|source)\b/;
const ENOUGH_MS = 500;

/** Only whole tags of ours are left, with attributes of ours, and pictures of the wallet's own. */
function isQuiet(html: string): boolean {
  const started = performance.now();
  const quiet = quietHtml(html);
  const tags = [...quiet.matchAll(wholeTag)];
  const attributes = tags.flatMap(([, text = '']) => [...text.matchAll(/ ([a-z]+)="([^"]*)"/g)]);
  return (
    performance.now() - started < ENOUGH_MS &&
    !quiet.replace(wholeTag, '').includes('<') &&
    !refusedTag.test(quiet) &&
    attributes.every(([, name = '']) => allowedAttribute.test(name)) &&
    attributes.every(([, name, value = '']) => name !== 'src' || !/example|&#/.test(value))
  );
}

/** The html of notices, and what once took seconds to read. */
export function attackNotices(): Tally {
  const { tally, check } = createTally('html of notices');
  for (const html of notices) check(html, () => isQuiet(html));
  return tally;
}
