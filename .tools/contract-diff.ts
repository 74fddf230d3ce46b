// What changed in the bridge contract since the last release, or since a git ref, and whether the kit's version rises
// enough for it: `node .tools/contract-diff.ts [ref]`. After a release, `--release` stores today's contract as released.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bumpOf, isEnough } from '../kit/conformance/bumpOf.ts';
import { diffContracts, levelOf, type StoredContract } from '../kit/conformance/diffContracts.ts';
import { jsonText } from '../kit/conformance/jsonText.ts';

const root = dirname(import.meta.dirname);
const today = 'kit/conformance/bridge.schema.json';
const baseline = 'kit/conformance/released.schema.json';

type Released = StoredContract & { 'x-kit': string };

function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
}

function readAt<T>(ref: string, file: string): T {
  const { status, stdout, stderr } = spawnSync('git', ['show', `${ref}:${file}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git shows no ${file} at ${ref}: ${stderr.trim()}`);
  return JSON.parse(stdout) as T;
}

function pendingChangesets(): string[] {
  const dir = join(root, '.changeset');
  const files = existsSync(dir) ? readdirSync(dir).filter((file) => file.endsWith('.md')) : [];
  return files.map((file) => readFileSync(join(dir, file), 'utf8'));
}

/** The changes of today's contract since the stored release, or a git ref, and whether the kit's version is fit for them. */
export function contractDiff(ref?: string) {
  const { version } = read<{ version: string }>('kit/package.json');
  const before = ref === undefined ? read<Released>(baseline) : readAt<StoredContract>(ref, today);
  const released =
    ref === undefined
      ? (before as Released)['x-kit']
      : readAt<{ version: string }>(ref, 'kit/package.json').version;
  const changes = diffContracts(before, read<StoredContract>(today));
  const level = levelOf(changes);
  const bump = bumpOf('@wallet/kit', { released, version, changesets: pendingChangesets() });
  return { released, changes, level, bump, isFit: isEnough(bump, level) };
}

function storeRelease(): void {
  const { version } = read<{ version: string }>('kit/package.json');
  const { $schema, $id, ...rest } = read<StoredContract & { $schema: string }>(today);
  writeFileSync(join(root, baseline), jsonText({ $schema, $id, 'x-kit': version, ...rest }));
}

if (import.meta.main) {
  const [argument] = process.argv.slice(2);
  if (argument === '--release') {
    storeRelease();
  } else {
    const { released, changes, level, bump, isFit } = contractDiff(argument);
    for (const change of changes) console.log(`${change.level.padEnd(6)}${change.place}: ${change.what}`);
    console.log(`Since kit ${released} the contract changed: ${level}. The kit's version rises: ${bump}.`);
    if (!isFit) {
      console.error(`That is not enough: add a changeset for @wallet/kit that says ${level}.`);
      process.exitCode = 1;
    }
  }
}
