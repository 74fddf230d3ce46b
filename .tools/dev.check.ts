// Proves that the dev server starts at once, answers on one origin, and starts an app's own server when it is asked for.
import { freePort } from './freePort.ts';

const from = performance.now();
const { startDev } = await import('./dev.ts');
const { origin, close } = await startDev(await freePort());
const startMs = performance.now() - from;

async function ask(path: string, expected: RegExp): Promise<string | undefined> {
  const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
  const text = await answer.text();
  return answer.ok && expected.test(text) ? undefined : `${path}: ${answer.status} ${text.slice(0, 200)}`;
}

const registry = (await (await fetch(`${origin}/registry.json`)).json()) as { apps: { entry: string }[] };
const problems = [
  startMs > 2000 ? `It took ${Math.round(startMs)} ms to start; 2000 are allowed.` : undefined,
  await ask('/_host/', /<script type="module"/),
  await ask('/_mocks/personas', /"member"/),
  ...(await Promise.all(registry.apps.map(({ entry }) => ask(entry, /<div id="app">/)))),
  ...(await Promise.all(registry.apps.map(({ entry }) => ask(`${entry}src/main.tsx`, /startMicroapp/)))),
].filter((problem) => problem !== undefined);
await close();
for (const problem of problems) console.error(problem);
console.log(`The dev server was up in ${Math.round(startMs)} ms; ${registry.apps.length} apps answered.`);
process.exit(problems.length === 0 ? 0 : 1);
