const keptTags = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del dfn div dl dt em ' +
    'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rp rt ruby s samp ' +
    'section small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
);
const keptAttributes = new Set(
  'alt cite colspan datetime dir headers height href lang reversed rowspan scope span src start title value width'.split(
    ' ',
  ),
);
// What stands inside these is no words for the customer.
const silentTags = 'script|style|template|title|textarea|select|noscript|iframe|xmp|svg|math';

const silentPart = new RegExp(`<(${silentTags})(?=[\\s/>])[\\s\\S]*?(?:</\\1[^>]*>|$)`, 'gi');
const tag = /<(\/?)([a-z][a-z0-9]*)((?=[\s/>])(?:[^>"']|"[^"]*"|'[^']*')*)>|<!--[\s\S]*?(?:-->|$)|</gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** An address of the wallet itself, or a picture that is there already: other sites are asked for nothing. */
function isOwnPicture(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address) || /^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(address);
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
 * @param keepsTags false keeps the words alone
 */
export function quietHtml(html: string, keepsTags = true): string {
  return html
    .replaceAll('\0', '')
    .replace(silentPart, '')
    .replace(tag, (whole, slash: string | undefined, name: string | undefined, rest: string | undefined) => {
      if (name === undefined) return whole === '<' ? '&lt;' : '';
      const lower = name.toLowerCase();
      if (!keepsTags || !keptTags.has(lower)) return '';
      return slash ? `</${lower}>` : `<${lower}${keptOf(rest ?? '')}>`;
    });
}
