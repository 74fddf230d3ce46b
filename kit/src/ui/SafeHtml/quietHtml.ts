import { isWalletPath } from '../../format/index.ts';

const keptTags = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del dfn div dl dt em ' +
    'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rp rt ruby s samp ' +
    'section small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
);
/** What stands on lines of its own. */
const blocks = new Set('br caption dd div dt h1 h2 h3 h4 h5 h6 hr li p td th tr'.split(' '));
const keptAttributes = new Set(
  'alt cite colspan datetime dir headers height href lang reversed rowspan scope span src start title value width'.split(
    ' ',
  ),
);
// What stands inside these is no words for the customer.
const silentTags = 'script|style|template|title|textarea|select|noscript|iframe|xmp|svg|math';

/** Longer html is cut: no notice is, and the cleaner needs the longer the more there is. */
const LONGEST = 200_000;

// None of these is ever tried and given up on a long text: what is not closed reaches to the end (`$`), so that each
// character is read a few times at most, whatever it is.
const silentPart = new RegExp(`<(${silentTags})(?=[\\s/>])[\\s\\S]*?(?:</\\1[^>]*(?:>|$)|$)`, 'gi');
const value = /\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>"'][^\s>]*)?/.source;
const attributes = `(?:[\\s/]+|(?:[^\\s/>=]+|=)(?:${value})?)*`;
const tag = new RegExp(
  `<(/?)([a-z][a-z0-9]*)(?=[\\s/>])(${attributes})(?:(>)|$)|<!--[\\s\\S]*?(?:-->|$)|<`,
  'gi',
);
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** An address of the wallet itself, or a picture that is there already: other sites are asked for nothing. */
function isOwnPicture(text: string): boolean {
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/=\s]*$/i.test(text)) return true;
  const address = text.replace(/&amp;/gi, '&');
  // Written as a reference (`&#9;`, `&sol;`) a character is another one to the parser than to this check.
  if (/&(?:#|\w+;)/.test(address) || !URL.canParse(address, location.href)) return false;
  const { origin, pathname, search } = new URL(address, location.href);
  return origin === location.origin && isWalletPath(`${pathname}${search}`) && !/[\s\\]/.test(address);
}

function keptOf(text: string): string {
  let kept = '';
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    const value = double ?? single ?? bare ?? '';
    const lower = name.toLowerCase();
    if (!keptAttributes.has(lower) || (lower === 'src' && !isOwnPicture(value.trim()))) continue;
    kept += ` ${lower}="${value.replace(/"/g, '&quot;').replace(/</g, '&lt;')}"`;
  }
  return kept;
}

/**
 * Html written anew from the tags and attributes that words need. Not the cleaner: that comes after and has the last
 * word. Every parser of a browser reports inline handlers and styles to the content security policy, even in a
 * document that is never shown; here they are gone before any parser sees them (kit/decisions/0008).
 *
 * @param keepsTags false keeps the words alone, with a line break where a block begins or ends
 */
export function quietHtml(html: string, keepsTags = true): string {
  return cut(html)
    .replaceAll('\0', '')
    .replace(silentPart, '')
    .replace(tag, (whole: string, slash: string, name: string | undefined, rest = '', end?: string) => {
      if (name === undefined) return whole === '<' ? '&lt;' : '';
      // Never closed: words, as nothing after it can be a tag.
      if (end === undefined) return whole.replaceAll('<', '&lt;');
      const lower = name.toLowerCase();
      if (!keepsTags) return blocks.has(lower) ? '\n' : '';
      if (!keptTags.has(lower)) return '';
      return slash === '/' ? `</${lower}>` : `<${lower}${keptOf(rest)}>`;
    });
}

/** Before a tag, so that none is left open. */
function cut(html: string): string {
  if (html.length <= LONGEST) return html;
  const at = html.lastIndexOf('<', LONGEST);
  return html.slice(0, at > 0 ? at : LONGEST);
}
