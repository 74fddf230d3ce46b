/**
 * A small PDF, one list of lines a page. It carries no font: Korean is written in one that the reader must have, as
 * in many of the bank's own documents.
 */
export function makePdf(pages: readonly (readonly string[])[]): string {
  const firstPage = 6;
  const pageIds = pages.map((_, index) => firstPage + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (ko-KR) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium /Encoding /UniKS-UCS2-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYGoThic-Medium /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> /FontDescriptor 5 0 R /DW 1000 /W [1 95 500] >>',
    '<< /Type /FontDescriptor /FontName /HYGoThic-Medium /Flags 6 /FontBBox [0 -148 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -148 /CapHeight 737 /StemV 58 >>',
    ...pages.flatMap((lines, index) => {
      const content = drawn(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + 1 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];

  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

function drawn(lines: readonly string[]): string {
  const texts = lines.map((line) => `<${inUcs2(line)}> Tj 0 -28 Td`);
  return `BT /F1 16 Tf 56 770 Td ${texts.join(' ')} ET`;
}

function inUcs2(line: string): string {
  return [...line].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
}
