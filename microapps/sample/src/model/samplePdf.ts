/** A PDF without a font of its own, as many of the bank's documents are: Korean comes from the reader's. */
export function samplePdf(pages: readonly (readonly string[])[]): Uint8Array {
  const ids = pages.map((_, index) => `${5 + index * 2} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${ids.join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium /Encoding /UniKS-UCS2-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYGoThic-Medium /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> /DW 1000 /W [1 95 500] >>',
    ...pages.flatMap((lines, index) => {
      const content = `BT /F1 20 Tf 48 760 Td ${lines.map((line) => `<${inUcs2(line)}> Tj 0 -36 Td`).join(' ')} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  // Without a table of objects: readers find them.
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`);
}

function inUcs2(line: string): string {
  return [...line].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
}
