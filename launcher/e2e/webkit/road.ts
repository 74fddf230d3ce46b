// The road of an iOS customer in a real WebKit: run by `node .tools/webkit.ts`, which brings the server up.
// The steps build on one another, in the order in which they stand.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Driver, startDriver } from './driver.ts';

const origin = process.env.WALLET_URL ?? 'http://localhost:4173';
const loginOf = `return document.documentElement.dataset.login`;
const forestCard = '[data-part="card"][data-card="forest"]';
let phone: Driver;
let isBroken = false;
/** The booking that the road makes. */
let bookingNo = '';
let memberName = '';

/** A step of the road; once one has failed, the rest would only wait in vain. */
function step(name: string, run: () => Promise<void>) {
  test(name, { timeout: 300_000 }, async (context) => {
    if (isBroken) return context.skip('a step before this one failed');
    isBroken = true;
    await run();
    isBroken = false;
  });
}

const ready = (screen: string) => `[data-screen="${screen}"][data-state="ready"]`;
const shows = (screen: string) => phone.shows(ready(screen));
/** Taps what has this action on this screen; the calendar's own `next` turns the month. */
const act = (screen: string, action: string) =>
  phone.tap(`${ready(screen)} [data-action="${action}"]:not([data-part="calendar"] *)`);

/** A call to the mock backend, with the cookies of the page in front. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  // As text: WebDriver does not carry every object.
  const text = await phone.run<string>(
    `const [method, path, body] = args;
     const headers = { 'content-type': 'application/json' };
     const answer = await fetch(path, { method, ...(body && { headers, body }) });
     if (!answer.ok) throw new Error(path + ' ' + answer.status);
     return answer.text();`,
    method,
    path,
    body === undefined ? '' : JSON.stringify(body),
  );
  return JSON.parse(text) as T;
}

/** Chooses the first night that is free, in this month or one of the next. */
async function chooseNight() {
  const day = (date: string) => `[data-part="calendar"] button[data-date="${date}"]`;
  const free = `return [...document.querySelectorAll('[data-part="calendar"] button[data-date]')]
    .map(({ dataset, ariaDisabled }, index, all) => [dataset.date, all[index + 1]?.dataset.date, ariaDisabled])
    .find(([, next, isOff]) => next && isOff !== 'true')?.slice(0, 2) ?? 'none'`;
  for (let month = 0; month < 3; month += 1) {
    const found = await phone.eventually<[string, string] | 'none'>('the days of a month', free);
    if (found !== 'none') {
      const [arrival, leave] = found;
      for (const date of [arrival, leave]) {
        await phone.tap(day(date));
        await phone.shows(`[aria-selected="true"] > [data-date="${date}"]`);
      }
      return;
    }
    const shown = await phone.run<string>(
      `return document.querySelector('[data-part="calendar"] [data-date]').dataset.date`,
    );
    await phone.tap('[data-part="calendar"] [data-action="next"]');
    await phone.eventually('the next month', `return !document.querySelector(args[0])`, day(shown));
  }
  throw new Error('No free night in three months.');
}

before(async () => {
  // A browser shows a page of its own where there is no server; this says so.
  await fetch(`${origin}/registry.json`);
  phone = await startDriver();
  await phone.goTo(`${origin}/registry.json`);
  await phone.cookie('mocks-world', `webkit-${process.pid}`);
  await ask('POST', '/_mocks/reset', { persona: 'member' });
  memberName = (await ask<{ payload: { custName: string } }>('GET', '/wApi/mstr/userinfo')).payload.custName;
  assert.notEqual(memberName ?? '', '');
});

after(() => phone?.close());

step('home shows the cards of the signed-in member', async () => {
  await phone.goTo(`${origin}/`);
  await shows('FMA10000');
  await phone.shows('[data-login="member"]');
  await phone.shows(forestCard);
  // The pictures come from a file of their own: drawn, not only named.
  await phone.eventually(
    'the picture of the forest',
    `return document.querySelector(args[0]).getBBox().width > 10`,
    `${forestCard} [data-picture="forest"] use`,
  );
});

step('a tap on the forest card opens a WebView of its own, and forest knows the member', async () => {
  await phone.run(`sessionStorage.setItem('only.here', '1'); localStorage.setItem('for.all', '1');`);
  const kept = await phone.eventually('the session is kept', `return sessionStorage.getItem('KbWallet')`);
  await phone.tap(forestCard);
  await phone.switchTo('2');
  await shows('FTR10000');
  assert.match(await phone.address(), /\/forest\/FTR10000$/);
  await phone.shows('[data-login="member"]');
  const [own, shared, cookies] = await phone.run<[string | null, string | null, string]>(
    `return [sessionStorage.getItem('only.here'), localStorage.getItem('for.all'), document.cookie]`,
  );
  assert.equal(own, null);
  assert.equal(shared, '1');
  assert.match(cookies, /mocks-world=/);
  const keptHere = await phone.eventually('the session is kept', `return sessionStorage.getItem('KbWallet')`);
  assert.notEqual(keptHere, kept);
  await phone.switchTo('1');
  await phone.eventually('home is out of sight', `return document.visibilityState === 'hidden'`);
});

