// node .tools/webkit.ts: the iOS road in a real WebKit, where that engine is or can be had.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureWebKit } from './browser.ts';
import { buildAll } from './buildAll.ts';
import { withServer } from './e2e.ts';
import { runCommand } from './runCommand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs launcher/e2e/webkit; needs a WebKit (`ensureWebKit`).
 * @param tapFile where the outcome goes as TAP
 */
export async function runWebKit(tapFile: string): Promise<number> {
  mkdirSync(dirname(tapFile), { recursive: true });
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${tapFile}`],
  ];
  const road = join(root, 'launcher', 'e2e', 'webkit', 'road.ts');
  const screen = ['-a', '-s', '-screen 0 800x1000x24'];
  return withServer((origin) =>
    runCommand('xvfb-run', [...screen, process.execPath, '--test', ...reporters, road], {
      WALLET_URL: origin,
      NO_AT_BRIDGE: '1',
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!ensureWebKit()) process.exit(1);
  if (!process.env.WALLET_URL) await buildAll();
  process.exit(await runWebKit(join(root, '.cache', 'webkit.tap')));
}
