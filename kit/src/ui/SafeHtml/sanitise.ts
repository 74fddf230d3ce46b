/** Html as text alone: what is shown while, or if, the cleaner cannot be had. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const silent of body.querySelectorAll('script, style, template')) silent.remove();
  return body.textContent?.trim() ?? '';
}

/**
 * Html from the API, fit to be shown (A69): words, lists, tables, pictures. No script, style, form or frame; no
 * attribute that could pass for one of ours (`id`, `class`, `data-…`).
 *
 * @param keepsLinks false leaves the words of a link without their address
 * @throws what the import of the cleaner throws; an Error where the browser is too old for it
 */
export async function sanitise(html: string, keepsLinks: boolean): Promise<string> {
  const { default: purify } = await import('dompurify');
  // An engine too old for it would get its html back as it came.
  if (!purify.isSupported) throw new Error('DOMPurify does not support this browser.');
  return purify.sanitize(html, {
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
}
