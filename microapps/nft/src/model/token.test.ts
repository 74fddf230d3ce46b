import { expect, test } from 'vitest';
import { isReceiver, readReceiver, shortAddress } from './token.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('what is pasted or scanned is read, other networks are not', () => {
  expect(readReceiver(` ethereum:${address} `)).toBe(address);
  expect(readReceiver('010-5555-1234')).toBe('01055551234');
  expect(isReceiver('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')).toBe(false);
  expect(isReceiver(address.slice(0, -1))).toBe(false);
  expect(shortAddress(address)).toBe('0x5aAe…eAed');
});
