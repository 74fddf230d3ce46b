// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { emptyRegistry, type Pointed, type RegistryDocument } from './documents.ts';
import { currentReleases, historyOf } from './historyText.ts';
import { killPage } from './killPage.ts';
import type { Releases } from './releases.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { kill, pointAt, pointedOf, releaseFor, revive, tryOut } from './transitions.ts';

const id = (letter: string) => letter.repeat(32);
const release = (version: string, app = 'forest') => builtRelease(app, version).release;
const first = pointAt(emptyRegistry, release('1'), id('1'), id('a'));
const app = (document: RegistryDocument, name = 'forest') => pointedOf(document, name);
const sealed = (document: RegistryDocument): RegistryDocument => ({
  ...document,
  seal: { by: 'root', until: '2027-01-01T00:00:00Z', signature: 's' },
  apps: document.apps.map((each) => ({ ...each, seal: { by: 'root', revision: 1, signature: 's' } })),
});
const text = { ko: '가', en: 'a' };

describe('a pointer', () => {
  it('begins at the first release', () => {
    expect(first).toMatchObject({ revision: 1, apps: [{ id: 'forest', release: id('1'), log: id('a') }] });
    for (const name of ['withdrawn', 'killed', 'canary', 'seal']) expect(app(first)).not.toHaveProperty(name);
  });

  it('moves alone, and without the seals of before', () => {
    const two = sealed(pointAt(first, release('1', 'rail'), id('2'), id('b')));
    const moved = pointAt(two, release('2'), id('3'), id('c'));
    expect(moved.apps.map((each) => each.id)).toEqual(['forest', 'rail']);
    expect(app(moved, 'rail')).toEqual(app(two, 'rail'));
    expect(app(moved)).not.toHaveProperty('seal');
    expect(moved).not.toHaveProperty('seal');
    expect([moved.revision, app(moved).release, app(moved).log]).toEqual([3, id('3'), id('c')]);
  });

  it('names who is there where an app is not', () => {
    expect(() => app(emptyRegistry)).toThrow(/^No "forest" is released\.$/);
    const two = pointAt(first, release('1', 'rail'), id('2'), id('b'));
    expect(() => app(two, 'x')).toThrow('No "x" is released; there are forest, rail.');
  });
});

describe('what was withdrawn', () => {
  const back = (document: RegistryDocument, version: string) =>
    pointAt(document, release(version), id('9'), id('a'), { withdraws: true });

  it('is named on a way back alone, and no more once it is current again', () => {
    expect(app(pointAt(first, release('2'), id('2'), id('b'))).withdrawn).toBeUndefined();
    const gone = back(pointAt(first, release('2'), id('2'), id('b')), '1');
    expect(app(gone).withdrawn).toEqual(['forest-2']);
    const later = pointAt(gone, release('3'), id('3'), id('c'));
    expect(app(later).withdrawn).toEqual(['forest-2']);
    expect(app(pointAt(later, release('2'), id('2'), id('d'))).withdrawn).toBeUndefined();
    expect(app(back(first, '1')).withdrawn).toBeUndefined();
  });

  it('is the last five', () => {
    let document = first;
    for (const version of ['2', '3', '4', '5', '6', '7', '8']) document = back(document, version);
    expect(app(document).withdrawn).toEqual(['forest-3', 'forest-4', 'forest-5', 'forest-6', 'forest-7']);
  });
});

describe('a trial', () => {
  const tried = tryOut(first, release('2'), id('2'), 50, id('b'));

  it('is for some, and ends with the next release', () => {
    expect(app(tried)).toMatchObject({
      release: id('1'),
      canary: { release: id('2'), version: '2', upTo: 50 },
    });
    expect(app(tried).log).toBe(id('b'));
    expect(app(pointAt(tried, release('3'), id('3'), id('c')))).not.toHaveProperty('canary');
  });

  it.each([0, -1, 1001, 1.5, Number.NaN])('goes to no %d buckets', (upTo) => {
    expect(() => tryOut(first, release('2'), id('2'), upTo, id('b'))).toThrow(
      'A trial goes to buckets 1 to a number of at most 1000.',
    );
  });

  it('goes to 1 and to 1000, but is not of what is current, nor of what nobody has', () => {
    for (const upTo of [1, 1000])
      expect(app(tryOut(first, release('2'), id('2'), upTo, id('b'))).canary?.upTo).toBe(upTo);
    expect(() => tryOut(first, release('1'), id('1'), 5, id('b'))).toThrow(
      `forest ${id('1')} is current already.`,
    );
    expect(() => tryOut(emptyRegistry, release('1'), id('1'), 5, id('b'))).toThrow(
      'No "forest" is released.',
    );
  });

  it.each([
    [0, '1'],
    [1, '2'],
    [50, '2'],
    [51, '1'],
  ])('gives bucket %d release %s', (bucket, name) => {
    expect(releaseFor(app(tried), bucket)).toBe(id(name));
    expect(releaseFor(app(first), bucket)).toBe(id('1'));
  });
});

