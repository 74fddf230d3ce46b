import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second: what Linux tells every program (USER_HZ). */
const TICKS = 100;

interface Used {
  parent: number;
  seconds: number;
}

function usedByAll(): Map<number, Used> {
  const all = new Map<number, Used>();
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let stat = '';
    try {
      stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    } catch {
      // It has ended in the meantime.
      continue;
    }
    // After the name in brackets: its state, its parent, and from the twelfth on its time and that of ended children.
    const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(9, 13).reduce((sum, each) => sum + Number(each), 0);
    all.set(Number(id), { parent: Number(parent), seconds: ticks / TICKS });
  }
  return all;
}

/**
 * Seconds of processor that this process and all that it started have used, in whole hundredths.
 * @returns NaN but on Linux
 */
export function processorSeconds(): number {
  if (process.platform !== 'linux') return Number.NaN;
  const all = usedByAll();
  const ours = new Set([process.pid]);
  // A child may have a lower number than its parent: once more as long as one was found.
  for (let before = 0; before < ours.size; ) {
    before = ours.size;
    for (const [id, { parent }] of all) if (ours.has(parent)) ours.add(id);
  }
  return [...ours].reduce((sum, id) => sum + (all.get(id)?.seconds ?? 0), 0);
}
