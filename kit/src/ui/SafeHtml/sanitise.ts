import { htmlPolicy } from './htmlPolicy.ts';
import { quietHtml } from './quietHtml.ts';

/** Html as text alone, each block on a line of its own: what is shown while, or if, the cleaner cannot be had. */
export function plainText(html: string): string {
  const words = quietHtml(html, false);
  const trusted = htmlPolicy()?.createHTML(words) ?? words;
  const { textContent } = new DOMParser().parseFromString(trusted, 'text/html').body;
  return textContent?.replace(/\s*\n\s*/g, '\n').trim() ?? '';
}

/** No string where the browser has Trusted Types. */
export type CleanHtml = string | TrustedHTML;

/**
 * Html from the API, fit to be shown (A69): words, lists, tables, pictures of the wallet's own. No script, style, form
 * or frame; no attribute that could pass for one of ours (`id`, `class`, `data-…`).
 *
 * @param keepsLinks false leaves the words of a link without their address
 * @returns for `dangerouslySetInnerHTML`
 * @throws what the import of the cleaner throws; an Error where the browser is too old for it
 */
export async function sanitise(html: string, keepsLinks: boolean): Promise<CleanHtml> {
  const { default: purify } = await import('dompurify');
  // An engine too old for it would get its html back as it came.
  if (!purify.isSupported) throw new Error('DOMPurify does not support this browser.');
  const policy = htmlPolicy();
  const clean = purify.sanitize(quietHtml(html), {
    ...(policy ? { TRUSTED_TYPES_POLICY: policy as never, RETURN_TRUSTED_TYPE: true } : {}),
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'select',
      'textarea',
      'iframe',
      'video',
      'audio',
      'dialog',
    ],
    FORBID_ATTR: [
      'style',
      'id',
      'class',
      'name',
      'target',
      'role',
      'tabindex',
      ...(keepsLinks ? [] : ['href']),
    ],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  return clean;
}
