// node .tools/face.ts: cuts Wallet Sans out of Pretendard 1.3.9 (OFL 1.1, whose reserved name a cut must not bear) into
// kit/src/app/face: one variable file with every syllable that the wallet says, four with the rest of KS X 1001, and one
// with the won sign alone (`node .tools/face.ts wallet-won` makes that one only).
// Run where .tools/face.test.ts asks for it. The font and the cutter (70 MB) come from npm for this run alone.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Subset = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'truetype';
    variationAxes: Record<string, { min: number; max: number } | number>;
    keepFeatures: string[];
  },
) => Promise<Buffer>;
interface Fontverter {
  convert(font: Buffer, to: 'woff2'): Promise<Buffer>;
}

const root = join(import.meta.dirname, '..');
export const faceDir = join(root, 'kit', 'src', 'app', 'face');

const source = 'pretendard@1.3.9';
const cutters = ['subset-font@2.9.0', 'fontverter@2.0.0'];
const family = 'Wallet Sans';

/** Letters, figures and signs of both languages, in every file that may stand alone. */
const latin = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const signs = '\u00a0·×÷±–—‘’“”…•→←↑↓▲▼△▽₩€£¥°※✓○●②©™≤≥−~㎡';

/** Everything that is said in Korean: catalogues, titles, what the mock backend says. */
const said = ['{kit,launcher,microapps/*,mocks}/src/**/*.{ts,tsx,json}'];

/** Syllables of a text, each once, in order. */
export function syllablesOf(text: string): string {
  return [...new Set(text.match(/[가-힣]/g))].sort().join('');
}

/** Every syllable that the sources say. */
export function saidSyllables(): string {
  const files = globSync(said, { cwd: root }).filter((file) => !/\.test\./.test(file));
  return syllablesOf(files.map((file) => readFileSync(join(root, file), 'utf8')).join(''));
}

/** The 2,350 syllables of KS X 1001. */
export function commonSyllables(): string {
  const decoder = new TextDecoder('euc-kr');
  const bytes = Array.from({ length: 25 }, (_, row) =>
    Array.from({ length: 94 }, (_, cell) => [0xb0 + row, 0xa1 + cell]),
  ).flat(2);
  return syllablesOf(decoder.decode(new Uint8Array(bytes)));
}

/** Where a font says of a table where it is (from the eighth byte on). */
function recordOf(font: Buffer, table: string): number {
  const count = font.readUInt16BE(4);
  const record = Array.from({ length: count }, (_, at) => 12 + at * 16).find(
    (at) => font.toString('latin1', at, at + 4) === table,
  );
  if (record === undefined) throw new Error(`The font has no table ${table}.`);
  return record;
}

/**
 * The won sign as a quiet mark before its figures: a tenth smaller, and a little apart from them. As heavy and as tall
 * as bold figures, its bar reads as a line through the price.
 */
function asMark(font: Buffer): Buffer {
  const unitsPerEm = font.readUInt32BE(recordOf(font, 'head') + 8) + 18;
  const width = font.readUInt32BE(recordOf(font, 'hmtx') + 8) + 4;
  font.writeUInt16BE(Math.round(font.readUInt16BE(unitsPerEm) * 1.1), unitsPerEm);
  font.writeUInt16BE(font.readUInt16BE(width) + 110, width);
  return font;
}

