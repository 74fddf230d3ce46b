import { code, field, get, list, only, post, shape, text, won } from '@wallet/kit/api';
import { ConfirmOrder, defineFlow, MainButton, OrderEnd, Screen, Unfinished } from '@wallet/kit/app';
import { defineOrder, type Inquired } from '@wallet/kit/common';
import { defineManifest } from '@wallet/kit/manifest';
import { defineMessages } from '@wallet/kit/messages';
import { type Infer, v } from '@wallet/kit/schema';
import { type Backend, button, describeOrder, openerOf } from '@wallet/kit/testing';
import { Lead } from '@wallet/kit/ui';
import { expect, test } from 'vitest';

// src/manifest.ts: titles, and who may enter. A path is prefix and code unless told.
const manifest = defineManifest({
  id: 'rail',
  name: { ko: '기차', en: 'Trains' },
  prefixes: ['/rail'],
  home: 'RAL10000',
  bridge: ['hello'],
  screens: {
    RAL10000: { title: { ko: '어디로 가시나요?', en: 'Where to?' } },
    RAL20000: {
      title: { ko: '예매 확인', en: 'Your ticket' },
      flags: { stepParam: true },
      flow: 'buying',
      back: 'RAL10000',
    },
    RAL30000: { title: { ko: '예매 결과', en: 'Result' }, back: 'RAL10000' },
  },
});

// src/messages/: words, and which of them tells which refusal.
const ends = { done: '예매했어요', not: '예매하지 않았어요', checking: '예매를 확인하고 있어요' };
const ko = async () => ({ messages: { ends, fare: '운임', refusals: { full: '남은 자리가 없어요.' } } });
const messages = defineMessages({ ko, en: ko, refusals: { RAL_FULL: 'full' } });

// src/api/wire.ts: our name, the wire's name and what it must be, on one line.
const station = shape({ id: text('sttnId'), name: text('sttnNm'), fare: won('fareAmt') });
const ticket = shape({ number: text('tcktNo'), fare: won('fareAmt') });

// src/api/calls.ts: one statement a call; beside a change stands what is to be done where its answer is lost.
const listStations = get('/rail/v1/stations', { answer: only(list('sttnList', station)) });
const buy = post('/rail/v1/tickets', {
  lost: 'inquire',
  duplicates: 'allow',
  send: ({ key, id }: { key: string; id: string }) => ({
    headers: { 'Idempotency-Key': key },
    body: { sttnId: id },
  }),
  answer: ticket,
});
const inquireTicket = post('/rail/v1/tickets/state', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (key: string) => ({ body: { key } }),
  // What money hangs on has no value that stands for it: an answer without it is no answer.
  answer: shape({
    state: code('stcd', { DONE: 'done', NONE: 'closed' }),
    ticket: field('tckt', ticket, null),
  }),
  to: ({ state, ticket: found }): Inquired<Infer<typeof ticket>> =>
    state === 'done' && found ? { kind: 'done', receipt: found } : { kind: 'closed' },
});

// src/flows/buying.tsx: what several screens gather, and the order that it ends in.
const draft = v.object({ id: v.string(), name: v.string(), fare: v.number() });
const buying = defineFlow('buying', { first: 'RAL10000', schema: draft });
const order = defineOrder({
  name: 'ticket',
  facts: v.object({ id: v.string() }),
  send: ({ key, facts }, settings) => buy({ key, id: facts.id }, settings),
  inquire: (key, settings) => inquireTicket(key, settings),
  waits: [0, 0],
  resultAt: 'RAL30000',
});

// src/screens/: a file a code. Loading, errors and a draft that is gone are the kit's.
const RAL10000 = buying.step(
  { ask: (_, { signal }) => listStations(undefined, { signal }) },
  function Stations({ data: stations, begin, goOn }) {
    const [first] = stations;
    return (
      <Screen>
        <Unfinished order={order} />
        <Lead>{stations.map(({ name }) => name).join(', ')}</Lead>
        <MainButton
          disabled={!first}
          run={async () => {
            if (!first) return;
            await begin(first);
            await goOn('RAL20000');
          }}
        >
          {first?.name}
        </MainButton>
      </Screen>
    );
  },
);

const RAL20000 = buying.step({ needs: ['id', 'fare'] }, function Confirm({ draft: { id, name, fare } }) {
  const t = messages.use();
  return (
    <ConfirmOrder
      order={order}
      facts={{ id }}
      lead={`${name}까지 예매할까요?`}
      rows={[{ label: t.fare, value: `${fare}원` }]}
      submit="예매하기"
      secret="none"
      draft={buying.useDraft()}
    />
  );
});

function RAL30000() {
  const t = messages.use();
  return (
    <OrderEnd
      order={order}
      words={() => t.ends}
      rows={(end) => (end.kind === 'done' ? [{ label: t.fare, value: `${end.receipt.fare}원` }] : [])}
      again="RAL10000"
      home="RAL10000"
    />
  );
}

const screens = {
  RAL10000: async () => ({ RAL10000 }),
  RAL20000: async () => ({ RAL20000 }),
  RAL30000: async () => ({ RAL30000 }),
};

// mocks/src/backend/rail/ in this workspace: here a few lines stand for it.
function backend(): Backend {
  const tickets = new Map<string, object | null>();
  const answer = (payload: unknown, code = '0000') =>
    Response.json({ status: 200, code, message: '', payload });
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === '/_rail/count') return Response.json([...tickets.values()].filter(Boolean).length);
      if (pathname.endsWith('/mstr/userinfo')) return answer({ walletMberIdnfiNo: 'W1', custName: '홍길동' });
      if (pathname.endsWith('/stations'))
        return answer({ sttnList: [{ sttnId: 'S1', sttnNm: '부산', fareAmt: 59_800 }] });
      if (!pathname.includes('/rail/v1/tickets')) return answer({});
      const key = request.headers.get('idempotency-key') ?? ((await request.json()) as { key: string }).key;
      // Asked for before it came: it is closed, and does not come any more.
      if (pathname.endsWith('/state')) {
        if (!tickets.has(key)) tickets.set(key, null);
        return answer({ stcd: tickets.get(key) ? 'DONE' : 'NONE', tckt: tickets.get(key) });
      }
      if (tickets.get(key) === null) return answer(null, 'UBFR0409');
      tickets.set(key, tickets.get(key) ?? { tcktNo: `T${tickets.size}`, fareAmt: 59_800 });
      return answer(tickets.get(key));
    },
  };
}

const open = openerOf({ manifest, screens, messages }, backend);

test('a ticket is chosen, confirmed and told', async () => {
  const view = await open('RAL10000');
  await view.user.click(await button('부산'));
  await view.shows('RAL20000');
  await view.user.click(await button('예매하기'));
  expect((await view.shows('RAL30000')).textContent).toContain('예매했어요');
});

describeOrder(order, {
  backend,
  wish: () => ({ id: 'S1' }),
  books: async (ask) => Number(await ask('/_rail/count')),
  moves: () => 1,
});
