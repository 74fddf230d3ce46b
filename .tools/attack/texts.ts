import fc from 'fast-check';
import { readFromApp, readFromPage } from '../../kit/src/bridge/index.ts';
import { anyAddress } from '../../kit/src/format/testing/nastyAddresses.ts';
import { appAt, findPage, linkAddress, matchScreen, registrySchema } from '../../kit/src/manifest/index.ts';
import { v } from '../../kit/src/schema/index.ts';
import { isLedRight } from './links.ts';
import { createTally, type Tally } from './tally.ts';

/** The same texts at every run. */
const SEED = 20_261_121;
const OF_EACH = 75_000;

const screens = {
  LIST: { path: '/forest/LIST', title: { ko: '', en: '' } },
  ITEM: { path: '/forest/ITEM/{id}', title: { ko: '', en: '' } },
};

function isPathRead(text: string): boolean {
  matchScreen({ screens }, text);
  appAt({ apps: [{ prefixes: ['/', '/forest'] }] }, text);
  const address = linkAddress('/forest/ITEM/{id}', { id: text, x: text });
  return address === null || matchScreen({ screens }, address)?.code === 'ITEM';
}

const word = fc.constantFrom(
  'v',
  'kind',
  'id',
  'method',
  'params',
  'url',
  'result',
  'ok',
  'name',
  'data',
  '__proto__',
);
const bridgeText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.json({ maxDepth: 2 }),
  fc
    .record({
      v: fc.constantFrom(1, 2, '1', null),
      kind: fc.constantFrom('request', 'reply', 'event', 'x', 7),
      id: fc.oneof(fc.string({ maxLength: 5 }), fc.constant(null)),
      method: fc.constantFrom('hello', 'openWebView', 'toString', '__proto__', 'constructor'),
      name: fc.constantFrom('go', 'viewClosed', 'valueOf', '__proto__'),
      ok: fc.boolean(),
      data: fc.dictionary(word, anyAddress, { maxKeys: 3 }),
      params: fc.dictionary(word, anyAddress, { maxKeys: 3 }),
    })
    .map((message) => JSON.stringify(message)),
);

function isMessageRead(text: string): boolean {
  readFromApp(text);
  readFromPage(text);
  return !('polluted' in {});
}

const registryText = fc
  .record({
    apps: fc.array(
      fc.record({
        id: fc.oneof(fc.constant('forest'), fc.string({ maxLength: 4 })),
        version: fc.constantFrom('1.0.0', 1, null),
        kit: fc.constant('1.0.0'),
        prefixes: fc.array(anyAddress, { maxLength: 2 }),
        entry: fc.oneof(fc.constant('/forest/'), anyAddress),
        screens: fc.array(
          fc.record({
            code: fc.constantFrom('LIST', '__proto__', ''),
            path: fc.oneof(fc.constant('/forest/LIST'), anyAddress),
            title: fc.constant({ ko: '', en: '' }),
            flags: fc.constantFrom({}, { forVisitor: true }, { forVisitor: 'yes' }),
          }),
          { maxLength: 2 },
        ),
      }),
      { maxLength: 2 },
    ),
  })
  .map((registry) => JSON.stringify(registry));

function isRegistryRead(text: string): boolean {
  const read = v.safeParse(registrySchema, JSON.parse(text));
  if (!read.success) return true;
  findPage(read.output, 'LIST');
  appAt(read.output, '/forest/LIST');
  return read.output.apps.every(({ entry }) => entry.startsWith('/') && entry.endsWith('/'));
}

const kinds: readonly (readonly [string, fc.Arbitrary<string>, (text: string) => boolean])[] = [
  ['link', anyAddress, isLedRight],
  ['path', anyAddress, isPathRead],
  ['bridge', bridgeText, isMessageRead],
  ['registry', registryText, isRegistryRead],
];

/** Texts made at random and always the same: none throws, and none leads out. */
export function attackTexts(share = 1): Tally {
  const { tally, check } = createTally('parsed texts');
  for (const [name, arbitrary, isHeld] of kinds) {
    for (const text of fc.sample(arbitrary, { numRuns: Math.round(OF_EACH * share), seed: SEED }))
      check(`${name} ${JSON.stringify(text)}`, () => isHeld(text));
  }
  return tally;
}
