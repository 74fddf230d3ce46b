import { expect, it } from 'vitest';
import { type Consents, changeConsent } from './consents.ts';

const all: Consents = {
  marketingRecalled: false,
  marketing: true,
  groupInfo: true,
  sms: true,
  email: true,
  telephone: true,
  post: true,
};

it('(R126) taking marketing back ends every way of being told, and says that it was taken back', () => {
  const next = changeConsent(all, 'marketing', false);
  expect(next).toEqual({
    ...all,
    marketing: false,
    marketingRecalled: true,
    sms: false,
    email: false,
    telephone: false,
    post: false,
  });
});

it('(R126) a way of being told brings marketing with it; group information stands alone', () => {
  const none = changeConsent(changeConsent(all, 'marketing', false), 'groupInfo', false);
  expect(changeConsent(none, 'sms', true)).toMatchObject({
    sms: true,
    marketing: true,
    marketingRecalled: false,
  });
  expect(changeConsent(none, 'groupInfo', true)).toMatchObject({ groupInfo: true, marketing: false });
});
