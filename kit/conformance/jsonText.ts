const width = 110;

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** JSON as the formatter of this repository writes it: short lists of plain values on one line. */
export function jsonText(value: unknown): string {
  return `${write(value, '', 0)}\n`;
}

function write(value: unknown, indent: string, before: number): string {
  if (isScalar(value)) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (value.every(isScalar) && before + line.length + 1 <= width) return line;
    return `[\n${value.map((item) => inner + write(item, inner, inner.length)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value as object).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, item]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + write(item, inner, start.length);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
