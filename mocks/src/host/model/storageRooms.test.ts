import { expect, test } from 'vitest';
import { createStorageRooms } from './storageRooms.ts';

test('each WebView starts empty and finds its own again', () => {
  const rooms = createStorageRooms(sessionStorage);
  rooms.enter('1');
  sessionStorage.setItem('KbWallet', 'first');
  rooms.enter('2');
  expect(sessionStorage.length).toBe(0);
  sessionStorage.setItem('KbWallet', 'second');
  rooms.enter('1');
  expect(sessionStorage.getItem('KbWallet')).toBe('first');
  rooms.forget('2');
  rooms.enter('2');
  expect(sessionStorage.length).toBe(0);
  rooms.clear();
  rooms.enter('1');
  expect(sessionStorage.length).toBe(0);
});
