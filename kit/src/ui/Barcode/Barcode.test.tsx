import { screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCode128 } from '../testing/readCode128.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Barcode } from './Barcode.tsx';
import { encodeBarcode } from './encodeBarcode.ts';

it('is read back by a reader written from the standard, whatever the text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.stringMatching(/^[\x20-\x7e]{1,48}$/), fc.stringMatching(/^\d{1,48}$/)),
      async (text) => {
        expect(readCode128(await encodeBarcode(text))).toBe(text);
      },
    ),
  );
});

it('draws the bars the standard gives for a known text', async () => {
  // Start B, P, J, J, 1, 2, 3, C, check 55, stop: the worked example of most descriptions of Code 128.
  const bars = (await encodeBarcode('PJJ123C')).map((isBar) => (isBar ? 1 : 0)).join('');
  expect(bars.replace(/^0{10}|0{10}$/g, '')).toBe(
    [
      ...['11010010000', '11101110110', '10110111000', '10110111000', '10011100110'],
      ...['11001110010', '11001011100', '10001000110', '11101000110', '1100011101011'],
    ].join(''),
  );
});

it('packs digits two to a symbol', async () => {
  // Start, 12 symbols, check, stop, and ten light modules at each end.
  expect((await encodeBarcode('281006020123456789012345')).length).toBe(11 * 14 + 13 + 20);
});

it.each(['', '결제', 'x'.repeat(49), 'a\u0007b', 'È'])('says that %j cannot be a barcode', async (value) => {
  await renderKorean(<Barcode value={value} label="코드" />);
  expect((await screen.findByRole('alert')).dataset.msg).toBe('codeUnusable');
});

it('keeps its number to itself unless asked, and then groups it', async () => {
  const { container, rerender } = await renderKorean(
    <Barcode value="2810060201234567" label="결제 바코드" />,
  );
  await screen.findByRole('img', { name: '결제 바코드' });
  expect(container.innerHTML.replace(/\s/g, '')).not.toContain('28100602');
  rerender(<Barcode value="2810060201234567" label="결제 바코드" showsNumber />);
  expect(screen.getByText('2810 0602 0123 4567')).toBeTruthy();
  rerender(<Barcode value="TICKET-20260001" label="입장권" showsNumber />);
  expect(await screen.findByText('TICKET-20260001')).toBeTruthy();
});