step('the back gesture on its first screen closes that WebView, and home is in sight again', async () => {
  await phone.switchTo('2');
  await phone.back();
  await phone.switchTo('1');
  await phone.eventually('home is in sight', `return document.visibilityState === 'visible'`);
  await shows('FMA10000');
  assert.deepEqual(await phone.webViews(), ['1']);
});

step('a search finds a room, and the back gesture within forest is one screen back', async () => {
  await phone.tap(forestCard);
  await phone.switchTo('3');
  await act('FTR10000', 'submit');
  await shows('FTR21000');
  await phone.back();
  await shows('FTR10000');
  assert.deepEqual(await phone.webViews(), ['1', '3']);
  await act('FTR10000', 'submit');
  await act('FTR21000', 'openForest');
  await act('FTR22000', 'openRoom');
  await act('FTR30000', 'chooseDates');
  await shows('FTR41500');
});

step('a night is booked and paid for at the payment company', async () => {
  await chooseNight();
  await act('FTR41500', 'next');
  await phone.tap(`${ready('FTR50000')} [data-field="agreeAll"]`);
  await phone.shows('[data-field="agreeAll"]:checked');
  await act('FTR50000', 'next');
  await act('FTR51000', 'next');
  await act('FTR51001', 'submit');
  await shows('FTR51002');
  const draft = await phone.run<string>(`return localStorage.getItem('wallet.drafts') ?? ''`);
  assert.notEqual(draft, '');
  assert.ok(!draft.includes(memberName), 'what was entered lies encrypted');
  await act('FTR51002', 'submit');
  await phone.shows('[data-screen="PG_PAY"]');
  assert.match(await phone.address(), /\/_mocks\/pg\//);
  await phone.tap('[data-screen="PG_PAY"] [data-action="pay"]');
  await shows('returnUrl');
  await phone.shows('[data-result="success"]');
  bookingNo = new URL(await phone.address()).searchParams.get('bookingNo') ?? '';
  assert.notEqual(bookingNo, '');
});

step('the booking is in the list', async () => {
  await act('returnUrl', 'back');
  await shows('FTR61000');
  await phone.shows(`[data-booking="${bookingNo}"]`);
});

step('logging out in one WebView clears the others', async () => {
  // As the app does by itself, for a push message say: a WebView on top of what is there.
  await phone.run(
    `webkit.messageHandlers.walletBridge.postMessage(JSON.stringify(
       { v: 1, kind: 'request', id: 'app', method: 'openWebView', params: { url: '/main/FMA10000' } }))`,
  );
  await phone.switchTo('4');
  await phone.shows('[data-login="member"]');
  await act('FMA10000', 'tab-all');
  await shows('FMA11000');
  await act('FMA11000', 'menu');
  await phone.tap('dialog[open] [data-action="logout"]');
  await phone.tap('dialog[open][data-msg="logout"] [data-action="confirm"]');
  for (const webView of ['4', '3', '1']) {
    await phone.switchTo(webView);
    await phone.eventually(`WebView ${webView} is a visitor's`, `${loginOf} === 'visitor'`);
    await phone.eventually(
      `nothing of the member is left in WebView ${webView}`,
      `return sessionStorage.getItem('KbWallet') === null && localStorage.getItem('wallet.drafts') === null &&
         args.every((text) => !document.body.innerText.includes(text)) && !document.querySelector('[data-booking]')`,
      memberName,
      bookingNo,
    );
  }
});

step('who signs in again is where they were, and home knows them too', async () => {
  await phone.switchTo('4');
  const personas = await ask<{ id: string; phone: string; password: string }[]>('GET', '/_mocks/personas');
  const member = personas.find(({ id }) => id === 'member');
  assert.ok(member);
  await phone.back();
  await phone.switchTo('3');
  await phone.tap('dialog[open][data-msg="loginGuide"] [data-action="cancel"]');
  await shows('FME11000');
  await phone.type('[data-field="phone"]', member.phone);
  await phone.type('[data-field="password"]', member.password);
  await act('FME11000', 'submit');
  await shows('FTR61000');
  await phone.shows(`[data-booking="${bookingNo}"]`);
  await phone.switchTo('1');
  await phone.eventually('home is of a member again', `${loginOf} === 'member'`);
  assert.deepEqual(await phone.webViews(), ['1', '3']);
});

step('nothing went wrong in any page on the way', async () => {
  const wrong = `return JSON.parse(localStorage.getItem('webkit.errors') ?? '[]')`;
  assert.deepEqual(await phone.run(wrong), []);
  // And the watch is awake.
  await phone.run(`setTimeout(() => { throw new Error('on purpose') })`);
  await phone.eventually(
    'the watch sees it',
    `return localStorage.getItem('webkit.errors')?.includes('on purpose')`,
  );
});
