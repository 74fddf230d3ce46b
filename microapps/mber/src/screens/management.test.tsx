import { waitFor } from '@testing-library/react';
import { createMock } from '@wallet/mocks/backend';
import { expect, it } from 'vitest';
import { go, goes, open, part, people } from '../../testing/openScreen.ts';

const persona = 'managementCode4';

it('(R043, R195, E27, R070) after login code 4 comes first; then the link is followed, once', async () => {
  const shown = await open('FME11000', { query: { pageId: 'FAL31100', hirkEvntID: '7' } });
  await shown.type('phone', people.managementCode4.phone);
  await shown.type('password', 'wallet1234!');
  await shown.tap('submit');
  await shown.shows('FME95000');
  expect(shown.path()).toBe('/mber/FME95000?pageId=FAL31100&hirkEvntID=7');
  await shown.verify(people.managementCode4);
  await shown.leftFor('/?pageId=FAL31100&hirkEvntID=7');
  const [confirmed] = await shown.bodies('POST /mber/user/confirmManagement');
  expect(confirmed).toEqual({ vldtnNo: expect.stringMatching(/^MV/) });
});

it('(R195) there is no back and no home, and another page of the app leads back here, itself remembered', async () => {
  const shown = await open('FME95000', { persona });
  await shown.shows('FME95000');
  expect(document.querySelector('header [data-action="back"], header [data-action="home"]')).toBeNull();
  go('/mber/FMY10000');
  await waitFor(() => expect(shown.path()).toBe('/mber/FME95000?returnPath=%2Fmber%2FFMY10000'));
  await shown.shows('FME95000');
  await shown.verify(people.managementCode4);
  await shown.shows('FMY10000');
});

it('(R195) a killed WebView finds the step still to be done, or done and the way on', async () => {
  const backend = createMock();
  const shown = await open('FME95000', { persona, backend, query: { pageId: 'FTR10000' } });
  await shown.shows('FME95000');
  await waitFor(() => part('[data-field="birth"]'));
  shown.unmount();
  const done = await open('FME95000', { query: { pageId: 'FTR10000' }, persona: 'member' });
  await done.tap('goOn');
  await done.leftFor('/?pageId=FTR10000');
});

it('another person’s phone does not do', async () => {
  const shown = await open('FME95000', { persona });
  await shown.verify(people.member);
  await shown.answer('otherPerson');
  expect(goes).not.toHaveBeenCalled();
  await shown.shows('FME95000');
});

it('terms that are to be agreed to again come first', async () => {
  const shown = await open('FME10000');
  await shown.reply({
    method: 'GET',
    path: '/comm/common/stpulAgrmtInfoChk',
    body: {
      status: 200,
      code: '0000',
      message: '',
      payload: {
        stpulAgrmtChkCnt: 1,
        reAgrmtDate: '',
        stpulAgrmtChkList: [
          { hirkStpulId: 'CML000101', stpulName: '이용약관', stpulCtnt: '…', mandanYn: 'Y' },
        ],
      },
    },
  });
  await shown.reply({ method: 'GET', path: '/mstr/userinfo', signIn: { persona } });
  go('/mber/FME11000');
  await shown.type('phone', people.managementCode4.phone);
  await shown.type('password', 'wallet1234!');
  await shown.tap('submit');
  await shown.shows('FME95000');
  expect(document.querySelector('[data-field="birth"]')).toBeNull();
  await shown.agreeAll();
  await waitFor(() => part('[data-field="birth"]'));
  expect(await shown.bodies('POST /comm/common/insertStpulInfo')).toHaveLength(1);
});

it('who does not want to go on signs out, and sees no login guide', async () => {
  const shown = await open('FME95000', { persona });
  await shown.tap('logout');
  await shown.answer('logout');
  await shown.shows('FME10000');
  await waitFor(() => expect(document.documentElement.dataset.login).toBe('visitor'));
  expect(document.querySelector('dialog[data-msg="loginGuide"]')).toBeNull();
});

it('under 14 a guardian is verified before the terms that are due are sent, and their check goes with them', async () => {
  const shown = await open('FME10000', { person: { mberMgtDstcd: '4' } });
  await shown.reply({
    method: 'GET',
    path: '/comm/common/stpulAgrmtInfoChk',
    body: {
      status: 200,
      code: '0000',
      message: '',
      payload: {
        stpulAgrmtChkCnt: 1,
        reAgrmtDate: '',
        stpulAgrmtChkList: [
          {
            hirkStpulId: 'CML000203',
            stpulName: '법정대리인 동의',
            stpulCtnt: '…',
            mandanYn: 'Y',

            stpulClsfi: '20',
            stpulType: '3',
          },
        ],
      },
    },
  });
  await shown.reply({
    method: 'GET',
    path: '/mstr/userinfo',
    signIn: { persona: 'minor', person: { mberMgtDstcd: '4' } },
  });
  go('/mber/FME11000');
  await shown.type('phone', '01055551202');
  await shown.type('password', 'wallet1234!');
  await shown.tap('submit');
  await shown.shows('FME95000');
  await shown.user.click(await waitFor(() => part('[data-part="guardianTerms"] input')));
  await shown.tap('next');
  await waitFor(() => part('[data-field="birth"]'));
  expect(await shown.bodies('POST /comm/common/insertStpulInfo')).toEqual([]);
  await shown.verify(people.member);
  await waitFor(async () =>
    expect(await shown.bodies('POST /comm/common/insertStpulInfo')).toEqual([
      {
        walletSvcDstic: '01',
        stpulInfoList: [{ hirkStpulId: 'CML000203', stpulAgrmtYn: 'Y' }],
        grdnVldtnNo: expect.stringMatching(/^MV/),
      },
    ]),
  );
});
