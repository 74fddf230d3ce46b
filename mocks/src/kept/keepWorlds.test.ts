// @vitest-environment node
import '../backend/testing/withoutPage.ts';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWorlds, DEFAULT_WORLD, dataOf, type Stage, type StageData } from '../backend/worlds.ts';
import { type FolderKeeper, keepWorlds } from './keepWorlds.ts';
import { packed, unpacked } from './packed.ts';
import { shapeOf } from './shapeOf.ts';

let folder = '';
let told: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-kept-'));
  told = [];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (limits: { mostWorlds?: number; mostBytes?: number } = {}) =>
  keepWorlds({ folder, tell: (line) => void told.push(line), ...limits });

/** A world in which a room remembers something. */
function stageOf(id: string, remembers: unknown = id): Stage {
  const stage = createWorlds(() => new Date()).of(id);
  stage.world.room('test', () => remembers);
  return stage;
}

const rememberedIn = ({ world }: StageData) => world.rooms.get('test');
const worldFiles = () => readdirSync(folder).filter((name) => name.endsWith('.world'));

/** Keeps these, one after the other: which came first is told by the time of its file. */
async function keep(stages: Stage[], limits = {}): Promise<FolderKeeper> {
  const keeper = await open(limits);
  keeper.begin();
  const known = new Set<string>();
  for (const [place, stage] of stages.entries()) {
    keeper.changed(stage);
    keeper.close();
    for (const name of worldFiles()) if (!known.has(name)) utimesSync(join(folder, name), place, place);
    for (const name of worldFiles()) known.add(name);
  }
  return keeper;
}

const keptNow = async (limits = {}) => (await open(limits)).kept.map(({ world }) => world.id);

describe('a file that cannot be read', () => {
  /** Keeps a world, does something to its file, and begins again. */
  async function after(harm: (file: string) => void) {
    await keep([stageOf('harmed'), stageOf('sound')]);
    const harmed = worldFiles().find((name) => readFileSync(join(folder, name)).includes('harmed')) ?? '';
    harm(join(folder, harmed));
    return { harmed, kept: await keptNow() };
  }

  test.each<[what: string, why: string, harm: (file: string) => void]>([
    ['cut off', 'cut off or altered', (file) => writeFileSync(file, readFileSync(file).subarray(0, -1))],
    ['empty', 'no kept file', (file) => writeFileSync(file, '')],
    ['of another kind', 'no kept file', (file) => writeFileSync(file, '{"shape":1}\n')],
    [
      'altered',
      'cut off or altered',
      (file) => writeFileSync(file, `${readFileSync(file, 'latin1')}x`, 'latin1'),
    ],
    ['of an older version', 'another version', (file) => writeFileSync(file, packed({}, 'older'))],
    ['of another shape', 'something else', (file) => writeFileSync(file, packed({ world: 1 }, shapeNow()))],
    [
      'of another world',
      'another world',
      (file) => writeFileSync(file, packed(dataOf(stageOf('x')), shapeNow())),
    ],
  ])('%s is told and laid aside, and its world begins anew; the others are there', async (_, why, harm) => {
    const { harmed, kept } = await after(harm);
    expect(kept).toEqual(['sound']);
    expect(told).toEqual([expect.stringContaining(why)]);
    expect(told[0]).toContain(harmed);
    expect(readdirSync(join(folder, 'aside'))).toEqual([
      expect.stringMatching(new RegExp(`^\\d+-${harmed}$`)),
    ]);
    expect(worldFiles()).toHaveLength(1);
  });

  test('nor ends the server where it holds the keys: others are made', async () => {
    await keep([stageOf('sound')]);
    writeFileSync(join(folder, 'keys'), packed({ publicKey: {}, privateKey: {} }, shapeNow()));
    expect(await keptNow()).toEqual(['sound']);
    expect(told).toEqual([expect.stringContaining('keys cannot be used')]);
    (await open()).begin();
    expect(existsSync(join(folder, 'keys'))).toBe(true);
  });

  test('of those aside, ten are left', async () => {
    for (let round = 0; round < 12; round += 1) {
      await keep([stageOf('harmed')]);
      for (const name of worldFiles()) writeFileSync(join(folder, name), String(round));
      await open();
    }
    expect(told).toHaveLength(12);
    expect(readdirSync(join(folder, 'aside'))).toHaveLength(10);
  });
});