describe('a closing', () => {
  const closed = kill(first, 'forest', { text }, id('b'));
  const both = kill(
    closed,
    'forest',
    { screen: 'AAA10000', text, until: '2026-11-22T18:00:00+09:00' },
    id('c'),
  );

  it('stands beside others, and takes the place of the one before', () => {
    expect(app(both).killed?.map(({ screen }) => screen)).toEqual([undefined, 'AAA10000']);
    const other = { ko: '나', en: 'b' };
    const again = app(kill(both, 'forest', { screen: 'AAA10000', text: other }, id('d')));
    expect(again.killed).toEqual([{ text }, { screen: 'AAA10000', text: other }]);
    expect(again.log).toBe(id('d'));
    expect(app(pointAt(both, release('2'), id('2'), id('e'))).killed).toEqual(app(both).killed);
  });

  it('has an end that is a time', () => {
    expect(() => kill(first, 'forest', { text, until: 'soon' }, id('b'))).toThrow(
      '"soon" is no time: write 2026',
    );
  });

  it('is taken back by its name', () => {
    const open = revive(both, 'forest', undefined, id('d'));
    expect(app(open)).toMatchObject({ killed: [{ screen: 'AAA10000' }], log: id('d') });
    expect(app(revive(open, 'forest', 'AAA10000', id('e')))).not.toHaveProperty('killed');
    expect(() => revive(first, 'forest', undefined, id('d'))).toThrow('forest is not closed.');
    expect(() => revive(closed, 'forest', 'AAA1', id('d'))).toThrow('AAA1 of forest is not closed.');
  });

  it('is told on a page that stands alone', () => {
    const page = killPage({ text: { ko: '<가> & "나"', en: '<a>' }, until: '2026-11-22T18:00:00+09:00' });
    expect(page).toContain('<p>&lt;가&gt; &amp; &quot;나&quot;</p>');
    expect(page).toContain('<p lang="en">&lt;a&gt; Available again from 2026.11.22 18:00 (Seoul).</p>');
    expect(page).toContain('<p>2026.11.22 18:00 이후 다시 이용해 주세요.</p>');
    expect(page).not.toContain('script');
    const endless = killPage({ text });
    expect(endless).toContain('<p lang="en">a</p>');
    expect(endless).not.toContain('이후');
  });
});

describe('in words', () => {
  const releases = (document: RegistryDocument, lines: object[] = []) =>
    ({ readRegistry: async () => document, history: async () => lines }) as unknown as Releases;

  it('is what is released, column by column', async () => {
    const forest: Pointed = {
      ...app(tryOut(kill(first, 'forest', { text }, id('b')), release('2'), id('2'), 50, id('b'))),
    };
    const rail = app(pointAt(first, release('1.10', 'rail'), id('3'), id('c')), 'rail');
    const shut = { ...rail, killed: [{ screen: 'A1', text, until: 'soon' }] };
    expect(await currentReleases(releases({ ...first, apps: [forest, shut] }))).toBe(
      [
        'revision 1',
        `forest  1     kit 0.1.0  ${id('1')}  trial 2 ${id('2')} to 50, closed: all of it`,
        `rail    1.10  kit 0.1.0  ${id('3')}  closed: A1 until soon`,
      ].join('\n'),
    );
    expect(await currentReleases(releases({ ...sealed(first), apps: [rail] }))).toBe(
      `revision 1, signed by root until 2027-01-01T00:00:00Z\nrail  1.10  kit 0.1.0  ${id('3')}`,
    );
  });

  it('is what happened, the newest first', async () => {
    const line = {
      at: 'T2',
      kind: 'release',
      version: '2',
      kit: '0.1',
      commit: 'abc+',
      release: 'r2',
      note: 'n',
    };
    const lines = [line, { at: 'T1', kind: 'kill', version: '', release: 'r1' }];
    expect(await historyOf(releases(first, lines), 'forest')).toBe(
      `T2  release  2  kit 0.1  abc+  r2  n\nT1  kill${' '.repeat(23)}r1`,
    );
  });
});
