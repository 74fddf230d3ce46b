// The road of an iOS customer in a real WebKit: run by `node .tools/webkit.ts`, which brings the server up.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Driver, startDriver } from './driver.ts';

const origin = process.env.WALLET_URL ?? 'http://localhost:4173';
let phone: Driver;

before(async () => {
  phone = await startDriver();
  await phone.goTo(`${origin}/registry.json`);
  await phone.cookie('mocks-world', `webkit-${process.pid}`);
  const status = await phone.run<number>(
    `const answer = await fetch('/_mocks/reset', {
       method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ persona: 'member' }),
     });
     return answer.status;`,
  );
  assert.equal(status, 200);
});

after(() => phone?.close());

test('home shows the cards of the signed-in member', async () => {
  await phone.goTo(`${origin}/`);
  await phone.shows('[data-screen="FMA10000"][data-state="ready"]');
  await phone.shows('[data-login="member"]');
  await phone.shows('[data-part="card"][data-card="forest"]');
});

test('a tap on the forest card opens a WebView of its own, and forest knows the member', async () => {
  await phone.run(`sessionStorage.setItem('only.here', '1')`);
  await phone.tap('[data-part="card"][data-card="forest"]');
  await phone.switchTo('2');
  await phone.shows('[data-screen="FTR10000"][data-state="ready"]');
  assert.match(await phone.address(), /\/forest\/FTR10000$/);
  await phone.shows('[data-login="member"]');
  assert.equal(await phone.run(`return sessionStorage.getItem('only.here')`), null);
});

test('the back gesture on its first screen closes that WebView, and home is still there', async () => {
  // What the app evaluates in the page when the customer goes back.
  await phone.run(
    `window.WalletBridge.receive(JSON.stringify({ v: 1, kind: 'event', name: 'backPressed' }))`,
  );
  await phone.switchTo('1');
  await phone.shows('[data-screen="FMA10000"]');
  assert.deepEqual(await phone.webViews(), ['1']);
});