const shapeNow = () => shapeOf(join(import.meta.dirname, '../backend'));

describe('how much is kept', () => {
  test('so many worlds: those longest unchanged go, never the default one', async () => {
    const ids = [DEFAULT_WORLD, 'a', 'b', 'c', 'd'];
    await keep(
      ids.map((id) => stageOf(id)),
      { mostWorlds: 3 },
    );
    expect(await keptNow()).toEqual([DEFAULT_WORLD, 'c', 'd']);
    expect(worldFiles()).toHaveLength(3);
  });

  test('so many bytes, of all together', async () => {
    const text = 'x'.repeat(1000);
    await keep(
      ['a', 'b', 'c'].map((id) => stageOf(id, text)),
      { mostBytes: 3500 },
    );
    expect(await keptNow()).toEqual(['b', 'c']);
  });

  test('where more lies there than is to be kept, the newest are read', async () => {
    await keep(['a', 'b', 'c'].map((id) => stageOf(id)));
    expect(await keptNow({ mostWorlds: 2 })).toEqual(['b', 'c']);
    expect(worldFiles()).toHaveLength(2);
  });

  test('a world that is larger than all may be is not kept, and told once', async () => {
    const keeper = await keep([stageOf('large', 'x'.repeat(4000)), stageOf('small')], { mostBytes: 3000 });
    keeper.changed(stageOf('large', 'x'.repeat(4000)));
    keeper.close();
    expect(told).toEqual(['wallet: the world "large" is not kept: too large.']);
    expect(await keptNow()).toEqual(['small']);
  });
});

test('a room that remembers a function is told by its name, and nothing of that world is kept', async () => {
  await keep([stageOf('a', new Map([['W1', { pay: () => 1 }]])), stageOf('b')]);
  expect(told).toEqual([
    'wallet: the world "a" is not kept: no plain data at world › rooms › test › W1 › pay.',
  ]);
  expect(await keptNow()).toEqual(['b']);
});

test('what stands in two places is one thing again; maps, sets, dates and what is missing come back', async () => {
  const code = { at: new Date(0), seen: new Set(['x']), left: undefined };
  await keep([stageOf('a', { codes: [code], byText: new Map([['x', code]]) })]);
  const found = rememberedIn((await open()).kept[0] as StageData) as {
    codes: (typeof code)[];
    byText: Map<string, typeof code>;
  };
  expect(found.byText.get('x')).toBe(found.codes[0]);
  expect(found.codes[0]?.at.getTime()).toBe(0);
  expect([...(found.codes[0]?.seen ?? [])]).toEqual(['x']);
});

test('a change is on the disk by itself, soon; before the server listens nothing is written', async () => {
  const keeper = await open();
  keeper.changed(stageOf('a'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(readdirSync(folder)).toEqual([]);
  keeper.close();
  expect(readdirSync(folder)).toEqual([]);
  keeper.begin();
  keeper.changed(stageOf('b'));
  await expect.poll(() => worldFiles().length).toBe(2);
});

test('its files are for whoever runs the server alone', async () => {
  await keep([stageOf('a')]);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
});

test('a file says of which shape it is, and the shape is that of the code: a test changes nothing in it', () => {
  expect(unpacked(packed([1], 'a'), 'a')).toEqual([1]);
  expect(() => unpacked(packed([1], 'a'), 'b')).toThrow('another version');
  const shapeWith = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return shapeOf(folder);
  };
  const first = shapeWith('a.ts', '1');
  expect(shapeWith('a.test.ts', '1')).toBe(first);
  expect(shapeWith('a.ts', '2')).not.toBe(first);
});
