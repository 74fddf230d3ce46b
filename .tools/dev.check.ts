// Proves that the dev server starts at once, answers on one origin, and starts an app's own server when it is asked for:
// of three apps, as each costs seconds and memory that do not depend on which it is; of the others by their manifests.
import { appDirs, readManifest } from './appDirs.ts';
import { freePort } from './freePort.ts';

/** Home, the app to read first, and one that owns several prefixes. */
const asked = ['launcher', 'forest', 'gpayment'];

// Its own work, which a busy machine does not make longer.
const from = process.cpuUsage();
const { startDev } = await import('./dev.ts');
const { origin, close, socketListeners } = await startDev(await freePort());
const { user, system } = process.cpuUsage(from);
const startMs = (user + system) / 1000;

async function ask(path: string, expected: RegExp): Promise<string | undefined> {
  const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
  const text = await answer.text();
  return answer.ok && expected.test(text) ? undefined : `${path}: ${answer.status} ${text.slice(0, 200)}`;
}

const registry = (await (await fetch(`${origin}/registry.json`)).json()) as {
  apps: { id: string; entry: string; prefixes: string[] }[];
};
const manifests = await Promise.all(appDirs().map(readManifest));
const started = registry.apps.filter(({ id }) => asked.includes(id));
const problems = [
  startMs > 2000
    ? `It took ${Math.round(startMs)} ms of the processor to start; 2000 are allowed.`
    : undefined,
  await ask('/_host/', /<script type="module"/),
  await ask('/_mocks/personas', /"member"/),
  started.length === asked.length ? undefined : `Not all of ${asked.join(', ')} are in the registry.`,
  ...manifests.map(({ id, prefixes }) =>
    registry.apps.some((app) => app.id === id && prefixes.every((prefix) => app.prefixes.includes(prefix)))
      ? undefined
      : `${id} is not in the registry as its manifest has it.`,
  ),
  ...(await Promise.all(started.map(({ entry }) => ask(entry, /<div id="app">/)))),
  ...(await Promise.all(started.map(({ entry }) => ask(`${entry}src/main.tsx`, /startMicroapp/)))),
].filter((problem) => problem !== undefined);
// Each page's socket reaches the dev server of its own app.
const greets = (entry: string) =>
  new Promise<string | undefined>((resolve) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${entry}`, 'vite-ping');
    const end = (problem?: string) => {
      socket.close();
      resolve(problem);
    };
    socket.onopen = () => end();
    socket.onerror = () => end(`No socket for the pages of ${entry}.`);
  });
const silent = (await Promise.all(started.map(({ entry }) => greets(entry)))).filter(Boolean);
problems.push(...silent.map(String));
if (socketListeners() !== 1) problems.push(`${socketListeners()} listeners wait for sockets, not one.`);
await close();
for (const problem of problems) console.error(problem);
console.log(
  `The dev server was up after ${Math.round(startMs)} ms of the processor; ${started.length} of ${registry.apps.length} apps were asked for.`,
);
process.exit(problems.length === 0 ? 0 : 1);
