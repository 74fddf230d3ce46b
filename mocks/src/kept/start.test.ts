// @vitest-environment node
import '../backend/testing/withoutPage.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../.tools/freePort.ts';
import { customerOf } from './testing/customer.ts';

// The real `npm start`, without its build.
const root = join(import.meta.dirname, '../../..');
const phone = '01055551224';

let dir = '';
let folder = '';
let port = 0;
let server: ChildProcess;
let said = '';

async function start(...args: string[]) {
  said = '';
  server = spawn(process.execPath, [join(root, '.tools/start.ts'), '--no-build', ...args], {
    env: { ...process.env, WALLET_STORE: join(dir, 'store'), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (said += text));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('The wallet is up');
}

const keep = () => `--keep=${join(dir, 'worlds')}`;

async function end(signal: NodeJS.Signals) {
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'wallet-start-'));
  port = await freePort();
  folder = join(dir, 'worlds', String(port));
});

afterEach(async () => {
  if (server.exitCode === null && server.signalCode === null) await end('SIGKILL');
  rmSync(dir, { recursive: true });
});

test('npm start is what keeps worlds; begun anew it takes up where it was ended, and with --fresh it does not', async () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect([scripts.start, scripts['start:all']]).toEqual([
    'node .tools/go.mjs start:all',
    'node .tools/start.ts --keep=.cache/worlds',
  ]);
  const customer = customerOf(`http://localhost:${port}`);
  await start(keep());
  await customer.signIn(phone);
  const name = await customer.name();
  const { answer } = await customer.payAtShop('FRQR.M0001.4500', '4500', 'key-shop-0001');
  expect([typeof name, answer.header.code]).toEqual(['string', 200]);
  // What a page was given to seal a password with, and has not sent yet.
  const sealed = await customer.seal('wallet1234!');
  const bkngNo = await customer.bookForest();
  await end('SIGINT');

  await start(keep());
  expect(await customer.name()).toBe(name);
  expect(await customer.bookingState(bkngNo)).toBe('PAID');
  expect(await customer.points('W000000024')).toBe(13_900);
  expect((await customer.letters()).slice(0, 2)).toEqual([
    '휴양림 예약이 완료됐어요',
    '가맹점에서 결제했어요',
  ]);
  expect((await customer.signIn(phone, sealed)).code).toBe('0000');
  await end('SIGTERM');

  await start(keep(), '--fresh');
  expect(await customer.name()).toBeUndefined();
}, 180_000);

test('killed without goodbye, it has what is older than a moment; a broken file is told and laid aside', async () => {
  const customer = customerOf(`http://localhost:${port}`);
  await start(keep());
  await customer.signIn(phone);
  await customer.payAtShop('FRQR.M0001.4500', '4500', 'key-shop-0001');
  const bkngNo = await customer.bookForest();
  const world = () => readdirSync(folder).find((each) => each.endsWith('.world')) ?? '';
  await expect.poll(() => existsSync(folder) && world()).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 600));
  await end('SIGKILL');

  await start(keep());
  expect(await customer.bookingState(bkngNo)).toBe('PAID');
  expect(await customer.points('W000000024')).toBe(13_900);
  await end('SIGINT');

  const file = join(folder, world());
  writeFileSync(file, readFileSync(file).subarray(0, 500));
  await start(keep());
  expect(said).toContain('cut off or altered');
  expect(readdirSync(join(folder, 'aside'))).toHaveLength(1);
  expect(await customer.name()).toBeUndefined();
  await customer.signIn(phone);
  expect(await customer.bookingState(bkngNo)).not.toBe('PAID');
}, 180_000);

test('as tests start it, it keeps nothing', async () => {
  const customer = customerOf(`http://localhost:${port}`);
  await start();
  await customer.signIn(phone);
  await end('SIGINT');
  expect(readdirSync(dir)).toEqual([]);
}, 90_000);