/** A font whose name table names our family alone: licence and copyright stay as they are. */
function renamed(font: Buffer): Buffer {
  const record = recordOf(font, 'name');
  const table = font.subarray(font.readUInt32BE(record + 8)).subarray(0, font.readUInt32BE(record + 12));
  const texts = table.readUInt16BE(4);
  const ours = new Map([
    [1, family],
    [3, `${family} of the wallet`],
    [4, family],
    [6, family.replace(' ', '')],
    [16, family],
  ]);
  const kept = Array.from({ length: table.readUInt16BE(2) }, (_, at) => 6 + at * 12).flatMap((at) => {
    const [platform, encoding, language, id, length, offset] = [0, 2, 4, 6, 8, 10].map((by) =>
      table.readUInt16BE(at + by),
    ) as [number, number, number, number, number, number];
    if (platform !== 3) return [];
    const own = ours.get(id);
    const bytes =
      own === undefined
        ? table.subarray(texts + offset, texts + offset + length)
        : Buffer.from(own, 'utf16le').swap16();
    return [{ head: [platform, encoding, language, id], bytes, isReserved: own === undefined && id > 16 }];
  });
  const rows = kept.filter(({ isReserved }) => !isReserved);
  const head = Buffer.alloc(6 + rows.length * 12);
  head.writeUInt16BE(rows.length, 2);
  head.writeUInt16BE(head.length, 4);
  let at = 0;
  for (const [index, { head: ids, bytes }] of rows.entries()) {
    for (const [by, value] of [...ids, bytes.length, at].entries())
      head.writeUInt16BE(value, 6 + index * 12 + by * 2);
    at += bytes.length;
  }
  const name = Buffer.concat([head, ...rows.map(({ bytes }) => bytes)]);
  // At the end: nothing else moves. Sums are made anew by what packs it.
  const padded = Buffer.concat([font, Buffer.alloc((4 - (font.length % 4)) % 4)]);
  padded.writeUInt32BE(padded.length, record + 8);
  padded.writeUInt32BE(name.length, record + 12);
  return Buffer.concat([padded, name, Buffer.alloc((4 - (name.length % 4)) % 4)]);
}

/** Fetches font and cutter into a folder that is gone afterwards. */
function withCutter<T>(use: (cutter: { font: Buffer; dir: string; load: NodeJS.Require }) => Promise<T>) {
  const dir = mkdtempSync(join(tmpdir(), 'wallet-face-'));
  const npm = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', source, ...cutters];
  writeFileSync(join(dir, 'package.json'), '{}');
  if (spawnSync('npm', npm, { cwd: dir, stdio: 'inherit' }).status !== 0)
    throw new Error(`npm could not fetch ${source}.`);
  const web = join(dir, 'node_modules', 'pretendard', 'dist');
  const font = readFileSync(join(web, 'web/variable/woff2/PretendardVariable.woff2'));
  return use({ font, dir: web, load: createRequire(join(dir, 'package.json')) }).finally(() =>
    rmSync(dir, { recursive: true, force: true }),
  );
}

async function main() {
  // What was there stays: a word that comes back needs no new cut.
  const before = readFileSync(join(faceDir, 'wallet-sans.txt'), 'utf8').trim();
  const core = syllablesOf(before + saidSyllables());
  const rest = [...commonSyllables()].filter((syllable) => !core.includes(syllable));
  const quarter = Math.ceil(rest.length / 4);
  const slices = [0, 1, 2, 3].map((at) => rest.slice(at * quarter, (at + 1) * quarter).join(''));
  await withCutter(async ({ font, dir, load }) => {
    const subset = load('subset-font') as Subset;
    const { convert } = load('fontverter') as Fontverter;
    const letters = { wght: { min: 400, max: 700 }, keep: ['kern', 'tnum', 'ccmp', 'calt'], draw: renamed };
    const files = [
      ['wallet-sans', latin + signs + core, letters],
      ...slices.map((slice, at) => [`wallet-sans-${at + 1}`, slice, letters] as const),
      // One weight beside figures of any: as light as is not lost beside bold ones.
      ['wallet-won', '₩', { wght: 500, keep: [], draw: (cut: Buffer) => renamed(asMark(cut)) }],
    ] as const;
    const [, , only] = process.argv;
    for (const [name, text, { wght, keep, draw }] of files.filter(([name]) => !only || name === only)) {
      const cut = await subset(font, text, {
        targetFormat: 'truetype',
        variationAxes: { wght },
        keepFeatures: [...keep],
      });
      const packed = await convert(draw(cut), 'woff2');
      writeFileSync(join(faceDir, `${name}.woff2`), packed);
      console.log(`${name}: ${text.length} characters, ${packed.length} bytes`);
    }
    cpSync(join(dir, 'LICENSE.txt'), join(faceDir, 'OFL.txt'));
  });
  if (process.argv[2]) return;
  writeFileSync(join(faceDir, 'wallet-sans.txt'), `${core}\n`);
  const range = (text: string) =>
    [text.at(0), text.at(-1)]
      .map((syllable) => syllable?.codePointAt(0)?.toString(16).toUpperCase())
      .join('-');
  console.log(`ranges: ${slices.map((text) => `U+${range(text)}`).join(' ')}`);
}

if (process.argv[1] === import.meta.filename) await main();
