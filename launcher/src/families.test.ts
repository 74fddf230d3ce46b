import { type Manifest, screenFlags } from '@wallet/kit/manifest';
import { createMock } from '@wallet/mocks/backend';
import { describe, expect, it } from 'vitest';
import { manifest as launcher } from './manifest.ts';

interface Offered {
  name: string;
  routeName: string;
  domainName: string;
}

const others = import.meta.glob<{ manifest: Manifest }>('../../microapps/*/src/manifest.ts', { eager: true });
const manifests = [launcher, ...Object.values(others).map(({ manifest }) => manifest)];
const screens = manifests.flatMap((manifest: Manifest) =>
  Object.entries(manifest.screens).map(([code, { path }]) => ({ code, path, app: manifest.id })),
);

async function offered(): Promise<Offered[]> {
  const answer = await createMock().fetch(new Request('http://localhost/wApi/mstr/main/cards'));
  return ((await answer.json()) as { payload: { cardList: Offered[] } }).payload.cardList;
}

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
  ['R018', 'FCO', '/useinfo', '/cpon'],
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

describe('screens', () => {
  it.each(families)('(%s) of the family %s live under %s', async (_row, family, ...prefixes) => {
    const paths = [
      ...screens.filter(({ code }) => new RegExp(`^${family}\\d`).test(code)).map(({ path }) => path),
      ...(await offered())
        .filter(({ routeName }) => routeName.startsWith(family))
        .map(({ domainName }) => `/${domainName}`),
    ];
    expect(paths.length, `somebody offers a screen of ${family}`).toBeGreaterThan(0);
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
      // Addresses of the payment areas that are stated without a code (2-payment s2).
      ...['index', 'login', 'GPAYMENT', 'FCGPAYMENT', 'GPAYMENT_API', 'GPAYMENTS_FGP21510'],
      ...['GPAYMENTS_FGP21520', 'POINT', 'FCPOINT', 'POINT_LOGIN', 'POINT_EAI_TEST', 'FPOAPI'],
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

// The areas of 1-shell s1, each by a page that stands for it; those without a card have an app of their own.
const areas: readonly [area: string, ...places: string[]][] = [
  ['member and login', '/mber'],
  ['main home', '/main'],
  ['mobile ID', 'moid'],
  ['digital ID', 'gmid'],
  ['library card, book and library', 'book'],
  ['companion-animal registration', 'pems'],
  ['military service certificate', 'mili'],
  ['financial training institute qualification', 'license'],
  ['student card', 'studentcard'],
  ['points', 'point'],
  ['coupons', 'cpon'],
  ['coupon market', 'cponmakt'],
  ['carbon-neutral points', 'canp'],
  ['donation', 'dnt'],
  ['gold saving', 'gold-saving'],
  ['exchange', 'exchange'],
  ['overseas payment', 'gpayment'],
  ['national QR payment', 'fpayment'],
  ['museum tickets', 'museum'],
  ['tax', 'tax'],
  ['insurance', 'insurance'],
  ['passport re-issue', 'pass'],
  ['smart pass', 'smps'],
  ['smart air ticket', 'smat'],
  ['train ticketing', 'rail'],
  ['vehicle inspection and car registration', 'cib'],
  ['airport and foreign-currency services of htoa', 'htoa'],
  ['certificates', 'certi'],
  ['group certificates', 'bcerti'],
  ['card purchase', 'fcpurs'],
  ['forest', 'forest'],
  ['arboretum', 'abr'],
  ['nature institute', 'nie'],
  ['electronic receipts', 'receipt'],
  ['notifications, notices and events', '/noti'],
  ['NFT wallet', 'nft'],
  ['lab', '/lab'],
  ['sample and developer pages', '/sample'],
];

it.each(areas)('(R003) the wallet offers %s', async (_area, ...places) => {
  const there = [
    ...manifests.flatMap(({ prefixes }) => prefixes),
    ...(await offered()).map(({ domainName }) => domainName),
  ];
  for (const place of places) expect(there).toContain(place);
});

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
