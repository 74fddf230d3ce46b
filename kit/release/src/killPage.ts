import { policyOfPage } from '../../../mocks/src/policy.ts';
import { formatDateTime } from '../../src/format/index.ts';
import type { Kill } from './documents.ts';

const style = [
  ':root{color-scheme:light dark}',
  'body{margin:0;font:1rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}',
  'main{box-sizing:border-box;max-inline-size:35rem;margin:auto;padding:4rem 1.25rem}',
  'h1{font-size:1.375rem;line-height:1.35;margin:0 0 1rem;text-wrap:balance}',
  'p{margin:0 0 1rem}',
  '[lang=en]{opacity:.8}',
  'a{display:block;margin-block-start:2rem;padding:.875rem;border:1px solid;border-radius:.75rem;text-align:center;color:inherit;text-decoration:none;min-block-size:1.5rem}',
].join('');

/** The policy of the page: nothing but its own style. */
export const killPolicy = policyOfPage(style);
/** The same in the frames of the developer's phone. */
export const killPolicyInPhone = policyOfPage(style, { frames: 'own' });

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/**
 * What is shown in place of an app or a screen that is closed. It stands alone, so that it can be read when the app
 * itself is what is broken: no script, in both languages, with the way home.
 */
export function killPage({ text, until }: Kill): string {
  const end = until === undefined ? undefined : formatDateTime(new Date(until));
  return `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <title>서비스 점검</title>
    <link rel="icon" href="data:,">
    <style>${style}</style>
  </head>
  <body>
    <main data-msg="serviceStopped">
      <h1>잠시 이용하실 수 없어요</h1>
      <p>${escapeHtml(text.ko)}</p>
      ${end ? `<p>${end} 이후 다시 이용해 주세요.</p>` : ''}
      <p lang="en">${escapeHtml(text.en)}${end ? ` Available again from ${end} (Seoul).` : ''}</p>
      <a href="/" data-action="home">홈으로 · <span lang="en">Home</span></a>
    </main>
  </body>
</html>
`;
}
