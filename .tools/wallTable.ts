/**
 * Who may import whom, as one table: `pnpm walls` writes the rules of `.biome.json` from it, and `walls.test.ts` proves
 * every line of it with an import that is let through and one that is stopped.
 */

/** Rooms of the kit; each may import those before it. */
export const kitRooms = [
  'schema',
  'format',
  'booking',
  'identity',
  'forms',
  'kept',
  'messages',
  'manifest',
  'bridge',
  'api',
  'session',
  'common',
  'guards',
  'ui',
  'app',
  'testing',
] as const;

export type KitRoom = (typeof kitRooms)[number];

/** Rooms of the kit that stand on fewer than all before them. */
export const kitExceptions: Partial<Record<KitRoom, readonly KitRoom[]>> = {
  ui: ['schema', 'format', 'booking', 'identity', 'forms', 'messages'],
  kept: ['schema'],
};

/** Rooms of the kit that know no React. */
export const withoutReact: readonly KitRoom[] = [
  'schema',
  'format',
  'booking',
  'identity',
  'forms',
  'kept',
  'manifest',
  'bridge',
  'api',
  'session',
];

/** Doors of the kit that an app has; `testing` and `vite` are for tests and builds. */
export const appDoors = kitRooms.filter((room) => room !== 'testing');

/** Who owns a folder of screens. `kit/template/app` is what a new app begins as. */
const owners = ['microapps/*', 'launcher', 'kit/template/app'] as const;

export interface AppRoom {
  /** below `src`; the last line that fits a file counts */
  room: string;
  owners?: readonly string[];
  /** doors of the kit */
  doors: readonly string[];
  /** packages, with their sub-paths where they have any */
  packages: readonly string[];
  /** rooms beside it */
  rooms: readonly string[];
  manifest?: true;
  says: string;
}

const everything = ['react', 'wouter', 'dayjs', 'swiper', 'react-pdf', '@preact/signals-react'];
const withoutView = appDoors.filter((door) => !['guards', 'ui'].includes(door));
const below = ['parts', 'state', 'api', 'model', 'messages'];

/** Rooms of an app, the topmost first. */
export const appRooms: readonly AppRoom[] = [
  {
    room: 'screens',
    doors: appDoors,
    packages: everything,
    rooms: ['flows', ...below, 'pictures', 'home', 'entry', 'sso'],
    manifest: true,
    says: 'A screen imports kit doors, flows, parts, state, api, model and messages.',
  },
  {
    room: 'screens',
    owners: ['microapps/sample'],
    doors: [...appDoors, 'conformance'],
    packages: ['react', 'wouter', '@preact/signals-react'],
    rooms: ['flows', ...below, 'pictures'],
    manifest: true,
    says: 'A screen imports kit doors, flows, parts, state, api, model and messages; the developers’ app runs the conformance cases, too.',
  },
  {
    room: '{home,entry,sso}',
    owners: ['launcher'],
    doors: appDoors,
    packages: everything,
    rooms: ['flows', ...below, 'pictures', 'home', 'entry', 'sso'],
    manifest: true,
    says: 'home, entry and sso import kit doors, flows, parts, state, api, model and messages.',
  },
  {
    room: 'flows',
    doors: appDoors,
    packages: ['react', '@preact/signals-react'],
    rooms: below,
    says: 'A flow imports kit doors, react, parts, state, api, model and messages: what joins a call, a draft and words.',
  },
  {
    room: 'parts',
    doors: appDoors,
    packages: everything,
    rooms: ['model', 'messages', 'pictures'],
    says: 'A part imports kit doors, model and messages: what it shows comes in as props.',
  },
  {
    room: 'state',
    doors: withoutView,
    packages: ['react', '@preact/signals-react'],
    rooms: ['model'],
    says: 'State imports kit doors without ui, react, signals and model.',
  },
  {
    room: 'api',
    doors: ['api', 'schema', 'format', 'booking', 'identity', 'manifest'],
    packages: [],
    rooms: ['model'],
    says: 'api imports @wallet/kit/api, schema, format, booking and identity, and model.',
  },
  {
    room: 'model',
    doors: ['format', 'schema', 'booking', 'identity'],
    packages: [],
    rooms: [],
    says: 'model imports @wallet/kit/format, schema, booking and identity, and itself: no React, no fetch.',
  },
  {
    room: 'model',
    owners: ['launcher'],
    doors: ['format', 'schema', 'manifest'],
    packages: [],
    rooms: [],
    says: 'model imports @wallet/kit/format and schema, the launcher’s also manifest (the registry is its subject), and itself.',
  },
  {
    room: 'messages',
    doors: ['messages', 'format'],
    packages: [],
    rooms: ['model', 'ko'],
    says: 'messages import @wallet/kit/messages and format, model, and themselves.',
  },
];

/** Every package that an app may have. */
export const appPackages = everything;
/** Packages that are imported by sub-paths, too. */
export const withSubPaths = ['wouter', 'dayjs', 'swiper', 'react-pdf'];

export const ownersOf = ({ owners: own }: Pick<AppRoom, 'owners'>): readonly string[] => own ?? owners;

/** Doors of the kit that the mock backend stands on: the contract, no more. */
export const mockDoors = ['bridge', 'schema', 'manifest', 'format', 'booking', 'identity'];
