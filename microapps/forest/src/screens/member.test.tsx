import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, confirmButton, dialog, field, open } from '../../testing/openScreen.ts';

describe('joining the forest membership', () => {
  test('(R820) terms, phone, information, ID, address, news, check: then one is a member', async () => {
    const { user, shows, journal } = await open('FTR01001');
    await user.click(await button('가입하기'));

    await shows('FTR01002');
    await user.click(await button('동의하고 다음'));
    expect(await screen.findByText('필수 약관에 모두 동의해 주세요.')).toBeTruthy();
    for (const box of screen.getAllByRole('checkbox', { name: /필수/ })) await user.click(box);
    await user.click(await button('동의하고 다음'));

    await shows('FTR01003');
    await user.click(await button('인증번호 받기'));
    // With its last figure it sends itself.
    await user.type(await screen.findByLabelText(/^인증번호/), '135790');

    await shows('FTR01004');
    expect(screen.getByText('김하늘')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '여성' }).checked).toBe(true);
    await user.click(await button('다음'));

    await shows('FTR01005');
    await user.type(screen.getByLabelText(/^아이디/), 'sky2026');
    await user.type(field('password'), 'green!2026');
    await user.type(field('passwordAgain'), 'green!2026');
    await user.click(await button('다음'));

    await shows('FTR01006');
    await user.type(screen.getByLabelText(/^우편번호/), '12400');
    await user.type(screen.getByLabelText(/^주소/), '경기도 가평군 설악면');
    await user.click(await button('다음'));

    await shows('FTR01007');
    await user.click(screen.getByRole('switch', { name: '이메일로 받기' }));
    await user.click(await button('다음'));
    expect(document.querySelector('[data-msg="required"]')).toBeTruthy();
    await user.type(screen.getByLabelText(/^이메일(?!로)/), 'sky@example.com');
    await user.click(await button('다음'));

    await shows('FTR01008');
    await user.click(await button('가입하기'));
    await shows('FTR01009');
    expect(screen.getByText('김하늘 님, 환영해요')).toBeTruthy();

    const sent = (await journal()).find(
      ({ method, path }) => method === 'POST' && path === '/forest/v1/member',
    );
    expect(sent?.body).toMatchObject({
      mmberTpcd: '01',
      mmberBrthd: '19900215',
      sxdstTpcd: '2',
      mmberId: 'sky2026',
      mmberNm: '김하늘',

      mmberMtlno: '01055551201',
      zipNo: '12400',
      emailRecptnYn: 'Y',
      smsRecptnYn: 'N',
    });
    // Two fields, sealed apart, and nothing to read in them.
    const { encMmberPwd, encMmberPwdCnfrm } = (sent?.body ?? {}) as Record<string, string>;
    expect(encMmberPwd).not.toBe(encMmberPwdCnfrm);
    expect(JSON.stringify(sent?.body)).not.toContain('green!2026');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('green!2026');
  }, 20_000);

  test('a step opened without the ones before is refused', async () => {
    await open('FTR01005');
    expect(await dialog('stepParamMissing')).toBeTruthy();
  });

  test('a wrong code is told, and another can be entered', async () => {
    const { user, shows } = await open('FTR01002');
    await shows('FTR01002');
    for (const box of screen.getAllByRole('checkbox', { name: /필수/ })) await user.click(box);
    await user.click(await button('동의하고 다음'));
    await shows('FTR01003');
    await user.click(await button('인증번호 받기'));
    await user.type(await screen.findByLabelText(/^인증번호/), '000000');
    expect((await dialog('codeWrong')).textContent).toContain('인증번호가 일치하지 않아요.');
    await user.click(await confirmButton('codeWrong'));
    expect(screen.getByLabelText<HTMLInputElement>(/^인증번호/).value).toBe('000000');
  });
});

test('whoever is not a member is shown the way to become one', async () => {
  const { user, shows } = await open('FTR01010', { locale: 'en' });
  await shows('FTR01010');
  await user.click(await button('About the membership'));
  await shows('FTR01001');
  expect(screen.getByText('What you get')).toBeTruthy();
});

test('a new password must be entered twice alike', async () => {
  const { user, shows } = await open('FTR01011');
  await shows('FTR01011');
  await user.type(field('current'), 'green!2026');
  await user.type(field('password'), 'leaves#2027');
  await user.type(field('passwordAgain'), 'leaves#2028');
  await user.click(await button('변경하기'));
  expect(document.querySelector('[data-msg="notSame"]')).toBeTruthy();
});
