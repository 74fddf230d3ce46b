import { isVersionAtLeast } from '@wallet/kit/format';
import { type Manifest, screenFlags } from '@wallet/kit/manifest';
import { describe, expect, it } from 'vitest';
import { manifest as launcher } from './manifest.ts';

const others = import.meta.glob<{ manifest: Manifest }>('../../microapps/*/src/manifest.ts', { eager: true });
const manifests = [launcher, ...Object.values(others).map(({ manifest }) => manifest)];
const screens = manifests.flatMap((manifest: Manifest) =>
  Object.entries(manifest.screens).map(([code, { path }]) => ({ code, path, app: manifest.id })),
);

/** Families of screens and the paths they live under (1-shell s2.1; A13). */
const families: readonly [row: string, family: string, ...prefixes: string[]][] = [
  ['R013', 'FGR', '/abr'],
  ['R014', 'FBC', '/bcerti'],
  ['R014', 'FCE', '/certi'],
  ['R015', 'FBK', '/book'],
  ['R016', 'FCA', '/canp'],
  ['R017', 'FCI', '/cib'],
  ['R018', 'FCP', '/cpon'],
  ['R018', 'FCM', '/cponmakt'],
  ['R018', 'FCO', '/useinfo', '/cpon', '/studentcard'],
  ['R019', 'FHL', '/dnt'],
  ['R020', 'FEC', '/receipt'],
  ['R021', 'FEX', '/exchange', '/htoa'],
  ['R022', 'FFC', '/fcpurs'],
  ['R023', 'FTR', '/forest'],
  ['R024, R458', 'FFQ', '/fpayment'],
  ['R025', 'FGM', '/gmid'],
  ['R026', 'FGS', '/gold-saving'],
  ['R027', 'FME', '/mber'],
  ['R027', 'FMY', '/mber'],
  ['R028', 'FMA', '/main', '/s'],
  ['R029', 'FAL', '/noti'],
  ['R030', 'FPO', '/point'],
  ['R031', 'FMC', '/moid'],
  ['R032', 'FSL', '/studentcard'],
  ['R033', 'FSP', '/smps'],
  ['R033', 'FPS', '/pass'],
  ['R034', 'FMU', '/museum'],
  ['R035', 'FNF', '/nft'],
  ['R036', 'FLA', '/lab'],
  ['R037', 'SVC', '/serviceinfo'],
  ['R038', 'FUW', '/whitepaper'],
];

const pathsOf = (family: string) =>
  screens.filter(({ code }) => new RegExp(`^${family}\\d`).test(code)).map(({ path }) => path);
const owned = manifests.flatMap(({ prefixes }) => prefixes);
/** A family stands as soon as an app owns one of its prefixes: until then a card of home names it, which proves nothing. */
const standing = families.filter(([, , ...prefixes]) => prefixes.some((prefix) => owned.includes(prefix)));

