import { defineMessages, setLocale, type Translation } from '@wallet/kit/messages';
import { expect, test } from 'vitest';

// In an app these two are files of their own, src/messages/ko.ts and en.ts; only one of them is ever downloaded.
const ko = { title: '예약 내역', count: ({ count }: { count: number }) => `모두 ${count}건` };
const en: Translation<typeof ko> = { title: 'My bookings', count: ({ count }) => `${count} in all` };

const messages = defineMessages({ ko: async () => ({ messages: ko }), en: async () => ({ messages: en }) });

test('texts are typed and follow the language; a screen reads them by messages.use()', async () => {
  await setLocale('ko');
  await messages.load('ko');
  expect(messages.current().count({ count: 3 })).toBe('모두 3건');
  await setLocale('en');
  await messages.load('en');
  expect(messages.current().title).toBe('My bookings');
});
