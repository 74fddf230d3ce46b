import type { ChangeLevel } from './diffContracts.ts';

const order = ['none', 'patch', 'minor', 'major'] as const;
/** By how much a version rises. */
export type Bump = (typeof order)[number];

function bumpBetween(from: string, to: string): Bump {
  const [left, right] = [from.split('.'), to.split('.')];
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at === -1) return 'none';
  return (['major', 'minor', 'patch'] as const)[at] ?? 'patch';
}

function bumpIn(changeset: string, name: string): Bump {
  const [, front = ''] = changeset.split(/^---$/m);
  const entry = front.split('\n').find((line) => line.replaceAll(/['"]/g, '').trim().startsWith(`${name}:`));
  return order.find((bump) => entry?.trim().endsWith(`: ${bump}`)) ?? 'none';
}

/**
 * By how much a package will have risen since it was released: by what its version already says, or by its pending
 * changesets.
 * @param released version it was released as
 * @param version in its package.json
 * @param changesets texts of the pending changesets
 */
export function bumpOf(
  name: string,
  { released, version, changesets }: { released: string; version: string; changesets: readonly string[] },
): Bump {
  const bumps = [bumpBetween(released, version), ...changesets.map((text) => bumpIn(text, name))];
  return order[Math.max(...bumps.map((bump) => order.indexOf(bump)))] ?? 'none';
}

/** Whether a rise is enough for a change of the contract. */
export function isEnough(bump: Bump, level: ChangeLevel): boolean {
  return order.indexOf(bump) >= order.indexOf(level);
}
