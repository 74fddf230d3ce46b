import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Filled(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return <TextField field="memo" label="요청 사항" value={value} onChange={setValue} {...props} />;
}

it('takes one line, or several', async () => {
  const { user, rerender } = await renderKorean(<Filled />);
  await user.type(screen.getByLabelText('요청 사항'), '조용한 방');
  expect(screen.getByRole('textbox', { name: '요청 사항' })).toMatchObject({
    value: '조용한 방',
    tagName: 'INPUT',
  });
  rerender(<Filled rows={3} />);
  expect(screen.getByLabelText('요청 사항').tagName).toBe('TEXTAREA');
});

it('reads the hint and the problem with the input', async () => {
  await renderKorean(<Filled hint="100자까지" problem={{ id: 'maxLength', params: { max: 100 } }} />);
  const ids = screen.getByLabelText('요청 사항').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '100자까지',
    '100자 이하로 입력해 주세요.',
  ]);
});

it("shows an app's own words for a problem of its own, under that problem's id", async () => {
  await renderKorean(<Filled problem={{ id: 'roomTaken' }} problemMessage="이미 예약된 객실이에요." />);
  expect(screen.getByText('이미 예약된 객실이에요.').closest<HTMLElement>('[data-msg]')?.dataset.msg).toBe(
    'roomTaken',
  );
});
