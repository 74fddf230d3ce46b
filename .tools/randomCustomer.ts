// pnpm walk [runs]: lets a random customer walk the money services of the backend, 2,000 times with up to 60 acts each.
// WALLET_WALK_SEED repeats the walk of a seed that a failure names.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './runCommand.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [runs = '2000'] = process.argv.slice(2).filter((arg) => arg !== '--');
const vitest = join(root, 'node_modules', '.bin', 'vitest');
const args = ['run', '--config', join(root, '.tools', 'vitest.config.ts'), 'mocks/src/backend/walk'];
process.exit(await runCommand(vitest, args, { WALLET_WALK_RUNS: runs, WALLET_WALK_ACTS: '60' }));
