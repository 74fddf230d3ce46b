import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createMock } from '../../../../mocks/src/backend/index.ts';
import { ApiError } from '../../api/index.ts';
import { required } from '../../forms/index.ts';
import { defineMessages } from '../../messages/index.ts';
import { button, confirmButton, dialog, field, openerOf, part } from '../../testing/index.ts';
import { TextField, useForm } from '../../ui/index.ts';
import { Screen } from '../Screen.tsx';
import { smallApp } from '../testing/smallApp.tsx';
import { type ActionOptions, useAction } from '../useAction.ts';
import { useLeaveGuard } from '../useLeaveGuard.ts';
import { useWallet } from '../WalletContext.ts';
import { AgreeToService } from './AgreeToService.tsx';
import { AgreeToTerms } from './AgreeToTerms.tsx';
import { DoorGrid, DoorList } from './Doors.tsx';
import { Form } from './Form.tsx';
import { Gone } from './Gone.tsx';
import { MainButton } from './MainButton.tsx';

const open = (component: () => React.ReactNode, options: Parameters<typeof smallApp>[1] = {}) =>
  openerOf(smallApp({ SML10000: component, SML20000: () => <Screen /> }, options), createMock);

test.each([
  ['ko', '객실 안내'],
  ['en', 'About the room'],
] as const)('a screen has its title from the manifest: %s', async (locale, name) => {
  const entries = { SML10000: { title: { ko: '객실 안내', en: 'About the room' } } };
  const view = await open(() => <Screen />, { entries })('SML10000', { locale });
  await view.findByRole('heading', { level: 1, name });
});

test('a main button of the content stands in the bar below it, and submits the form around it', async () => {
  const sent = vi.fn(async (_: { name: string }) => {});
  function Fill() {
    const form = useForm({ initial: { name: '' }, rules: { name: required() } });
    const send = useAction(sent);
    return (
      <Screen>
        <Form form={form} run={send}>
          <TextField {...form.field('name')} label="이름" />
          <MainButton>보내기</MainButton>
        </Form>
      </Screen>
    );
  }
  const view = await open(Fill)('SML10000');
  expect((await button('보내기')).dataset.ready).toBe('false');
  await view.user.click(await button('보내기'));
  expect(part('main').querySelector('[data-action="submit"]')).toBeNull();
  expect(field('name').getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toHaveBeenCalled();
  await view.user.type(field('name'), '길동');
  expect((await button('보내기')).dataset.ready).toBeUndefined();
  await view.user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledWith({ name: '길동' });
});

test('a main button is busy while what it runs does, and a second tap does nothing', async () => {
  let end = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  function Work() {
    const next = useAction(work);
    return (
      <Screen>
        <MainButton run={next}>다음</MainButton>
      </Screen>
    );
  }
  const view = await open(Work)('SML10000');
  await view.user.click(await button('다음'));
  await view.user.click(await button('다음'));
  expect(work).toHaveBeenCalledOnce();
  expect((await button('다음')).getAttribute('aria-busy')).toBe('true');
  end();
  await vi.waitFor(async () => expect((await button('다음')).getAttribute('aria-busy')).toBeNull());
});

test('what is gone says so and leads to where it begins', async () => {
  const view = await open(() => (
    <Screen>
      <Gone to="SML20000" />
    </Screen>
  ))('SML10000');
  await view.user.click(await button('처음부터 다시'));
  await view.shows('SML20000');
});

const ko = async () => ({ messages: { refusals: { soldOut: '남은 객실이 없어요.' } } });
const en = async () => ({ messages: { refusals: { soldOut: 'No room is left.' } } });
const messages = defineMessages({ ko, en, refusals: { SML_SOLD_OUT: 'soldOut' } });
const failure = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'code', method: 'POST', path: '/small', ...facts });

function failing(error: ApiError, options: () => ActionOptions<[]>) {
  return open(
    function Fail() {
      const [isOn, setOn] = useState(false);
      useLeaveGuard(isOn);
      const { navigate } = useWallet();
      const act = useAction(
        async () => {
          setOn(true);
          throw error;
        },
        {
          ...options(),
          on: { SML_SOLD_OUT: () => navigate.push('SML20000', { asks: false }) },
        },
      );
      return (
        <Screen>
          <MainButton run={act}>예약</MainButton>
        </Screen>
      );
    },
    { messages },
  );
}

test('a refusal is told in the catalogue’s words and leads on, past the guard of the screen', async () => {
  const onRefusal = vi.fn();
  const view = await failing(failure({ code: 'SML_SOLD_OUT' }), () => ({ onRefusal }))('SML10000');
  await view.user.click(await button('예약'));
  expect((await dialog('soldOut')).textContent).toContain('남은 객실이 없어요.');
  await view.user.click(await confirmButton('soldOut'));
  await view.shows('SML20000');
  expect(onRefusal).not.toHaveBeenCalled();
});

