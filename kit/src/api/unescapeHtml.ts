const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const entity = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6}));/g;

function characterOf(point: number): string | undefined {
  const isText = point >= 0x20 || point === 0x09 || point === 0x0a || point === 0x0d;
  const isSurrogate = point >= 0xd800 && point <= 0xdfff;
  return isText && !isSurrogate && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}

/**
 * Turns html entities into characters, once: `&amp;lt;` becomes `&lt;` (1-shell s7.1, A69). The result is text;
 * whoever shows it as html cleans it first.
 */
export function unescapeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(entity, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name) return named[name] ?? whole;
    const point = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16);
    return characterOf(point) ?? whole;
  });
}

/** Unescapes every text inside a freshly parsed answer, in place, and returns it. Names of fields stay as they are. */
export function unescapeDeep(value: unknown): unknown {
  if (typeof value === 'string') return unescapeText(value);
  const open: object[] = typeof value === 'object' && value !== null ? [value] : [];
  for (let item = open.pop(); item; item = open.pop()) {
    for (const [key, inner] of Object.entries(item)) {
      if (typeof inner === 'string') {
        if (inner.includes('&')) (item as Record<string, unknown>)[key] = unescapeText(inner);
      } else if (typeof inner === 'object' && inner !== null) open.push(inner);
    }
  }
  return value;
}
