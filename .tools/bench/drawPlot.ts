import { type Results, ratioTo } from './results.ts';
import type { Opening } from './runs.ts';
import type { Spread } from './statistics.ts';

const openings: readonly Opening[] = ['cold', 'warm', 'hot'];
const size = { width: 920, left: 390, right: 70, top: 56, bar: 11, gap: 14, bottom: 34 };

const style = `
text{font:13px system-ui,-apple-system,sans-serif;fill:#1f2328}
.small{font-size:11px;fill:#59636e}
.wallet{font-weight:600}
.grid{stroke:#d1d9e0}
.floor{stroke:#59636e;stroke-dasharray:4 3}
.spread{stroke:#1f2328;stroke-opacity:.55}
.cold{fill:#2f6fde}.warm{fill:#d9822b}.hot{fill:#3a9d5d}
@media (prefers-color-scheme:dark){
text{fill:#e6edf3}.small{fill:#9198a1}.grid{stroke:#3d444d}.floor{stroke:#9198a1}.spread{stroke:#e6edf3}
.cold{fill:#5b93f5}.warm{fill:#e9a25a}.hot{fill:#5cbd7f}}`.trim();

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const round = (value: number) => Math.round(value * 10) / 10;

/** How long a page takes until it is usable against the floor, cold, warm and hot, as an SVG for light and dark. */
export function drawPlot(results: Results): string {
  const rows = results.variants
    .map(({ name, label }) => ({
      label: label.replaceAll('*', ''),
      isWallet: label.includes('**'),
      bars: openings.flatMap((opening) => {
        const spread = ratioTo(results, name, 'floor', opening, 'usable');
        return spread ? [{ opening, spread }] : [];
      }),
    }))
    .filter(({ bars }) => bars.length > 0);
  const top = Math.max(2, ...rows.flatMap(({ bars }) => bars.map(({ spread }) => spread.high)));
  const step = top > 6 ? 2 : top > 3 ? 1 : 0.5;
  const most = Math.ceil(top / step) * step;
  const x = (ratio: number) =>
    round(size.left + (Math.min(ratio, most) / most) * (size.width - size.left - size.right));

  const parts: string[] = [];
  let y = size.top;
  for (const { label, isWallet, bars } of rows) {
    const middle = y + (bars.length * size.bar) / 2 + 4;
    parts.push(
      `<text x="${size.left - 12}" y="${middle}" text-anchor="end"${isWallet ? ' class="wallet"' : ''}>${asText(label)}</text>`,
    );
    for (const { opening, spread } of bars) {
      parts.push(barOf(opening, spread, y));
      y += size.bar;
    }
    y += size.gap;
  }
  const height = y + size.bottom;

  function barOf(opening: Opening, { median, low, high }: Spread, at: number): string {
    const middle = at + (size.bar - 2) / 2;
    return [
      `<rect class="${opening}" x="${size.left}" y="${at}" width="${round(x(median) - size.left)}" height="${size.bar - 2}" rx="2"/>`,
      `<path class="spread" d="M${x(low)} ${middle}H${x(high)}"/>`,
      `<text class="small" x="${round(x(Math.max(median, high)) + 6)}" y="${at + size.bar - 2}">${median.toFixed(2)}</text>`,
    ].join('');
  }

  const grid = Array.from({ length: Math.round(most / step) + 1 }, (_, index) => index * step).map(
    (ratio) =>
      `<path class="${ratio === 1 ? 'floor' : 'grid'}" d="M${x(ratio)} ${size.top - 8}V${y}"/><text class="small" x="${x(ratio)}" y="${y + 16}" text-anchor="middle">${ratio}</text>`,
  );
  const floor = `<path class="floor" d="M${x(1)} ${size.top - 8}V${y}"/>`;
  const key = openings.map(
    (opening, index) =>
      `<rect class="${opening}" x="${size.left + index * 80}" y="28" width="12" height="10" rx="2"/><text class="small" x="${size.left + 18 + index * 80}" y="37">${opening}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" role="img" aria-label="Time until usable against the floor">
<style>${style}</style>
<text x="${size.left}" y="16">Time until usable, times the floor (median, quartiles; less is better)</text>
${[...key, ...grid, floor, ...parts].join('\n')}
</svg>
`;
}
