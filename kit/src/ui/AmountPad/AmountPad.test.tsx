import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { setLocale } from '../../messages/index.ts';
import { AmountField } from '../AmountField/AmountField.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { AmountPad, type AmountPadProps } from './AmountPad.tsx';

let amount: number | null = null;

function Pad({ begin = null, ...props }: Partial<AmountPadProps> & { begin?: number | null }) {
  const [value, setValue] = useState(begin);
  amount = value;
  return <AmountPad field="amount" label="금액" value={value} onChange={setValue} {...props} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '금액' });
const figure = () => input().parentElement?.querySelector('span')?.textContent;

async function pressed(keys: string, props: Parameters<typeof Pad>[0] = {}) {
  const { user } = await renderKorean(<Pad {...props} />);
  for (const key of keys) {
    const name = key === '.' ? '소수점' : key === '<' ? '한 자리 지우기' : key;
    await user.click(screen.getByRole('button', { name }));
  }
  return user;
}

const baht = { decimals: 2, unit: 'THB' };

it.each([
  ['won, with no nought before', '01250', {}, 1250, '1,250원'],
  ['won, erased over a comma', '12345<<', {}, 123, '123원'],
  ['baht with its point', '125.5', baht, 12_550, '125.5\u00a0THB'],
  ['baht below one', '.50', baht, 50, '0.50\u00a0THB'],
  ['baht, no third decimal and no second point', '1.2.345', baht, 123, '1.23\u00a0THB'],
  ['baht, its decimals erased', '12.34<<<', baht, 1200, '12\u00a0THB'],
  ['dinar in thousandths', '1234.567', { decimals: 3, unit: 'KWD' }, 1_234_567, '1,234.567\u00a0KWD'],
] as const)('takes %s by its own keys', async (_, keys, props, value, shown) => {
  await pressed(keys, props);
  expect([amount, figure()]).toEqual([value, shown]);
});

it('has a point only where the coin has one, and never more than twelve figures', async () => {
  await pressed('9999999999999');
  expect(screen.queryByRole('button', { name: '소수점' })).toBeNull();
  expect(screen.getByRole('button', { name: '00' })).toBeTruthy();
  expect(amount).toBe(999_999_999_999);
});

it('takes what a keyboard types and what is pasted as a field does', async () => {
  const { user } = await renderKorean(<Pad {...baht} />);
  await user.type(input(), '1,5');
  expect([input().value, amount]).toEqual(['1.5', 150]);
  await user.clear(input());
  await user.paste('125,50');
  expect([input().value, amount]).toEqual(['125.50', 12_550]);
});

it('says what is no amount, and takes it for none', async () => {
  const { user } = await renderKorean(<Pad decimals={0} unit="JPY" />);
  await user.type(input(), '1234.56');
  const said = document.querySelector('[data-msg]') as HTMLElement;
  expect([amount, said.dataset.msg, input().getAttribute('aria-invalid')]).toEqual([
    null,
    'amountDecimals',
    'true',
  ]);
});

it('adds amounts in its own unit, says a sum of won in words, and what it is in won', async () => {
  const quick = await renderKorean(<Pad {...baht} quickAmounts={[10_000]} result="약 4,146원" />);
  await quick.user.click(screen.getByRole('button', { name: '+100\u00a0THB' }));
  expect([amount, figure()]).toEqual([10_000, '100.00\u00a0THB']);
  expect(screen.getByText('약 4,146원')).toBeTruthy();
  quick.unmount();
  await renderKorean(<Pad begin={50_000} />);
  expect(screen.getByRole('status').textContent).toBe('오만 원');
});

it('says a problem of the page under the figure, by its id', async () => {
  await renderKorean(<Pad begin={50_000} problem="30,000원까지 보낼 수 있어요." messageId="max" />);
  expect(screen.getByText('30,000원까지 보낼 수 있어요.').dataset.msg).toBe('max');
});

it('shows an amount that somebody else set, with nothing to type', async () => {
  await renderKorean(<Pad begin={4500} fixed="가맹점이 정한 금액이에요." quickAmounts={[1000]} max={9000} />);
  expect([figure(), input().readOnly]).toEqual(['4,500원', true]);
  expect(screen.getByRole('status').textContent).toBe('가맹점이 정한 금액이에요.');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['won', {}, '+1만', '+₩10,000'],
  ['points, which are no won in English', { unit: 'P' }, '+1만', '+10,000P'],
  ['yen', { unit: 'JPY' }, '+10,000\u00a0JPY', '+10,000\u00a0JPY'],
] as const)(
  'adds %s by words of each language, in the pad as in the field',
  async (_, props, korean, english) => {
    await renderKorean(
      <>
        <Pad quickAmounts={[10_000]} {...props} />
        <AmountField
          field="sum"
          label="합"
          value={null}
          onChange={() => {}}
          quickAmounts={[10_000]}
          {...props}
        />
      </>,
    );
    const chips = () =>
      [...document.querySelectorAll('[data-action="addAmount"]')].map((chip) => chip.textContent);
    expect(chips()).toEqual([korean, korean]);
    await act(() => setLocale('en'));
    expect(chips()).toEqual([english, english]);
    await act(() => setLocale('ko'));
  },
);
