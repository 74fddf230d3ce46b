import { expect, it } from 'vitest';
import { createUnsureNetwork, type Fault } from './unsureNetwork.ts';

function open(...next: Fault[]) {
  const arrived: string[] = [];
  const backend = {
    fetch(request: Request) {
      arrived.push(new URL(request.url).pathname.slice('/wApi/'.length));
      return Promise.resolve(new Response('ok'));
    },
  };
  const network = createUnsureNetwork(backend, () => next.shift() ?? 'none');
  const ask = (name: string) =>
    network.fetch(new Request(`http://localhost/wApi/${name}`, { method: 'POST', body: '{}' })).then(
      (answer) => answer.text(),
      (error: Error) => error.name,
    );
  return { arrived, ask, network };
}

it('loses a call, or only its answer', async () => {
  const { ask, arrived } = open('lost', 'answerLost');
  expect([await ask('a'), await ask('b'), await ask('c')]).toEqual(['TypeError', 'TypeError', 'ok']);
  expect(arrived).toEqual(['b', 'c']);
});

it('doubles a call, and lets one arrive behind a later one', async () => {
  const { ask, arrived, network } = open('doubled', 'late', 'slow', 'late');
  expect([await ask('a'), await ask('b'), await ask('c'), await ask('d')]).toEqual([
    'ok',
    'TypeError',
    'ok',
    'TypeError',
  ]);
  expect(arrived).toEqual(['a', 'a', 'c', 'b']);
  await network.settle();
  expect(arrived.at(-1)).toBe('d');
});
