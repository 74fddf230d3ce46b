import { screen, waitFor } from '@testing-library/react';
import { createFakeHost } from '@wallet/kit/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, dialog, open, part, stopClock } from '../../testing/openScreen.ts';

beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
});

describe('(R760) settings FAL13000', () => {
  const toggle = (name: string) => screen.findByRole('switch', { name });

  test('service notifications change at once', async () => {
    const { user, shows, journal } = await open('FAL13000');
    await shows('FAL13000');
    await user.click(await toggle('서비스 안내'));
    expect(await screen.findByText('알림 설정을 저장했어요.')).toBeTruthy();
    expect(await toggle('서비스 안내')).toHaveProperty('checked', false);
    const [sent] = (await journal()).filter(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ alrmSetDstcd: '03', recvCnsntYn: 'N' });
  });

  test('advertising is asked about first, and what was agreed is told with its date', async () => {
    const { user, shows } = await open('FAL13000');
    await shows('FAL13000');
    expect(await toggle('야간 혜택 알림')).toHaveProperty('disabled', true);
    await user.click(await toggle('혜택·이벤트 알림'));
    await dialog('adConsentAsk');
    await user.click(part('dialog[data-msg="adConsentAsk"] [data-action="cancel"]'));
    expect(await toggle('혜택·이벤트 알림')).toHaveProperty('checked', false);
    await user.click(await toggle('혜택·이벤트 알림'));
    await dialog('adConsentAsk');
    await user.click(part('dialog[data-msg="adConsentAsk"] [data-action="confirm"]'));
    const done = await dialog('adConsentDone');
    expect(done.textContent).toContain('2026.11.20에 혜택·이벤트 알림 수신을 동의하셨어요');
    await user.click(part('dialog[data-msg="adConsentDone"] [data-action="confirm"]'));
    await waitFor(async () => expect(await toggle('야간 혜택 알림')).toHaveProperty('disabled', false));
    expect(screen.getByText(/2026\.11\.20 동의/)).toBeTruthy();
  });

  test('who wants no advertising gets none at night either', async () => {
    const { user, shows } = await open('FAL13000');
    await shows('FAL13000');
    for (const name of ['혜택·이벤트 알림', '야간 혜택 알림']) {
      await user.click(await toggle(name));
      await dialog('adConsentAsk');
      await user.click(part('dialog[data-msg="adConsentAsk"] [data-action="confirm"]'));
      await dialog('adConsentDone');
      await user.click(part('dialog[data-msg="adConsentDone"] [data-action="confirm"]'));
      await waitFor(async () => expect(await toggle(name)).toHaveProperty('checked', true));
    }
    await user.click(await toggle('혜택·이벤트 알림'));
    expect((await dialog('adConsentDone')).textContent).toContain('거부하셨어요');
    await waitFor(async () => expect(await toggle('야간 혜택 알림')).toHaveProperty('checked', false));
  });

  test('those under 14 are sent no advertising', async () => {
    const { shows } = await open('FAL13000', { persona: 'minor' });
    await shows('FAL13000');
    expect(screen.getByText('만 14세 미만은 광고성 정보를 받지 않아요.')).toBeTruthy();
    expect(await toggle('혜택·이벤트 알림')).toHaveProperty('disabled', true);
  });

  test('a refusal is told in the words of the service, and the switch stays', async () => {
    const view = await open('FAL13000');
    await view.shows('FAL13000');
    const body = { status: 200, code: 'NOTI_X', message: '잠시 뒤에 다시 시도해 주세요.', payload: null };
    await view.reply({ method: 'POST', path: '/noti/v1/push-settings', body });
    await view.user.click(await toggle('서비스 안내'));
    expect((await dialog('serverMessage')).textContent).toContain('잠시 뒤에');
    expect(await toggle('서비스 안내')).toHaveProperty('checked', true);
  });

  test('a visitor is told what it is for and may sign in', async () => {
    const { shows, journal } = await open('FAL13000', { persona: 'visitor' });
    await shows('FAL13000');
    expect(part('[data-action="login"]')).toBeTruthy();
    expect((await journal()).some(({ path }) => path.startsWith('/noti'))).toBe(false);
  });

  test('a phone that keeps notifications off says so; one that has not been asked can be', async () => {
    let status = 'prompt';
    const host = createFakeHost({
      answers: {
        checkPermission: ({ request }: { request?: boolean }) => {
          if (request) status = 'denied';
          return { status } as { status: 'prompt' };
        },
      },
    });
    const { user, shows } = await open('FAL13000', { native: host });
    await shows('FAL13000');
    await user.click(await button('휴대폰 알림 켜기'));
    await waitFor(() => expect(part('[data-msg="notificationsDenied"]')).toBeTruthy());
  });

  test('in a browser nothing is said of the phone', async () => {
    const { shows } = await open('FAL13000');
    await shows('FAL13000');
    expect(document.querySelector('[data-msg^="notifications"]')).toBeNull();
  });
});
