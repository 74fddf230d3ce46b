/** The dark modules as one SVG path: a rectangle for every run within a row. */
export function modulePath(rows: readonly (readonly boolean[])[]): string {
  const parts: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      parts.push(`M${from} ${y}h${x - from + 1}v1H${from}z`);
    }
  }
  return parts.join('');
}
