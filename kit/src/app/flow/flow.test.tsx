import { useState } from 'react';
import { expect, test } from 'vitest';
import { createMock } from '../../../../mocks/src/backend/index.ts';
import { defineCall } from '../../api/index.ts';
import { v } from '../../schema/index.ts';
import { button, dialog, field, go, openerOf } from '../../testing/index.ts';
import { TextField } from '../../ui/index.ts';
import { Screen } from '../Screen.tsx';
import { MainButton } from '../screen/MainButton.tsx';
import { smallApp } from '../testing/smallApp.tsx';
import { defineFlow } from './defineFlow.tsx';
import { useAutosave } from './useAutosave.ts';

const draft = v.object({ to: v.string(), amount: v.optional(v.number()), memo: v.optional(v.string()) });
const sending = defineFlow('sending', {
  first: 'SND10000',
  schema: draft,
  steps: ['SND10000', 'SND20000', 'SND30000'],
});
const asking = defineFlow('asking', { first: 'SND10000', schema: draft });
const read = defineCall<void, unknown>({ method: 'GET', path: '/small/v1/limits', answer: v.unknown() });

const SND10000 = sending.step({}, function Receiver({ draft: known, begin, goOn }) {
  return (
    <Screen>
      <p>{known ? `다시 ${known.to}` : '누구에게'}</p>
      <MainButton
        run={async () => {
          await begin({ to: '길동' });
          await goOn('SND20000');
        }}
      >
        길동에게
      </MainButton>
    </Screen>
  );
});

const SND20000 = sending.step({ needs: ['to'] }, function Amount({ draft: known, save, goOn, clear }) {
  const [memo, setMemo] = useState(known.memo ?? '');
  useAutosave(memo, (text) => save({ memo: text }));
  return (
    <Screen>
      <p>{known.to}에게</p>
      <TextField field="memo" label="메모" value={memo} onChange={setMemo} />
      <MainButton run={() => goOn('SND30000', { amount: 5000 })}>5,000원</MainButton>
      <button type="button" onClick={() => void clear()}>
        그만
      </button>
    </Screen>
  );
});

const SND30000 = sending.step(
  { needs: ['to', 'amount'], ask: ({ amount }) => ({ fee: amount / 10 }) },
  function Check({ draft: known, data }) {
    // Both are certain here: the sum compiles.
    return <Screen>{`${known.amount + data.fee}원 ${known.memo ?? ''}`}</Screen>;
  },
);

const SND40000 = asking.step({ needs: ['to'] }, () => <Screen>요청</Screen>);

const SND50000 = sending.step(
  {
    needs: [],
    ask: (_, { signal }) => read(undefined, { signal }),
    instead: { SML0001: <p>먼저 가입하세요</p> },
  },
  () => <Screen>한도</Screen>,
);

const step = (flow: string) => ({ flags: { stepParam: true }, flow }) as const;
const entries = {
  SND20000: step('sending'),
  SND30000: step('sending'),
  SND40000: step('asking'),
  SND50000: step('sending'),
};
const open = openerOf(
  smallApp({ SND10000, SND20000, SND30000, SND40000, SND50000 }, { entries }),
  createMock,
);

async function atAmount() {
  const view = await open('SND10000');
  await view.user.click(await button('길동에게'));
  await view.shows('SND20000');
  return view;
}

test('what one step gathers the next one knows, and the header counts the steps', async () => {
  const view = await atAmount();
  await view.user.type(field('memo'), '점심');
  await view.user.click(await button('5,000원'));
  const check = await view.shows('SND30000');
  expect(check.textContent).toContain('5500원 점심');
  expect(check.textContent).toContain('전체 3단계 중 3단계');
});

test('no flow opens a step of another', async () => {
  await atAmount();
  go('/small/SND40000');
  await dialog('stepParamMissing');
});

test('a step that lacks what it needs leads to the first', async () => {
  const view = await atAmount();
  go('/small/SND30000');
  await view.shows('SND30000');
  await view.user.click(await button('처음부터 다시'));
  expect((await view.shows('SND10000')).textContent).toContain('다시 길동');
});

test('once it is over nothing that a form still had to say opens it', async () => {
  const view = await atAmount();
  await view.user.click(await button('그만'));
  await view.user.type(field('memo'), '늦은 메모');
  go('/small/SND30000');
  await dialog('stepParamMissing');
});

test('a refusal may have a page of its own instead of an error', async () => {
  const view = await atAmount();
  await view.reply({
    method: 'GET',
    path: '/small/v1/limits',
    body: { status: 200, code: 'SML0001', message: '', payload: null },
  });
  go('/small/SND50000');
  expect((await view.shows('SND50000')).textContent).toContain('먼저 가입하세요');
});