test('(A89) a code of the lab on a button is told, and reaches the screen', async () => {
  const lab = failure({ code: 'LAB0001', serverMessage: '실험이 끝났어요.', silent: true });
  const onError = vi.fn();
  const view = await open(function Lab() {
    const act = useAction(async () => {
      throw lab;
    });
    if (act.error) onError(act.error.code);
    return (
      <Screen>
        <MainButton run={act}>시작</MainButton>
      </Screen>
    );
  })('SML10000');
  await view.user.click(await button('시작'));
  expect((await dialog('serverMessage')).textContent).toContain('실험이 끝났어요.');
  expect(onError).toHaveBeenCalledWith('LAB0001');
});

test('a lost answer is told as what it is, and the screen looks how it stands', async () => {
  const onLost = vi.fn();
  const view = await failing(failure({ kind: 'network' }), () => ({ onLost }))('SML10000');
  await view.user.click(await button('예약'));
  await view.user.click(await confirmButton('networkFailed'));
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
});

test('a lost answer can be told in the app’s own words; a refusal keeps the catalogue’s', async () => {
  const lostWords = () => ({ id: 'changeUncertain', text: '두 번 처리되지 않아요.' });
  const view = await failing(failure({ kind: 'network' }), () => ({ lostWords }))('SML10000');
  await view.user.click(await button('예약'));
  await view.user.click(await confirmButton('changeUncertain'));
  view.unmount();
  const refused = await failing(failure({ kind: 'code', code: 'SML_SOLD_OUT' }), () => ({ lostWords }))(
    'SML10000',
  );
  await refused.user.click(await button('예약'));
  await confirmButton('soldOut');
});

test('terms: a mandatory one holds back, what is agreed to is handed on', async () => {
  const onAgree = vi.fn();
  const terms = [
    { id: 'T1', title: '이용 약관', text: '본문', mandatory: true },
    { id: 'T2', title: '소식', text: '본문', mandatory: false },
  ];
  const view = await open(() => (
    <Screen>
      <AgreeToTerms terms={terms} onAgree={onAgree} />
    </Screen>
  ))('SML10000');
  expect((await button('동의하고 다음')).dataset.ready).toBe('false');
  await view.user.click(await button('동의하고 다음'));
  expect(onAgree).not.toHaveBeenCalled();
  await view.user.click(await button(/이용 약관/));
  await view.user.click(await button('동의'));
  await view.user.click(await button('동의하고 다음'));
  expect(onAgree).toHaveBeenCalledWith(['T1']);
});

test('terms of a service: the wallet has what was agreed to, and what was not, before anything goes on', async () => {
  const onAgreed = vi.fn();
  const term = (termsId: string, isMandatory: boolean) => ({
    termsId,
    editionId: termsId,
    name: termsId,
    text: '본문',
    isMandatory,
    fileName: '',

    isUnderFourteen: false,
    isByGuardian: false,
  });
  const view = await open(() => (
    <Screen>
      <AgreeToService service="29" terms={[term('T1', true), term('T2', false)]} onAgreed={onAgreed} />
    </Screen>
  ))('SML10000');
  const path = '/comm/common/insertStpulInfo';
  await view.reply({ method: 'POST', path, drop: true, times: 1 });
  await view.user.click(await button(/T1/));
  await view.user.click(await button('동의'));
  await view.user.click(await button('동의하고 다음'));
  await view.user.click(await vi.waitFor(() => part('dialog[open] [data-action="confirm"]')));
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  expect(onAgreed).not.toHaveBeenCalled();
  await view.reply({ method: 'POST', path, body: { status: 200, code: '0000', message: '', payload: {} } });
  await view.user.click(await button('동의하고 다음'));
  await vi.waitFor(() => expect(onAgreed).toHaveBeenCalledWith(['T1']));
  const saved = (await view.journal()).filter((call) => call.path === path);
  expect(saved.at(-1)?.body).toEqual({
    walletSvcDstic: '29',
    stpulInfoList: [
      { hirkStpulId: 'T1', stpulAgrmtYn: 'Y' },
      { hirkStpulId: 'T2', stpulAgrmtYn: 'N' },
    ],
  });
});

test('a list of terms that came empty is not agreed to by accident', async () => {
  await open(() => (
    <Screen>
      <AgreeToTerms terms={[]} onAgree={() => {}} />
    </Screen>
  ))('SML10000');
  expect(await button('동의하고 다음')).toHaveProperty('disabled', true);
});

test('doors lead to screens by their code, and further where they are told to', async () => {
  const further = vi.fn();
  const doors = [{ code: 'SML20000', picture: 'forest', name: '휴양림', state: '11/27' }];
  function Home() {
    return (
      <Screen ground>
        <DoorGrid title="서비스" doors={doors} />
        <DoorList
          bare
          title="더 보기"
          doors={[{ code: 'SML20000', action: 'news', picture: 'notice', name: '공지' }]}
          onOpen={further}
        />
      </Screen>
    );
  }
  const view = await open(Home)('SML10000');
  await view.findByRole('heading', { level: 2, name: '서비스' });
  expect(view.queryByRole('heading', { name: '더 보기' })).toBeNull();
  await view.findByRole('list', { name: '더 보기' });
  await view.user.click(await button('공지'));
  expect(further).toHaveBeenCalledWith('SML20000');
  await view.user.click(await button(/^휴양림/));
  expect(part('[data-screen="SML20000"]')).not.toBeNull();
});
