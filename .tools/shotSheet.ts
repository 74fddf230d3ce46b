/** One picture of one screen. */
export interface Shot {
  code: string;
  /** `390 ko light` */
  variant: string;
  width: number;
  /** what the page said of itself: `FTR10000 ready` */
  state: string;
  /** JPEG as base64 */
  image: string;
}

const style = `
  body { margin: 24px; font: 14px system-ui, sans-serif; color: #1a1a1a; background: #d9d9de; }
  h1 { font-size: 22px; margin: 0 0 16px; }
  h2 { font-size: 16px; margin: 24px 0 8px; }
  section { display: flex; gap: 12px; align-items: flex-start; }
  figure { margin: 0; }
  figcaption { font-size: 11px; margin-top: 4px; }
  .off { color: #b00020; font-weight: 600; }
  img { display: block; box-shadow: 0 1px 4px #0005; }
`;

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function figure({ code, variant, width, state, image }: Shot): string {
  const isOff = state !== `${code} ready`;
  return `<figure><img width="${width / 2}" alt="" src="data:image/jpeg;base64,${image}">
    <figcaption>${variant}${isOff ? ` <span class="off">${html(state)}</span>` : ''}</figcaption></figure>`;
}

/** The page that a contact sheet is a picture of: a row for each screen, a column for each variant. */
export function sheetHtml(
  heading: string,
  screens: readonly { code: string; title: string; path: string }[],
  shots: readonly Shot[],
): string {
  const rows = screens.map(({ code, title, path }) => {
    const own = shots.filter((shot) => shot.code === code).map(figure);
    return `<h2>${code} ${html(title)} <small>${html(path)}</small></h2><section>${own.join('')}</section>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><h1>${html(heading)}</h1>${rows.join('')}`;
}
