import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AmountPad } from './AmountPad/AmountPad.tsx';
import { KeyValue } from './KeyValue/KeyValue.tsx';
import { Money } from './Money/Money.tsx';
import { Stepper } from './Stepper/Stepper.tsx';
import { renderKorean } from './testing/renderKorean.tsx';

/** As a browser's translation does: each text is taken away, and stands within new elements. */
function translate(root: HTMLElement) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

function Figures() {
  const [count, setCount] = useState(1);
  const [amount, setAmount] = useState<number | null>(500);
  return (
    <>
      <Stepper field="count" label="인원" value={count} min={0} max={9} unit="명" onChange={setCount} />
      <AmountPad field="amount" label="금액" value={amount} onChange={setAmount} />
      <div data-testid="money">
        <Money amount={count * 1000} isIn />
      </div>
      <div data-testid="sum">
        <KeyValue rows={[{ label: '합계', value: `${count * 50} JPY` }]} />
      </div>
    </>
  );
}

it('on a translated page the figure that counts is the one that is shown', async () => {
  const { user, container } = await renderKorean(<Figures />);
  translate(container);
  await user.click(container.querySelector('[data-action="increase"]') as HTMLElement);
  await user.click(
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === '0') as HTMLElement,
  );
  expect(container.querySelector('[data-field="count"]')?.textContent).toBe('2명');
  expect(screen.getByTestId('money').textContent).toContain('2,000');
  expect(screen.getByTestId('sum').textContent).toContain('100 JPY');
  expect(container.querySelector<HTMLInputElement>('[data-field="amount"]')?.value).toBe('5,000');
  expect(container.querySelector('[data-part="amountPad"] [translate="no"]')?.textContent).toContain('5,000');
});
