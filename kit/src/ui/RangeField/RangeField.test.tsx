import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { RangeField } from './RangeField.tsx';

function Price() {
  const [price, setPrice] = useState(10);
  return (
    <RangeField
      field="price"
      label="1박 요금"
      value={price}
      onChange={setPrice}
      min={1}
      max={10}
      say={(value) => (value === 10 ? '상관없음' : `${value}만 원 아래`)}
    />
  );
}

it('says its value in words, seen and spoken', async () => {
  await renderKorean(<Price />);
  const range = screen.getByRole('slider', { name: '1박 요금' });
  expect(range.dataset.field).toBe('price');
  expect(screen.getByText('상관없음')).toBeTruthy();
  fireEvent.change(range, { target: { value: '5' } });
  expect(range).toMatchObject({ value: '5' });
  expect(range.getAttribute('aria-valuetext')).toBe('5만 원 아래');
  expect(screen.getByText('5만 원 아래')).toBeTruthy();
  expect(range.style.getPropertyValue('--share')).toBe(String(4 / 9));
});
