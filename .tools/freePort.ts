import { createServer } from 'node:net';

/** Below those that the system gives to connections going out, which might take one between two uses of it. */
const first = 15_000;
const count = 15_000;
const mostTries = 50;

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = first + Math.floor(Math.random() * count);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${mostTries} ports from ${first} on is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
