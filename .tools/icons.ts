// Copies the interface icons named here out of Tabler's package (MIT) into the kit: `node .tools/icons.ts`.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const tabler = join(root, 'kit', 'node_modules', '@tabler', 'icons');

/** Our name -> Tabler's. All of them are in every page: only what a screen shows belongs here. */
const outline: Readonly<Record<string, string>> = {
  back: 'chevron-left',
  chevron: 'chevron-right',
  down: 'chevron-down',
  home: 'home',
  search: 'search',
  cardMenu: 'credit-card',
  bell: 'bell',
  close: 'x',
  check: 'check',
  plus: 'plus',
  minus: 'minus',
  eye: 'eye',
  eyeOff: 'eye-off',
  pause: 'player-pause',
  play: 'player-play',
  info: 'info-circle',
  warning: 'alert-triangle',
  problem: 'alert-circle',
  success: 'circle-check',
  failure: 'circle-x',
  pending: 'clock',
  calendar: 'calendar',
  star: 'star',
  pay: 'qrcode',
  scan: 'scan',
  barcode: 'barcode',
  benefits: 'gift',
  all: 'layout-grid',
  settings: 'settings',
  refresh: 'refresh',
  swap: 'arrows-exchange',
  share: 'share-2',
  download: 'download',
  place: 'map-pin',
  phone: 'phone',
  drag: 'grip-vertical',
  forward: 'arrow-right',
  erase: 'backspace',
  lock: 'lock',
  paper: 'file-text',
  filter: 'adjustments-horizontal',
  people: 'users',
  table: 'table',
};

/** What a place has: they come with the FactGrid, to pages that show one. */
const facts: Readonly<Record<string, string>> = {
  walk: 'walk',
  stream: 'ripple',
  beach: 'beach',
  playground: 'horse-toy',
  view: 'binoculars',
  warm: 'flame',
  cafe: 'coffee',
  parking: 'parking',
  barrierFree: 'wheelchair',
  kitchen: 'tools-kitchen-2',
  bath: 'bath',
  heating: 'temperature',
  tv: 'device-tv',
  power: 'plug',
  shower: 'droplet',
  people: 'users',
  area: 'ruler-2',
  house: 'home-2',
};

/** Before rows of settings alone: in a file of their own, which only pages of settings have. */
const settings: Readonly<Record<string, string>> = {
  theme: 'moon',
  textSize: 'text-size',
  language: 'world',
  limit: 'gauge',
  password: 'key',
  pin: 'lock-password',
  shield: 'shield-check',
  device: 'device-mobile',
  center: 'headset',
  news: 'speakerphone',
  message: 'message',
  mail: 'mail',
  post: 'mailbox',
  company: 'building-bank',
  receipt: 'receipt',
  member: 'id',
  certificate: 'certificate',
  logout: 'logout',
  rename: 'pencil',
  unlink: 'link-off',
};

/** Drawn full: the chosen tab, and states. */
const filled: Readonly<Record<string, string>> = {
  home: 'home',
  benefits: 'gift',
  all: 'layout-grid',
  star: 'star',
  success: 'circle-check',
  clear: 'circle-x',
};

function pathOf(kind: 'outline' | 'filled', name: string): string {
  const svg = readFileSync(join(tabler, 'icons', kind, `${name}.svg`), 'utf8');
  const paths = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d);
  if (paths.length === 0) throw new Error(`Tabler's ${kind} icon "${name}" is not made of paths.`);
  return paths.join('');
}

const pathsOf = (kind: 'outline' | 'filled', names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([name, of]) => [name, pathOf(kind, of)]));

/** What `kit/src/ui/Icon/paths.ts` gives out. */
export function iconPaths() {
  return { outline: pathsOf('outline', outline), filled: pathsOf('filled', filled) };
}

/** What `kit/src/ui/FactGrid/paths.ts` gives out. */
export const factPaths = () => pathsOf('outline', facts);

/** What `kit/src/ui/SettingIcon/paths.ts` gives out. */
export const settingPaths = () => pathsOf('outline', settings);

/** The notice that goes with them. */
export const iconNotice = () => readFileSync(join(tabler, 'LICENSE'), 'utf8');

if (process.argv[1] === import.meta.filename) {
  const { version } = JSON.parse(readFileSync(join(tabler, 'package.json'), 'utf8')) as { version: string };
  const paths = iconPaths();
  const folder = join(root, 'kit', 'src', 'ui', 'Icon');
  writeFileSync(join(folder, 'TABLER-LICENSE.txt'), iconNotice());
  writeFileSync(
    join(folder, 'paths.ts'),
    `// Icons of Tabler ${version} (MIT, see TABLER-LICENSE.txt), copied by .tools/icons.ts.

/** Lines of 24 by 24, drawn with a round stroke. */
export const outline = ${JSON.stringify(paths.outline)} as const;

/** Shapes of 24 by 24, filled. */
export const filled = ${JSON.stringify(paths.filled)} as const;
`,
  );
  const parts = [
    { part: 'FactGrid', name: 'facts', drawn: factPaths() },
    { part: 'SettingIcon', name: 'settings', drawn: settingPaths() },
  ].map(({ part, name, drawn }) => {
    const file = join(root, 'kit', 'src', 'ui', part, 'paths.ts');
    writeFileSync(
      file,
      `// Icons of Tabler ${version} (MIT, see ../Icon/TABLER-LICENSE.txt), copied by .tools/icons.ts.

/** Lines of 24 by 24, drawn with a round stroke. */
export const ${name} = ${JSON.stringify(drawn)} as const;
`,
    );
    return file;
  });
  spawnSync('pnpm', ['exec', 'biome', 'check', '--write', join(folder, 'paths.ts'), ...parts], {
    cwd: root,
    stdio: 'inherit',
  });
}
