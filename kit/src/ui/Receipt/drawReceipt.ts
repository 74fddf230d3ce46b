import type { ReceiptRow } from './rowsOf.ts';

/** Of the picture, in points of a phone; it is drawn at three times of them. */
const width = 390;
const scale = 3;
const edge = 24;
const padding = 20;
const lineHeight = 22;
const gap = 14;
const font = (weight: number, size: number) =>
  `${weight} ${size}px -apple-system, "Apple SD Gothic Neo", Roboto, "Noto Sans KR", "Noto Sans CJK KR", sans-serif`;

/**
 * A receipt as a picture: white, whatever the colours of the page, so that it can be printed; `picture` (an address) stands
 * between title and rows.
 *
 * @throws Error where the browser draws no pictures
 */
export async function drawReceipt(
  title: string,
  rows: readonly ReceiptRow[],
  { type = 'image/png', picture }: { type?: 'image/png' | 'image/jpeg'; picture?: string | undefined } = {},
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const inside = width - 2 * (edge + padding);
  context.font = font(700, 24);
  const titleLines = wrapped(context, title, width - 2 * edge);
  const drawn = rows.map((row) => {
    context.font = font(400, 15);
    const label = wrapped(context, row.label, inside * 0.4);
    context.font = font(row.isStrong ? 700 : 500, row.isStrong ? 17 : 15);
    const value = wrapped(context, row.value, inside * 0.58);
    return { row, label, value, height: Math.max(label.length, value.length) * lineHeight };
  });
  const titleHeight = titleLines.length * 32;
  const image = picture ? await loaded(picture) : null;
  const imageHeight = image ? Math.min(340, ((width - 2 * edge) * image.height) / image.width) : 0;
  const cardHeight = 2 * padding + drawn.reduce((sum, { height }) => sum + height + gap, -gap);
  const cardTop = edge + titleHeight + edge + (image ? imageHeight + edge : 0);
  const height = cardTop + cardHeight + edge;

  canvas.width = width * scale;
  canvas.height = height * scale;
  context.scale(scale, scale);
  context.textBaseline = 'middle';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#1c1a17';
  context.font = font(700, 24);
  for (const [place, line] of titleLines.entries()) context.fillText(line, edge, edge + 16 + place * 32);

  if (image) {
    const imageWidth = (imageHeight * image.width) / image.height;
    context.drawImage(image, (width - imageWidth) / 2, edge + titleHeight + edge, imageWidth, imageHeight);
  }
  let top = cardTop;
  context.fillStyle = '#f5f3f0';
  context.beginPath();
  context.roundRect(edge, top, width - 2 * edge, cardHeight, 16);
  context.fill();
  top += padding;
  for (const { row, label, value, height: rowHeight } of drawn) {
    context.textAlign = 'left';
    context.fillStyle = '#565149';
    context.font = font(400, 15);
    for (const [place, line] of label.entries())
      context.fillText(line, edge + padding, top + (place + 0.5) * lineHeight);
    context.textAlign = 'right';
    context.fillStyle = '#1c1a17';
    context.font = font(row.isStrong ? 700 : 500, row.isStrong ? 17 : 15);
    for (const [place, line] of value.entries())
      context.fillText(line, width - edge - padding, top + (place + 0.5) * lineHeight);
    top += rowHeight + gap;
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out.'))), type);
  });
}

/** A picture that can be drawn; one that does not come is left out. */
async function loaded(source: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
    return image.width > 0 && image.height > 0 ? image : null;
  } catch {
    return null;
  }
}

/** A text in lines of a width: parted between words, and within one that is wider than a line. */
function wrapped(context: CanvasRenderingContext2D, text: string, most: number): string[] {
  const fits = (line: string) => context.measureText(line).width <= most;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}