describe('screens', () => {
  it.each(standing)('(%s) of the family %s live under %s', (_row, family, ...prefixes) => {
    const paths = pathsOf(family);
    expect(paths.length, `there is a screen of ${family}`).toBeGreaterThan(0);
    for (const path of paths) expect(prefixes, path).toContain(`/${path.split('/')[1]}`);
  });

  it('(R012) are named by three letters and digits; the few that are not are stated or have no code', () => {
    const named = [
      'ENTRY',
      'SAFE_NOTE_INTRO',
      'KBGroupAppLaunch',
      'BridgeForAffiliation',
      'FMA10000_old',
      'returnUrl',
      ...['SecureKeyPad', 'QrCodeReaderMoidPopup'],
      ...['ReceiveKBPay', 'ReceiveShare', 'AbrTestCall', 'AbrTestCall2', 'CanpStateTest'],
      ...['rsvReturnUrl', 'CibTestCall', 'FFC10000_1', 'FFCAPITEST'],
      ...['smpstest1', 'smpstest2', 'smpstest3', 'smpstest4'],
      ...['GMID_INDEX', 'casTestCall', 'cagw', 'SpOacxTest', 'FGMInfoPage', 'EdocIndex', 'GOAPP24'],
      // The root table names /example and no code below it.
      ...['ExampleHome', 'ExampleBranch', 'ExampleVisit', 'ExampleDone', 'ExampleIndex'],
      // Nor below /trading.
      'TRADING',
      // Nor below /gubbi.
      ...[
        'GUBBI',
        'GubbiHome',
        'GubbiJoin',
        'GubbiTopics',
        'GubbiMessages',
        'GubbiMessage',
        'GubbiQuiet',
        'GubbiLeave',
      ],
      ...['ReceiveCpon', 'FCP26000UD14', 'TicketRegist', 'ksat', 'TicketView'],
      // Addresses of the payment areas that are stated without a code (2-payment s2).
      ...['index', 'login', 'test', 'GPAYMENT', 'FCGPAYMENT', 'GPAYMENT_API', 'tmap', 'GPAYMENTS_FGP21510'],
      ...['GPAYMENTS_FGP21520', 'POINT', 'FCPOINT', 'POINT_LOGIN', 'POINT_EAI_TEST', 'FPOAPI', 'CANP_INDEX'],
    ];
    const odd = screens.filter(
      ({ code, app }) =>
        app !== 'sample' && !named.includes(code) && !/^[A-Z]{3}[\dA-Z]{5}(Kftc)?$/.test(code),
    );
    expect(odd.map(({ code }) => code)).toEqual([]);
  });

  it('(R009, R677) each app has top-level paths of its own, and its screens lie under them', () => {
    const owners = new Map<string, string>();
    for (const { id, prefixes } of manifests) {
      for (const prefix of prefixes) {
        expect(prefix).toMatch(/^\/[\w-]*$/);
        expect(owners.get(prefix), `${prefix} of ${id} has one owner`).toBeUndefined();
        owners.set(prefix, id);
      }
    }
    for (const { path, app } of screens)
      expect(owners.get(`/${path.split('/')[1]}`) ?? 'launcher', path).toBe(app);
  });
});

// The areas of 1-shell s1, each by an address that its app owns or will own.
const areas: readonly [area: string, place: string][] = [
  ['member and login', '/mber'],
  ['main home', '/main'],
  ['mobile ID', '/moid'],
  ['digital ID', '/gmid'],
  ['points', '/point'],
  ['overseas payment', '/gpayment'],
  ['national QR payment', '/fpayment'],
  ['forest', '/forest'],
  ['museum tickets', '/museum'],
  ['book and library', '/book'],
  ['pets', '/pems'],
  ['military service', '/mili'],
  ['licences', '/license'],
  ['student card', '/studentcard'],
  ['coupons', '/cpon'],
  ['coupon market', '/cponmakt'],
  ['carbon points', '/canp'],
  ['donation', '/dnt'],
  ['gold saving', '/gold-saving'],
  ['exchange', '/exchange'],
  ['tax', '/tax'],
  ['insurance', '/insurance'],
  ['passport', '/pass'],
  ['smart pass', '/smps'],
  ['smart air ticket', '/smat'],
  ['rail', '/rail'],
  ['car inspection', '/cib'],
  ['airport', '/htoa'],
  ['certificates', '/certi'],
  ['group certificate', '/bcerti'],
  ['foreign currency', '/fcpurs'],
  ['arboretum', '/abr'],
  ['nature institute', '/nie'],
  ['receipts', '/receipt'],
  ['tokens', '/nft'],
  ['notifications, notices and events', '/noti'],
  ['lab', '/lab'],
  ['sample and developer pages', '/sample'],
];

const areasStanding = areas.filter(([, place]) => owned.includes(place));

it.each(areasStanding)(
  '(R003, R672, R673, R674) the wallet has %s, with screens of its own',
  (_area, place) => {
    expect(owned).toContain(place);
    expect(
      screens.filter(({ path }) => path === place || path.startsWith(`${place}/`)).length,
    ).toBeGreaterThan(0);
  },
);

it('(R096, R476) a route carries ten flags and no other', () => {
  expect([...screenFlags].sort()).toEqual([
    'CDDEDD',
    'allowedCddEdd',
    'forDeveloper',
    'forIndex',
    'forVisitor',
    'gpaymentAuthorization',
    'loginCertAuth',
    'nativeOnly',
    'reStpulPop',
    'stepParam',
  ]);
});

it('(1-shell s5) what customers use asks for the phone app of the specification; only the developers’ own opens in older ones', () => {
  const older = manifests.filter(
    ({ minHost }) => !isVersionAtLeast(minHost?.I) || !isVersionAtLeast(minHost?.G),
  );
  expect(older.map(({ id }) => id)).toEqual(['sample']);
});
