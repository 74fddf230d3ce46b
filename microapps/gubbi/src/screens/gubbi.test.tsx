import { button, dialog, go, openerOf } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const now = () => new Date('2026-11-23T10:00:00+09:00');
const open = openerOf({ manifest, screens, messages }, () => createMock({ now }));
const assisted = { persona: 'assisted' };

test('what is due stands in order of days, and a message leads on to its domain', async () => {
  const view = await open('GubbiHome', assisted);
  expect(await view.findByText('20일 남음')).toBeDefined();
  expect(view.getByText('자동차 검사 기간이 45일 남았어요')).toBeDefined();
  expect(view.getByText('안 읽은 알림 1개')).toBeDefined();
  await view.user.click(await button('자세히 보기'));
  await view.shows('GubbiMessage');
  expect(await button('확인하러 가기')).toBeDefined();
  expect(view.getByText(/호두 광견병 접종/)).toBeDefined();
});

test('(R142, R790) who has not joined agrees, and kubbiJoinYn is Y; who leaves has N and reads for 30 days', async () => {
  const view = await open('GubbiHome');
  await view.user.click(await button('시작하기'));
  await view.shows('GubbiJoin');
  await view.user.click(await view.findByRole('checkbox', { name: /모두|전체/ }));
  await view.user.click(await button('동의하고 시작하기'));
  await view.shows('GubbiTopics');
  // What is used is suggested; what needs a service first says so.
  const pets = await view.findByRole('switch', { name: '반려동물 접종' });
  expect((pets as HTMLInputElement).checked).toBe(true);
  expect((view.getByRole('switch', { name: '자동차 검사' }) as HTMLInputElement).disabled).toBe(true);
  await view.user.click(pets);
  expect(await view.findByText('반려동물 접종 알림을 껐어요.')).toBeDefined();
  // What is overdue stands first.
  go('/gubbi');
  await view.shows('GubbiHome');
  expect(await view.findByText('기한 지남')).toBeDefined();
  go('/gubbi/GubbiLeave');
  await view.shows('GubbiLeave');
  await view.user.click(await button('그만 받기'));
  await dialog('leaveAsk');
  await view.reply({ method: 'POST', path: '/gubbi/leave', drop: 'answer', times: 1 });
  const [, sure] = view.getAllByRole('button', { name: '그만 받기' });
  await view.user.click(sure as HTMLElement);
  await view.shows('GubbiHome');
  expect(await view.findByText(/전에 받은 알림은 12월 23일/)).toBeDefined();
});

test('a message is put off, hidden, or its topic is switched off; a gone one says so', async () => {
  const view = await open('/gubbi/GubbiMessage/PET-A7rabies', assisted);
  await view.user.click(await button('내일 다시 알리기'));
  await view.shows('GubbiMessages');
  expect((await view.findAllByText('반려동물을 챙길 날이 7일 남았어요')).length).toBeGreaterThan(0);
  expect(view.queryByText(/호두 광견병 접종/)).toBeNull();
  go('/gubbi/GubbiMessage/PASS-passport');
  await view.shows('GubbiMessage');
  await view.user.click(await button('이 알림 숨기기'));
  expect(await view.findByText('알림을 숨겼어요.')).toBeDefined();
  go('/gubbi/GubbiMessage/PASS-passport');
  expect(await view.findByText('지워진 알림이에요')).toBeDefined();
  go('/gubbi/GubbiMessage/PET-A7rabies');
  await view.user.click(await button('이 알림 끄기'));
  await dialog('topicOff');
  await view.user.click(await button('끄기'));
  await view.shows('GubbiMessages');
});

test('where nothing has come, the topics are the way on', async () => {
  const view = await open('GubbiMessages', { persona: 'employee' });
  await view.shows('GubbiMessages');
  await view.user.click(await button('알림받을 주제 보기'));
  await view.shows('GubbiTopics');
});

test('messages are found by words, and an ended one says what became of it; markup is text', async () => {
  const view = await open('GubbiMessages', assisted);
  await view.user.type(await view.findByRole('searchbox'), '반려동물');
  await view.user.click(await button('찾기'));
  expect((await view.findAllByText(/반려동물을 챙길 날/)).length).toBeGreaterThan(0);
  go('/gubbi/GubbiMessage/O3');
  expect(await view.findByText('이미 챙겼어요. 더 알리지 않을게요.')).toBeDefined();
  expect(view.getByText(/<b>반려동물 접종<\/b>/)).toBeDefined();
});

test('quiet hours over midnight and a weekly digest are kept', async () => {
  const view = await open('GubbiQuiet', assisted);
  expect(await view.findByText('밤 9시부터 아침 8시까지는 알리지 않아요')).toBeDefined();
  await view.user.click(view.getByRole('radio', { name: '월요일에 모아서 받기' }));
  await view.user.click(await button('저장하기'));
  await view.shows('GubbiHome');
  const [sent] = (await view.journal()).filter(({ path }) => path === '/gubbi/quiet');
  expect(sent?.body).toMatchObject({ fromHh: '21', toHh: '08', dgstDay: '1' });
});

test('facts that a domain cannot give are told, and the others stand', async () => {
  const view = await open('GubbiQuiet', assisted);
  const due = {
    messageId: 'X',
    topicId: 'CAR',
    titl: '검사',
    sntDttm: '20261123090000',
    dueOn: '20261124',

    msgStcd: 'SENT',
    dayCnt: 1,
    link: 'https://evil.example',
  };
  const payload = {
    kubbiJoinYn: 'Y',
    dueList: [due],
    unreadCnt: 1,
    quiet: {},
    failList: ['여권'],
  };
  const body = { status: 200, code: '0000', message: '', payload };
  await view.reply({ method: 'POST', path: '/gubbi/state', body });
  go('/gubbi');
  expect(await view.findByText(/지금은 여권 정보를 불러올 수 없어요/)).toBeDefined();
  expect(view.getByText('1일 남음')).toBeDefined();
});
